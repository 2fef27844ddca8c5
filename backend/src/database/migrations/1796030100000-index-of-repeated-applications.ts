import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../make-index.js';

/** Who applied for a job before is read from the index alone; outside a transaction, since applications are taken meanwhile. */
export class IndexOfRepeatedApplications1796030100000 implements MigrationInterface {
  name = 'IndexOfRepeatedApplications1796030100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(
      runner,
      'ix_applications_person',
      'applications (person_id, job_id, applied_at, id) INCLUDE (removed_at, withdrawn_at, status)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_person');
    await runner.query('CREATE INDEX ix_applications_person ON applications (person_id, job_id, applied_at)');
  }
}
