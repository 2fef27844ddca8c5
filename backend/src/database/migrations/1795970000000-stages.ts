import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stages of a job, and the one that a reviewed application stands in. */
export class Stages1795970000000 implements MigrationInterface {
  name = 'Stages1795970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD stages json NOT NULL DEFAULT '[]'`);
    // Rows are looked at by the next migration, which holds nobody up.
    await runner.query(`ALTER TABLE applications ADD stage_id varchar(36),
      ADD CONSTRAINT ck_applications_stage CHECK (stage_id IS NULL OR status = 'reviewed') NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP stage_id');
    await runner.query('ALTER TABLE jobs DROP stages');
  }
}
