import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Postings that only administrators can read yet. */
export class JobDrafts1795720000000 implements MigrationInterface {
  name = 'JobDrafts1795720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD is_draft boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs DROP is_draft`);
  }
}
