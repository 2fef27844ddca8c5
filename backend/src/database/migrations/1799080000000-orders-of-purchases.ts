import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../make-index.js';

const COLUMNS = { created: ['created_at'], status: ['status', 'created_at'], units: ['units'] };

/**
 * As the lists of purchases sort: columns without NULL are sorted without NULLS LAST, and PostgreSQL takes that for
 * another order. Outside a transaction, since orders are made meanwhile.
 */
export class OrdersOfPurchases1799080000000 implements MigrationInterface {
  name = 'OrdersOfPurchases1799080000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      const order = `${columns.join(', ')} DESC, id DESC`;
      await replaceIndex(runner, `ix_share_purchases_${name}`, `share_purchases (${order})`);
    }
  }

  /** In a transaction: TypeORM undoes nothing outside one. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      const order = `${columns.join(', ')} DESC NULLS LAST, id DESC`;
      await runner.query(`DROP INDEX ix_share_purchases_${name}`);
      await runner.query(`CREATE INDEX ix_share_purchases_${name} ON share_purchases (${order})`);
    }
  }
}
