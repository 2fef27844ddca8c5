import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What makes a repeated request for a new secret the same one. */
export class WebhookSecretKeys1797400000000 implements MigrationInterface {
  name = 'WebhookSecretKeys1797400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_endpoints ADD secret_key varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_endpoints DROP secret_key');
  }
}
