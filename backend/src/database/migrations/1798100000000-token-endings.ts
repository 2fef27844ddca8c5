import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether whoever made a token was told that it ends soon. Of those that end within the week, that is for the next round. */
export class TokenEndings1798100000000 implements MigrationInterface {
  name = 'TokenEndings1798100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens ADD COLUMN ending_told_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens DROP COLUMN ending_told_at');
  }
}
