import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ACCOUNT_NAMES } from '../../platform/auth/index.js';
import { SERVER_TIMINGS, type Timings } from '../../platform/config/timings.js';
import { PollingWorker } from '../../platform/work/polling-worker.js';
import { BulkActs } from './bulk-acts.service.js';
import { BulkActionItem } from './entities/bulk-action-item.entity.js';
import { BulkAction } from './entities/bulk-action.entity.js';

/** Applications of one transaction: few enough that nobody waits long for them. */
const CHUNK = 250;

/** Does and undoes bulk actions, a chunk at a time; what came of a chunk is committed with it. */
@Injectable()
export class BulkWorker extends PollingWorker {
  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly dataSource: DataSource,
    private readonly acts: BulkActs,
  ) {
    super({
      name: 'BulkActions',
      pause: timings.bulkActionPoll,
      failure: 'a bulk action could not go on; will be tried again',
    });
  }

  protected workOnce(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const action = await manager
        .createQueryBuilder(BulkAction, 'action')
        .where('action.finishedAt IS NULL')
        .orderBy('action.createdAt')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (action) await this.goOn(manager, action);
      return action !== null;
    });
  }

  private async goOn(manager: EntityManager, action: BulkAction): Promise<void> {
    const { id } = action;
    const items = await manager.find(BulkActionItem, {
      where: {
        bulkActionId: id,
        outcome: action.undoneAt ? 'done' : IsNull(),
        ...(action.doneUntil && { applicationId: MoreThan(action.doneUntil) }),
      },
      order: { applicationId: 'ASC' },
      take: CHUNK,
    });
    const last = items.at(-1);
    if (!last) {
      await manager.update(BulkAction, { id }, { finishedAt: new Date() });
      return;
    }
    const actor = { id: action.actorId, username: await nameOf(manager, action.actorId) };
    const outcomes = await this.acts[action.undoneAt ? 'undo' : 'do'](manager, actor, action, items);
    await manager.query(
      `UPDATE bulk_action_items i SET outcome = came.outcome
       FROM unnest($2::uuid[], $3::text[]) AS came (id, outcome)
       WHERE i.bulk_action_id = $1 AND i.application_id = came.id`,
      [id, [...outcomes.keys()], [...outcomes.values()]],
    );
    await manager.update(BulkAction, { id }, { doneUntil: last.applicationId });
  }
}

async function nameOf(manager: EntityManager, accountId: string): Promise<string> {
  const [account] = await manager.query<{ username: string }[]>(
    `SELECT username FROM ${ACCOUNT_NAMES} account WHERE id = $1`,
    [accountId],
  );
  return account?.username ?? '';
}
