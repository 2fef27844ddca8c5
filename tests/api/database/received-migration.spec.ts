import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { dropLimitedViews } from '../../../backend/src/database/limited-views.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = dataSourceOptions({ DATABASE_URL: database.ownerUrl, DATABASE_POOL_SIZE: 2 });
  source = await new DataSource(options).initialize();
  const first = source.migrations.findIndex(({ name }) => name === 'ReceivedInLedger1799040000000');
  await dropLimitedViews(source);
  for (let left = source.migrations.length; left > first; left -= 1) await source.undoLastMigration();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Orders of 1,000 units, by what the audit log has of a decision; undefined without a decision. */
const ORDERS: [name: string, paid: string | null | undefined, received: string | null][] = [
  ['as ordered', undefined, 'NGN 100000000'],
  ['accepted with less', 'NGN 999,000.50', 'NGN 99900050'],
  ['accepted in dollars', 'USD 5,000.00', 'USD 500000'],
  ['accepted, and the entry has left', null, null],
];

it('the ledger keeps what was received where it is known', async () => {
  for (const [index, [name, paid]] of ORDERS.entries()) {
    await source.query(
      `WITH purchase AS (
         INSERT INTO share_purchases (id, reference, units, unit_price, amount_kobo, currency, mode, status, receipt_number, paid_at, decided_at)
         VALUES (gen_random_uuid(), $1, 1000, 1000, 100000000, 'NGN', 'live', 'paid', $2, now(), $3) RETURNING id)
       INSERT INTO share_ledger (purchase_id, units, amount_kobo, mode, provider_transaction)
       SELECT id, 1000, 100000000, 'live', $1 FROM purchase`,
      [name, index + 1, paid === undefined ? null : new Date()],
    );
    if (typeof paid !== 'string') continue;
    await source.query(
      `INSERT INTO audit_log (action, object_type, object_id, data)
       SELECT 'purchase.accepted', 'purchase', id::text, jsonb_build_object('paid', $2::text)
       FROM share_purchases WHERE reference = $1`,
      [name, paid],
    );
  }
  await source.runMigrations({ transaction: 'each' });
  const rows = await source.query<{ name: string; received: string | null }[]>(
    `SELECT provider_transaction AS name, currency_received || ' ' || amount_received AS received FROM share_ledger ORDER BY id`,
  );
  expect(rows.map(({ name, received }) => [name, received])).toEqual(
    ORDERS.map(([name, , received]) => [name, received]),
  );
  await expect(source.query('UPDATE share_ledger SET amount_received = 1')).rejects.toThrow('append-only');
});
