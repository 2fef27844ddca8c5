import type { AuditAction } from '@smash/contract';
import type { EntityManager } from 'typeorm';
export { verifySeals } from './seals/verify-seals.js';

/** What statements about the entries read from, as `e`: the table is this part's own. */
export const AUDIT_ENTRIES = 'audit_log e';

/** What any of some actions was done to, each with the last time. */
export function actedOn(
  manager: EntityManager,
  ...actions: readonly AuditAction[]
): Promise<{ id: string; at: Date }[]> {
  return manager.query<{ id: string; at: Date }[]>(
    'SELECT object_id AS id, max(at) AS at FROM audit_log WHERE action = ANY($1) GROUP BY object_id',
    [actions],
  );
}
