import type { EntityManager } from 'typeorm';

/** Servers that follow the database and receive its log now; 0 if a provider copies it in another way, or the role may not see them. */
export async function countStandbys(manager: EntityManager): Promise<number> {
  // A copy that is being made of the database uses up to two connections of this kind.
  const [row] = await manager.query<{ standbys: number }[]>(
    `SELECT count(*)::int AS standbys FROM pg_stat_replication WHERE application_name <> 'pg_basebackup'`,
  );
  return row?.standbys ?? 0;
}
