import type { EntityManager } from 'typeorm';

/** Notes that all erasures are saved up to now. Not an entry of the audit log: it happens every few minutes. */
export async function recordErasuresSaved(manager: EntityManager): Promise<void> {
  await manager.query(
    'INSERT INTO erasures_saved (is_only, at) VALUES (true, now()) ON CONFLICT (is_only) DO UPDATE SET at = now()',
  );
}

/** Seconds since erasures were last saved; undefined before the first time. */
export async function secondsSinceErasuresSaved(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ seconds: number }[]>(
    'SELECT extract(epoch FROM now() - at)::float8 AS seconds FROM erasures_saved',
  );
  return row?.seconds;
}
