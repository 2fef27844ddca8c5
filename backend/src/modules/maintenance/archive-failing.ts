import type { EntityManager } from 'typeorm';

/**
 * For how many seconds the database has not copied its log of changes to where its backups are; 0 while the last attempt succeeded,
 * and where it copies none.
 */
export async function archiveFailingSeconds(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ seconds: number }[]>(
    `SELECT CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity')
       THEN extract(epoch FROM now() - coalesce(last_archived_time, stats_reset, last_failed_time))::float8
       ELSE 0 END AS seconds
     FROM pg_stat_archiver`,
  );
  return row?.seconds ?? 0;
}
