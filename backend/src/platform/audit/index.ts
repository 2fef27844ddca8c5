import type { AuditAction } from '@smash/contract';
import type { EntityManager } from 'typeorm';
export { verifySeals } from './seals/verify-seals.js';

/** The entries as `e`, for statements that read them: the table belongs to this part. */
export const AUDIT_ENTRIES = 'audit_log e';

/** Actions whose entries stay at any age, as in prune_audit_log (migration 1796130000000). */
const NEVER_PRUNED = [
  'application.deleted',
  'log.pruned',
  'member.deleted',
  'setting.changed',
] satisfies AuditAction[];

/** The records that any of these actions was done to, each with the last time. */
export function actedOn(
  manager: EntityManager,
  ...actions: readonly AuditAction[]
): Promise<{ id: string; at: Date }[]> {
  return manager.query<{ id: string; at: Date }[]>(
    'SELECT object_id AS id, max(at) AS at FROM audit_log WHERE action = ANY($1) GROUP BY object_id',
    [actions],
  );
}

/** Records that one of these actions was done to at a time that this log, restored from an older backup, does not know. */
export async function actedOnSince(
  manager: EntityManager,
  times: ReadonlyMap<string, Date>,
  ...actions: readonly AuditAction[]
): Promise<string[]> {
  const known = new Map((await actedOn(manager, ...actions)).map(({ id, at }) => [id, at.getTime()]));
  const pruned = (await prunedUntil(manager))?.getTime() ?? 0;
  return [...times].filter(([id, at]) => at.getTime() > (known.get(id) ?? pruned)).map(([id]) => id);
}

/**
 * Entries from before this time may have been pruned, so nobody can tell whether this log had them. Null while none has
 * been.
 */
async function prunedUntil(manager: EntityManager): Promise<Date | null> {
  const [{ until }] = await manager.query<[{ until: Date | null }]>(
    `SELECT CASE WHEN pruned.at IS NOT NULL THEN least(pruned.at, (SELECT min(at) FROM audit_log WHERE action <> ALL($1))) END AS until
     FROM (SELECT max(at) AS at FROM audit_log WHERE action = 'log.pruned') pruned`,
    [NEVER_PRUNED],
  );
  return until;
}
