import type { EntityManager } from 'typeorm';

/** Held while sealing, so that replicas do not do it at once. Any number that no other lock of the database has. */
const SEAL_LOCK = 7_305_071;

/** Writes times in UTC, whatever zone the server is in, until the end of the caller's transaction. */
export async function readCanonically(manager: EntityManager): Promise<void> {
  await manager.query(`SET LOCAL TimeZone TO 'UTC'`);
}

/** Takes the lock of sealing for the caller's transaction. @returns false when another transaction has it */
export async function lockSeals(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ locked: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS locked', [
    SEAL_LOCK,
  ]);
  return row?.locked ?? false;
}

/**
 * Entries after one id and up to another, in the order of their ids, each in canonical form: the columns that have a
 * value, as PostgreSQL writes them in JSON. So a column that is added later, and is empty in former entries, changes
 * nothing. Needs `readCanonically` first.
 */
export function canonicalEntries(
  manager: EntityManager,
  { after, upTo, most = null }: { after: string; upTo: string; most?: number | null },
): Promise<{ id: string; line: string }[]> {
  return manager.query<{ id: string; line: string }[]>(
    `SELECT id, jsonb_strip_nulls(to_jsonb(entry))::text AS line FROM audit_log entry
     WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3`,
    [after, upTo, most],
  );
}

export async function newestEntry(manager: EntityManager): Promise<string | undefined> {
  const [row] = await manager.query<{ id: string | null }[]>('SELECT max(id) AS id FROM audit_log');
  return row?.id ?? undefined;
}

/**
 * The open transactions that may have taken an id of the audit log: each locks the table before it takes an id, and
 * until it ends. A lock of this kind hinders nobody.
 */
export async function entriesUnderWay(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ transaction: string }[]>(
    `SELECT virtualtransaction AS transaction FROM pg_locks
     WHERE locktype = 'relation' AND relation = 'audit_log'::regclass AND mode = 'RowExclusiveLock' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.map(({ transaction }) => transaction);
}
