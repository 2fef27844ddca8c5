import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The applications in the talent pool, the newest first; outside a transaction, since applications are taken meanwhile. */
export class IndexOfTalentPool1796060100001 implements MigrationInterface {
  name = 'IndexOfTalentPool1796060100001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications VALIDATE CONSTRAINT ck_applications_pool');
    await runner.query('DROP INDEX IF EXISTS ix_applications_pool');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_pool
      ON applications (applied_at DESC, id DESC) INCLUDE (pool_until, search_text)
      WHERE removed_at IS NULL AND pool_until IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_pool');
  }
}
