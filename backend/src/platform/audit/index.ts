import type { AuditAction } from '@smash/contract';
import type { EntityManager } from 'typeorm';
export { verifySeals } from './seals/verify-seals.js';

/** What statements about the entries read from, as `e`: the table is this part's own. */
export const AUDIT_ENTRIES = 'audit_log e';

/** What stays whatever its age, as prune_audit_log has it (migration 1796130000000). */
const NEVER_PRUNED = [
  'application.deleted',
  'log.pruned',
  'member.deleted',
  'setting.changed',
] satisfies AuditAction[];

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

/** The things that any of these actions was done to at a time of which this log, that of an older backup, does not know. */
export async function actedOnSince(
  manager: EntityManager,
  times: ReadonlyMap<string, Date>,
  ...actions: readonly AuditAction[]
): Promise<string[]> {
  const known = new Map((await actedOn(manager, ...actions)).map(({ id, at }) => [id, at.getTime()]));
  const pruned = (await prunedUntil(manager))?.getTime() ?? 0;
  return [...times].filter(([id, at]) => at.getTime() > (known.get(id) ?? pruned)).map(([id]) => id);
}

/** Entries of before may have left by their age: nobody can tell whether this log knew of them. Null while none has left. */
async function prunedUntil(manager: EntityManager): Promise<Date | null> {
  const [{ until }] = await manager.query<[{ until: Date | null }]>(
    `SELECT CASE WHEN pruned.at IS NOT NULL THEN least(pruned.at, (SELECT min(at) FROM audit_log WHERE action <> ALL($1))) END AS until
     FROM (SELECT max(at) AS at FROM audit_log WHERE action = 'log.pruned') pruned`,
    [NEVER_PRUNED],
  );
  return until;
}
