import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who applied for a job before is read from the index alone; outside a transaction, since applications are taken meanwhile. */
export class IndexOfRepeatedApplications1796030100000 implements MigrationInterface {
  name = 'IndexOfRepeatedApplications1796030100000';
  transaction = false;

  /** The former index stays until the new one is there; broken off, it starts again. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS ix_applications_person_new');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_person_new ON applications
      (person_id, job_id, applied_at, id) INCLUDE (removed_at, withdrawn_at, status)`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_applications_person');
    await runner.query('ALTER INDEX ix_applications_person_new RENAME TO ix_applications_person');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_person');
    await runner.query('CREATE INDEX ix_applications_person ON applications (person_id, job_id, applied_at)');
  }
}
