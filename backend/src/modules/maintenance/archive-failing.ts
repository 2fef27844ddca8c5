import type { EntityManager } from 'typeorm';

/**
 * Seconds since the database last archived its write-ahead log for the backups; 0 while the last attempt succeeded, and
 * where it archives none.
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
