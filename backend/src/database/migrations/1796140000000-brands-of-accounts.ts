import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The brands that an account is limited to, none for no limit; and the schema of the views that such accounts see (limited-views.ts). */
export class BrandsOfAccounts1796140000000 implements MigrationInterface {
  name = 'BrandsOfAccounts1796140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admins
      ADD brands varchar(20)[] NOT NULL DEFAULT '{}',
      ADD CONSTRAINT ck_admins_brands CHECK (role <> 'owner' OR brands = '{}')`);
    await runner.query('CREATE INDEX ix_jobs_brand ON jobs (brand)');
    await runner.query('CREATE SCHEMA limited');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA limited CASCADE');
    await runner.query('DROP INDEX ix_jobs_brand');
    await runner.query('ALTER TABLE admins DROP CONSTRAINT ck_admins_brands, DROP brands');
  }
}
