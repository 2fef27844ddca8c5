import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an API token was used last, once its session is gone. */
export class LastUseOfTokens1797710000000 implements MigrationInterface {
  name = 'LastUseOfTokens1797710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens ADD last_used_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens DROP last_used_at');
  }
}
