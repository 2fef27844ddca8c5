import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks at all applications, outside the transaction of the columns, so that others are taken meanwhile. */
export class RuleOfRatings1796050000001 implements MigrationInterface {
  name = 'RuleOfRatings1796050000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications VALIDATE CONSTRAINT ck_applications_rating');
  }

  /** The constraint goes with its columns. */
  async down(): Promise<void> {}
}
