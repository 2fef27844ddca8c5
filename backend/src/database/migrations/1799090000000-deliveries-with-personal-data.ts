import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/**
 * Deliveries whose personal data may have to be erased, which every round looks for; outside a transaction, since
 * deliveries are made meanwhile.
 */
export class DeliveriesWithPersonalData1799090000000 implements MigrationInterface {
  name = 'DeliveriesWithPersonalData1799090000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeIndex(
      runner,
      'ix_webhook_deliveries_personal',
      'webhook_deliveries (event_id) WHERE personal IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_webhook_deliveries_personal');
  }
}
