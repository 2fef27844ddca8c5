import type { EntityManager } from 'typeorm';
import type { ChosenApplication } from '../applications/list/chosen-applications.service.js';
import { BulkAction } from './entities/bulk-action.entity.js';

/** Rows per INSERT. */
const WRITTEN_AT_ONCE = 10_000;

type NewAction = Pick<
  BulkAction,
  | 'id'
  | 'actorId'
  | 'idempotencyKey'
  | 'digest'
  | 'action'
  | 'status'
  | 'assigneeId'
  | 'tagsToAdd'
  | 'tagsToRemove'
  | 'total'
  | 'undoableUntil'
>;

/** Writes an action with a row for each application; writes nothing if its idempotency key was used before. */
export async function writeBulkAction(
  manager: EntityManager,
  action: NewAction,
  applications: readonly ChosenApplication[],
): Promise<void> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(BulkAction)
    .values(action)
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return;
  for (let start = 0; start < applications.length; start += WRITTEN_AT_ONCE) {
    const part = applications.slice(start, start + WRITTEN_AT_ONCE);
    await manager.query(
      `INSERT INTO bulk_action_items (bulk_action_id, application_id, previous_status, previous_assignee_id)
       SELECT $1, chosen.id, chosen.status, chosen.assignee_id
       FROM unnest($2::uuid[], $3::text[], $4::uuid[]) AS chosen (id, status, assignee_id)`,
      [
        action.id,
        part.map(({ id }) => id),
        part.map(({ status }) => status),
        part.map(({ assigneeId }) => assigneeId),
      ],
    );
  }
}
