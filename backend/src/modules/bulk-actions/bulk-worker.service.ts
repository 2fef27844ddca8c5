import { Inject, Injectable } from '@nestjs/common';
import { LARGE_REMOVAL } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ACCOUNT_NAMES } from '../../platform/auth/index.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { MetricsRegistry } from '../../platform/metrics/index.js';
import { permissionSql, PROGRESS, QueueWorker } from '../../platform/work/queue-worker.js';
import { BULK_PERMISSIONS } from './bulk-permissions.js';
import { BulkExecutor } from './bulk-executor.service.js';
import { BulkActionItem } from './entities/bulk-action-item.entity.js';
import { BulkAction } from './entities/bulk-action.entity.js';

/** Applications per transaction: few enough that nobody waits long for their locks. */
const CHUNK = 250;

/** Does and undoes bulk actions, a chunk at a time; the outcomes of a chunk are committed with it. */
@Injectable()
export class BulkWorker extends QueueWorker {
  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    dataSource: DataSource,
    metrics: MetricsRegistry,
    private readonly executor: BulkExecutor,
  ) {
    super(
      {
        name: 'BulkActions',
        pause: timings.bulkActionPoll,
        failure: 'a bulk action could not continue; it will be retried',
        table: 'bulk_actions',
        underWay: 'finished_at IS NULL',
        // The permission that ordering the action took; undoing a large removal takes only the one to remove a single
        // application.
        permission: `CASE WHEN act = 'remove' AND undone_at IS NULL AND total > ${LARGE_REMOVAL}
          THEN 'applications.remove_many' ELSE ${permissionSql('act', BULK_PERMISSIONS)} END`,
      },
      timings,
      dataSource,
      metrics,
    );
  }

  protected goOn(id: string, isSuspect: boolean): Promise<void> {
    return this.inPieces(CHUNK, isSuspect, (manager, size) => this.doChunk(manager, id, size));
  }

  /** Applications that were changed stay so; the action can be undone. */
  protected async giveUp(manager: EntityManager, id: string): Promise<void> {
    await manager.update(BulkActionItem, { bulkActionId: id, outcome: IsNull() }, { outcome: 'failed' });
    await manager.update(BulkAction, { id }, finished());
  }

  private async doChunk(manager: EntityManager, id: string, size: number): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const;
    const action = await manager.findOne(BulkAction, { where: { id, finishedAt: IsNull() }, lock });
    return action !== null && this.goOnWith(manager, action, size);
  }

  /** @returns whether there may be more to do */
  private async goOnWith(manager: EntityManager, action: BulkAction, size: number): Promise<boolean> {
    const { id } = action;
    const items = await manager.find(BulkActionItem, {
      where: {
        bulkActionId: id,
        outcome: action.undoneAt ? 'done' : IsNull(),
        ...(action.doneUntil && { applicationId: MoreThan(action.doneUntil) }),
      },
      order: { applicationId: 'ASC' },
      take: size,
    });
    const last = items.at(-1);
    if (!last) {
      await manager.update(BulkAction, { id }, { ...finished(), ...PROGRESS });
      return false;
    }
    const actor = { id: action.actorId, username: await nameOf(manager, action.actorId) };
    const outcomes = await this.executor[action.undoneAt ? 'undo' : 'do'](manager, actor, action, items);
    await manager.query(
      `UPDATE bulk_action_items i SET outcome = came.outcome
       FROM unnest($2::uuid[], $3::text[]) AS came (id, outcome)
       WHERE i.bulk_action_id = $1 AND i.application_id = came.id`,
      [id, [...outcomes.keys()], [...outcomes.values()]],
    );
    await manager.update(BulkAction, { id }, { doneUntil: last.applicationId, ...PROGRESS });
    return true;
  }
}

/** Its applications may be erased from then on: how many came to what is kept. */
const finished = () => ({
  finishedAt: new Date(),
  counts: () => `(SELECT coalesce(jsonb_object_agg(came.outcome, came.count), '{}') FROM (
    SELECT outcome, count(*) FROM bulk_action_items
    WHERE bulk_action_id = bulk_actions.id AND outcome IS NOT NULL GROUP BY outcome) came)`,
});

async function nameOf(manager: EntityManager, accountId: string): Promise<string> {
  const [account] = await manager.query<{ username: string }[]>(
    `SELECT username FROM ${ACCOUNT_NAMES} account WHERE id = $1`,
    [accountId],
  );
  return account?.username ?? '';
}
