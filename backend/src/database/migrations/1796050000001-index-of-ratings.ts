import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rated applications by rating, both ways; outside a transaction, since applications are taken meanwhile. */
export class IndexOfRatings1796050000001 implements MigrationInterface {
  name = 'IndexOfRatings1796050000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications VALIDATE CONSTRAINT ck_applications_rating');
    await runner.query('DROP INDEX IF EXISTS ix_applications_rating');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_rating
      ON applications (rating, applied_at, id) INCLUDE (withdrawn_at)
      WHERE removed_at IS NULL AND rating IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_rating');
  }
}
