import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviewed applications by job and stage, the newest first; outside a transaction, since applications are taken meanwhile. */
export class IndexOfStages1795970000001 implements MigrationInterface {
  name = 'IndexOfStages1795970000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications VALIDATE CONSTRAINT ck_applications_stage');
    await runner.query('DROP INDEX IF EXISTS ix_applications_stage');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_stage
      ON applications (job_id, stage_id, applied_at DESC, id DESC) INCLUDE (withdrawn_at, search_text)
      WHERE removed_at IS NULL AND status = 'reviewed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_stage');
  }
}
