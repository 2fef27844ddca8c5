import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type AuditAction, isAuditAction } from '@smash/contract';
import type { DeepPartial, EntityManager, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AccountService } from '../auth/accounts/account.service.js';
import type { Editable, EditableRow } from './index.js';
import { RecordChangedException, RecordNotFoundException } from './editing.errors.js';

interface Change<Row extends EditableRow> {
  id: Row['id'];
  /** The new values, or a function that makes them within the transaction; it is not called when `isDone`. */
  values: QueryDeepPartialEntity<Row> | ((manager: EntityManager) => Promise<QueryDeepPartialEntity<Row>>);
  /** The version that the caller had read; without it, the change overwrites any other. */
  version?: number;
  /** Whether a row is already as the caller wants it: then a repeated request succeeds without a change. */
  isDone: (row: Row) => boolean;
  /** The verb of the audit action; `updated` by default. */
  verb?: string;
}

/**
 * Changes records that several administrators edit. Each change is one transaction with its entry in the audit log, and
 * none overwrites another that its author has not seen.
 */
@Injectable()
export class EditingService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly audit: AuditService,
    private readonly accounts: AccountService,
  ) {}

  async find<Row extends EditableRow>(
    kind: Editable<Row>,
    id: Row['id'],
    manager = this.manager,
  ): Promise<Row> {
    const row = await manager.findOneBy(kind.entity, idOf(kind, id));
    if (!row) throw new RecordNotFoundException(kind.name);
    return row;
  }

  /** @param data for the audit log: where the new record comes from */
  create<Row extends EditableRow>(
    actorId: string,
    kind: Editable<Row>,
    values: DeepPartial<NoInfer<Row>>,
    {
      data,
      before,
    }: { data?: Record<string, string>; before?: (manager: EntityManager) => Promise<void> } = {},
  ): Promise<Row> {
    return this.manager.transaction(async (manager) => {
      await before?.(manager);
      return this.createIn(manager, actorId, kind, values, data);
    });
  }

  /** Creates a row as `create` does, within the caller's transaction. */
  async createIn<Row extends EditableRow>(
    manager: EntityManager,
    actorId: string | null,
    kind: Editable<Row>,
    values: DeepPartial<NoInfer<Row>>,
    data?: Record<string, string>,
  ): Promise<Row> {
    const now = new Date();
    const row = await manager.save(
      manager.create(kind.entity, { ...values, createdAt: now, updatedAt: now, version: 1 }),
    );
    await this.record(manager, actorId, kind, 'created', row.id, data);
    return row;
  }

  /**
   * Changes a row; a row that `isDone` stays as it is, without a new version, entry or event.
   * @param before locks what must be locked before the row, and refuses changes that are not allowed
   * @throws RecordChangedException when the row is no longer in the version that the caller had read
   */
  update<Row extends EditableRow>(
    actorId: string,
    kind: Editable<Row>,
    { id, values, version, isDone, verb = 'updated' }: Change<Row>,
    before?: (manager: EntityManager) => Promise<void>,
  ): Promise<Row> {
    return this.manager.transaction(async (manager) => {
      await before?.(manager);
      // Of two racing changes, the second waits for the first and then sees its result.
      const row = await manager.findOne(kind.entity, {
        where: idOf(kind, id),
        lock: { mode: 'for_no_key_update' },
      });
      if (!row) throw new RecordNotFoundException(kind.name);
      if (isDone(row)) return row;
      const changed = typeof values === 'function' ? await values(manager) : values;
      if (version && version !== row.version) {
        const who = await this.lastEditor(manager, actorId, kind, id);
        throw new RecordChangedException(kind.name, who, row.updatedAt);
      }
      await manager
        .createQueryBuilder()
        .update(kind.entity)
        .set({ ...changed, updatedAt: new Date(), version: () => 'version + 1' })
        .where(idOf(kind, id))
        .execute();
      const saved = await this.find(kind, id, manager);
      await kind.followUp?.(manager, saved);
      await this.record(manager, actorId, kind, verb, id);
      return saved;
    });
  }

  /** Deletes or hides a row. A repetition changes nothing. */
  async remove<Row extends EditableRow>(actorId: string, kind: Editable<Row>, id: Row['id']): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const { affected } = kind.hiddenBy
        ? await manager.update(kind.entity, idOf(kind, id), kind.hiddenBy())
        : await manager.delete(kind.entity, idOf(kind, id));
      if (affected === 1) {
        await this.record(manager, actorId, kind, 'deleted', id);
        return;
      }
      // A hidden row is looked up itself: the audit log also has those that the caller does not see.
      const isGone = kind.hiddenBy
        ? await manager.existsBy(kind.entity, { id } as FindOptionsWhere<Row>)
        : await this.audit.has(manager, actionOf(kind, 'deleted'), String(id));
      if (!isGone) throw new RecordNotFoundException(kind.name);
    });
  }

  /** Brings back a hidden row. A repetition changes nothing. */
  async restore<Row extends EditableRow>(actorId: string, kind: Editable<Row>, id: Row['id']): Promise<Row> {
    const { hidden } = kind;
    if (!hidden) throw new RecordNotFoundException(kind.name);
    return this.manager.transaction(async (manager) => {
      const { affected } = await manager.update(kind.entity, { ...hidden.rows, id }, hidden.shownBy);
      const row = await this.find(kind, id, manager);
      if (affected === 1) {
        await kind.followUp?.(manager, row);
        await this.record(manager, actorId, kind, 'restored', id);
      }
      return row;
    });
  }

  private record(
    manager: EntityManager,
    actorId: string | null,
    kind: Pick<Editable<EditableRow>, 'name'>,
    verb: string,
    objectId: number | string,
    data?: Record<string, string>,
  ): Promise<void> {
    return this.audit.record(manager, {
      actorId,
      action: actionOf(kind, verb),
      objectType: kind.name,
      objectId,
      data,
    });
  }

  private async lastEditor(
    manager: EntityManager,
    actorId: string,
    { name }: Pick<Editable<EditableRow>, 'name'>,
    id: number | string,
  ): Promise<string> {
    const editorId = await this.audit.lastActor(manager, name, id);
    if (editorId === actorId) return 'You';
    return (editorId && (await this.accounts.usernameOf(editorId, manager))) || 'Someone else';
  }
}

/** Some verbs do not apply to some objects: an action that the audit log does not know is a mistake in the program. */
function actionOf({ name }: Pick<Editable<EditableRow>, 'name'>, verb: string): AuditAction {
  const action = `${name}.${verb}`;
  if (isAuditAction(action)) return action;
  throw new Error(`The audit log has no words for ${action}`);
}

function idOf<Row extends EditableRow>({ existing }: Editable<Row>, id: Row['id']): FindOptionsWhere<Row> {
  return { ...existing, id } as FindOptionsWhere<Row>;
}
