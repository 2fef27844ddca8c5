import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applicants may let their application be kept for other openings. */
export class TalentPool1796060100000 implements MigrationInterface {
  name = 'TalentPool1796060100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications
      ADD pool_since timestamptz, ADD pool_until timestamptz, ADD pool_reminded_at timestamptz,
      ADD CONSTRAINT ck_applications_pool CHECK ((pool_since IS NULL) = (pool_until IS NULL)) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP pool_since, DROP pool_until, DROP pool_reminded_at');
  }
}
