import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../make-index.js';

/**
 * Purchases are found by address also where a member made them: one may have had the receipt sent to a person who is to be
 * erased. Outside a transaction, since orders are made meanwhile.
 */
export class PurchasesByAddress1798500000000 implements MigrationInterface {
  name = 'PurchasesByAddress1798500000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'ix_share_purchases_email', 'share_purchases (lower(email))');
  }

  /** In a transaction: TypeORM undoes nothing outside one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_share_purchases_email');
    await runner.query(
      'CREATE INDEX ix_share_purchases_email ON share_purchases (lower(email)) WHERE member_id IS NULL',
    );
  }
}
