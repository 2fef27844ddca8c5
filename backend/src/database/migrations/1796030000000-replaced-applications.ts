import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which application an applicant sent in the place of an earlier one. */
export class ReplacedApplications1796030000000 implements MigrationInterface {
  name = 'ReplacedApplications1796030000000';

  async up(runner: QueryRunner): Promise<void> {
    // Rows are looked at by the next migration, which holds nobody up.
    await runner.query(`ALTER TABLE applications ADD replaced_by uuid,
      ADD CONSTRAINT fk_applications_replaced_by FOREIGN KEY (replaced_by)
        REFERENCES applications (id) ON DELETE SET NULL NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP replaced_by');
  }
}
