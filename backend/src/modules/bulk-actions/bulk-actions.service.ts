import { Inject, Injectable } from '@nestjs/common';
import { type ApplicationStatus, DAY_MS, MINUTE_MS } from '@smash/contract';
import { DataSource, MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CurrentAdmin } from '../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../platform/auth/index.js';
import { ENVIRONMENT, type Environment } from '../../platform/config/environment.js';
import { ValidationException } from '../../platform/errors/api-exception.js';
import { violatedForeignKey } from '../../platform/errors/database-errors.js';
import { makeOnce, ownIdempotencyKey, sameOnly } from '../../platform/http/idempotency-key.js';
import { PROGRESS } from '../../platform/work/queue-worker.js';
import { sha256 } from '../../platform/text/sha256.js';
import { assertReviewer, assertSees } from '../applications/index.js';
import { ChosenApplications } from '../applications/list/chosen-applications.service.js';
import { ApplicationRemovalService } from '../applications/removal/application-removal.service.js';
import { ApplicationTags } from '../applications/tags/application-tags.service.js';
import type { BulkActionDto, BulkCountsDto, StartBulkActionDto } from './bulk-action.dto.js';
import {
  BulkActionNotFoundException,
  NothingChosenException,
  UndoTooLateException,
} from './bulk-actions.errors.js';
import { BULK_PERMISSIONS } from './bulk-permissions.js';
import { BulkWorker } from './bulk-worker.service.js';
import { BULK_OUTCOMES, BulkActionItem } from './entities/bulk-action-item.entity.js';
import { BulkAction } from './entities/bulk-action.entity.js';
import { writeBulkAction } from './write-bulk-action.js';
import { isPast } from '../../platform/statements/is-past.js';
import { presentTime } from '../../platform/statements/present-time.js';

/** Rows of bulk actions are kept for a week; the history of each application keeps what they changed. */
const KEPT_MS = 7 * DAY_MS;
const SHOWN = 5;

const NO_COUNTS = {
  waiting: 0,
  ...Object.fromEntries(BULK_OUTCOMES.map((outcome) => [outcome, 0])),
} as BulkCountsDto;

const REUSED = 'Something else has already been done with this Idempotency-Key. Please use a new one.';

/** Accepts bulk actions; BulkWorker does and undoes them. */
@Injectable()
export class BulkActionsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly chosen: ChosenApplications,
    private readonly removal: ApplicationRemovalService,
    private readonly tags: ApplicationTags,
    private readonly worker: BulkWorker,
  ) {}

  /** A repetition with the same key gets the same response, and nothing is done twice. */
  async start(
    admin: CurrentAdmin,
    { password, seen_at, seen_statuses, ...request }: StartBulkActionDto,
    clientKey: string | undefined,
  ): Promise<BulkActionDto> {
    assertPermitted(admin, BULK_PERMISSIONS[request.action]);
    // The number of matches of a filter reveals who has applied.
    if (request.filter) assertPermitted(admin, 'applications.read');
    const status = statusFor(request);
    const seen = { at: seen_at, statuses: seenStatuses(request.ids, seen_statuses) };
    const assigneeId = await this.assigneeFor(request);
    const { tagsToAdd, tagsToRemove } = tagsFor(request);
    const idempotencyKey = ownIdempotencyKey(admin.id, clientKey);
    const digest = sha256(JSON.stringify(request));
    const make = async () => {
      await this.tags.assertThere(tagsToAdd);
      const applications = await this.chosen.find(admin.id, request, seen);
      if (applications.length === 0) throw new NothingChosenException();
      if (assigneeId) {
        const ids = applications.map(({ id }) => id);
        await assertSees(this.dataSource.manager, assigneeId, ids);
      }
      if (request.action === 'remove') {
        await this.removal.assertMayRemove(admin, applications.length, password);
      }
      const now = await presentTime(this.dataSource.manager);
      const action = {
        id: uuidv7(),
        actorId: admin.id,
        idempotencyKey,
        digest,
        action: request.action,
        status,
        assigneeId,
        tagsToAdd,
        tagsToRemove,
        total: applications.length,
        undoableUntil: new Date(now.getTime() + this.environment.APPLICATION_UNDO_MINUTES * MINUTE_MS),
      };
      await this.dataSource.transaction((manager) => writeBulkAction(manager, action, applications));
      this.worker.wake();
      return { id: action.id };
    };
    // Tries again with the remaining applications if one was erased after it was chosen.
    const makeFromThoseLeft = () =>
      make().catch((error: unknown) => {
        if (violatedForeignKey(error) !== 'fk_bulk_action_items_application') throw error;
        return make();
      });
    const { id } = await makeOnce<Pick<BulkAction, 'id'>>(
      idempotencyKey,
      () => this.findRepeated(idempotencyKey, digest),
      makeFromThoseLeft,
    );
    return this.get(admin.id, id);
  }

  async list(actorId: string): Promise<BulkActionDto[]> {
    const found = await this.dataSource.manager.find(BulkAction, {
      where: { actorId, createdAt: MoreThan(new Date(Date.now() - DAY_MS)) },
      order: { createdAt: 'DESC' },
      take: SHOWN,
    });
    return Promise.all(found.map((action) => this.describe(action)));
  }

  async get(actorId: string, id: string): Promise<BulkActionDto> {
    const action = await this.dataSource.manager.findOneBy(BulkAction, { id, actorId });
    if (!action) throw new BulkActionNotFoundException();
    return this.describe(action);
  }

  /**
   * Has everything undone that the action has done, and stops the rest. A repetition changes nothing, but resumes an
   * undo that was given up.
   * @throws UndoTooLateException
   */
  async undo(admin: CurrentAdmin, id: string): Promise<BulkActionDto> {
    const actorId = admin.id;
    await this.dataSource.transaction(async (manager) => {
      const action = await manager.findOne(BulkAction, {
        where: { id, actorId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!action) throw new BulkActionNotFoundException();
      assertPermitted(admin, BULK_PERMISSIONS[action.action]);
      if (action.undoneAt && !action.failedAt) return;
      if (!action.undoneAt && action.undoableUntil <= (await presentTime(manager)))
        throw new UndoTooLateException();
      await manager.query(
        `UPDATE bulk_action_items SET outcome = 'cancelled' WHERE bulk_action_id = $1 AND outcome IS NULL`,
        [id],
      );
      if (action.action === 'remove') {
        // The worker may need longer than the time left until the applications are erased.
        const where = { bulkActionId: id, outcome: 'done' } as const;
        const done = await manager.find(BulkActionItem, { select: { applicationId: true }, where });
        await this.removal.keepRestorable(
          manager,
          done.map(({ applicationId }) => applicationId),
        );
      }
      const begun = { undoneAt: new Date(), doneUntil: null, finishedAt: null, counts: null };
      await manager.update(BulkAction, { id }, { ...begun, ...PROGRESS });
    });
    this.worker.wake();
    return this.get(actorId, id);
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.manager.delete(BulkAction, { finishedAt: isPast({ ago: KEPT_MS }) });
  }

  /** @throws ValidationException when `assignee_id` is missing, or is an account that may not review */
  private async assigneeFor({ action, assignee_id }: Pick<StartBulkActionDto, 'action' | 'assignee_id'>) {
    if (action !== 'assign') return null;
    if (assignee_id === undefined) {
      throw ValidationException.at(['body', 'assignee_id'], 'Please choose someone, or nobody', 'missing');
    }
    await assertReviewer(this.dataSource.manager, assignee_id);
    return assignee_id;
  }

  private async findRepeated(idempotencyKey: string | null, digest: string): Promise<BulkAction | null> {
    if (!idempotencyKey) return null;
    const action = await this.dataSource.manager.findOneBy(BulkAction, { idempotencyKey });
    return sameOnly(action, digest, REUSED);
  }

  private async describe(action: BulkAction): Promise<BulkActionDto> {
    const counts = action.counts ?? (await this.countItems(action.id));
    return {
      id: action.id,
      action: action.action,
      status: action.status,
      assignee_id: action.assigneeId,
      add: action.tagsToAdd,
      remove: action.tagsToRemove,
      total: action.total,
      counts: { ...NO_COUNTS, ...counts },
      created_at: action.createdAt.toISOString(),
      undoable_until: action.undoableUntil.toISOString(),
      undone_at: action.undoneAt?.toISOString() ?? null,
      finished_at: action.finishedAt?.toISOString() ?? null,
      failure: action.failedAt && action.failure,
    };
  }

  private async countItems(id: string): Promise<Partial<BulkCountsDto>> {
    const rows = await this.dataSource.query<{ outcome: keyof BulkCountsDto; count: number }[]>(
      `SELECT coalesce(outcome, 'waiting') AS outcome, count(*)::int AS count
       FROM bulk_action_items WHERE bulk_action_id = $1 GROUP BY 1`,
      [id],
    );
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
  }
}

function statusFor({ action, status }: Pick<StartBulkActionDto, 'action' | 'status'>) {
  if (action !== 'set_status') return null;
  if (!status) throw ValidationException.at(['body', 'status'], 'Please choose a status', 'missing');
  return status;
}

/** By id, the status that each application had on the screen. */
function seenStatuses(
  ids: readonly string[] | undefined,
  statuses: readonly ApplicationStatus[] | undefined,
): ReadonlyMap<string, ApplicationStatus> | undefined {
  if (!statuses) return undefined;
  if (statuses.length !== ids?.length)
    throw ValidationException.at(['body', 'seen_statuses'], 'As many are expected as there are ids');
  return new Map(ids.flatMap((id, index) => (statuses[index] ? [[id, statuses[index]]] : [])));
}

function tagsFor({ action, add = [], remove = [] }: Pick<StartBulkActionDto, 'action' | 'add' | 'remove'>) {
  if (action !== 'tag') return { tagsToAdd: [], tagsToRemove: [] };
  if (add.length + remove.length === 0)
    throw ValidationException.at(['body', 'add'], 'Please choose a tag', 'missing');
  return { tagsToAdd: add, tagsToRemove: remove };
}
