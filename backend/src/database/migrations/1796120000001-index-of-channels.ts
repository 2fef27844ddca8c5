import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the filter, newest first, and for the report; outside a transaction, since applications are taken meanwhile. */
export class IndexOfChannels1796120000001 implements MigrationInterface {
  name = 'IndexOfChannels1796120000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS ix_applications_channel');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_channel
      ON applications (channel, applied_at DESC, id DESC) INCLUDE (status, job_id)
      WHERE removed_at IS NULL AND channel IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_channel');
  }
}
