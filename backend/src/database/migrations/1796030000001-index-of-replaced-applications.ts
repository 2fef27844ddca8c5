import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what an application replaced, also when it is erased; outside a transaction, since applications are taken meanwhile. */
export class IndexOfReplacedApplications1796030000001 implements MigrationInterface {
  name = 'IndexOfReplacedApplications1796030000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications VALIDATE CONSTRAINT fk_applications_replaced_by');
    await runner.query('DROP INDEX IF EXISTS ix_applications_replaced');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_replaced
      ON applications (replaced_by) WHERE replaced_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_replaced');
  }
}
