import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/** Unpaid orders whose address is still to be removed; outside a transaction, since orders are made meanwhile. */
export class UnpaidOrdersWithAddress1799010000000 implements MigrationInterface {
  name = 'UnpaidOrdersWithAddress1799010000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeIndex(
      runner,
      'ix_share_purchases_unpaid',
      `share_purchases (created_at) WHERE status = 'failed' AND email IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_share_purchases_unpaid');
  }
}
