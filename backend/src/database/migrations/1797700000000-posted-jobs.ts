import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a job was posted, which is not when its draft was begun; of those that are published already nothing else is known. */
export class PostedJobs1797700000000 implements MigrationInterface {
  name = 'PostedJobs1797700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD posted_at timestamptz');
    await runner.query('UPDATE jobs SET posted_at = created_at WHERE NOT is_draft');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP posted_at');
  }
}
