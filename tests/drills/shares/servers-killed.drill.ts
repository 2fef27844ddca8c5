import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { order } from '../../support/api/shares.js';
import {
  type Notice,
  type PaymentStandIn,
  startPaymentStandIn,
} from '../../support/doubles/payment-stand-in.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';

/** docs/reliability.md has the figures of a run. */
const ORDERS = Number(process.env['SHARES_ORDERS'] ?? 300);
const COPIES = Number(process.env['SHARES_COPIES'] ?? 10);
const KILLS = Number(process.env['SHARES_KILLS'] ?? 5);
const ORDERS_AT_ONCE = 5;
const SENDERS = 8;
const RETRY_MILLISECONDS = 100;
const UNITS = 7;

let provider: PaymentStandIn;
let first: ServerProcess;
let servers: ServerProcess[];
let database: pg.Pool;

beforeAll(async () => {
  provider = await startPaymentStandIn();
  first = await startServerProcess(provider.environment);
  database = new pg.Pool({ connectionString: first.site.ownerUrl, max: 2 });
  servers = [first, await startAnother()];
});
afterAll(async () => {
  await database.end();
  await Promise.all(servers.filter((server) => server !== first).map((server) => server.close()));
  await first.close();
  await provider.close();
});

const startAnother = () =>
  startServerProcess({ ...provider.environment, DATABASE_URL: first.site.databaseUrl });

async function count(sql: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`SELECT count(*)::int AS n ${sql}`);
  return rows[0]?.n ?? 0;
}

/** As the provider does: until it hears 200. @returns how often it had to try again */
async function deliver({ body, signature }: Notice, at: number): Promise<number> {
  for (let failures = 0; ; failures += 1) {
    const url = servers[(at + failures) % servers.length]?.url ?? '';
    const response = await fetch(`${url}/api/shares/webhook`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature },
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.status === 200) return failures;
    await delay(RETRY_MILLISECONDS);
  }
}

it(`credits each of ${ORDERS} payments once, told ${COPIES} times each while servers are killed and replaced`, async () => {
  const references: string[] = [];
  for (let made = 0; made < ORDERS; made += ORDERS_AT_ONCE) {
    const batch = Math.min(ORDERS_AT_ONCE, ORDERS - made);
    const orders = await Promise.all(Array.from({ length: batch }, () => order(first, UNITS)));
    references.push(...orders.map(({ reference }) => reference));
  }
  for (const reference of references) provider.pay(reference);
  const notices = references.flatMap((one) => Array.from({ length: COPIES }, () => provider.notice(one)));
  // In an order of its own, the same in every run.
  const queue = notices.map((notice, at) => ({ notice, at: (at * 7_919) % notices.length }));
  queue.sort((a, b) => a.at - b.at);
  const all = queue.length;

  const start = performance.now();
  let retries = 0;
  let killed = 0;
  const sending = Array.from({ length: SENDERS }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) retries += await deliver(next.notice, next.at);
  });
  const killing = (async () => {
    for (; killed < KILLS; killed += 1) {
      const share = (all * (KILLS - killed)) / (KILLS + 1);
      while (queue.length > share) await delay(5);
      const victim = servers[1];
      await victim?.kill();
      const successor = await startAnother();
      servers = [first, successor];
      await victim?.close();
    }
  })();
  await Promise.all([...sending, killing]);
  const acknowledged = performance.now() - start;
  while ((await count(`FROM share_purchases WHERE status = 'pending'`)) > 0) await delay(100);
  const settled = performance.now() - start;

  expect(await count(`FROM share_purchases WHERE status = 'paid'`)).toBe(ORDERS);
  expect(await count('FROM share_ledger')).toBe(ORDERS);
  expect(await count(`FROM share_ledger WHERE units = ${UNITS} AND amount_kobo = ${UNITS * 100_000}`)).toBe(
    ORDERS,
  );
  expect(await count(`FROM mails WHERE kind = 'share_receipt'`)).toBe(ORDERS);
  expect(await count(`FROM audit_log WHERE action = 'purchase.paid'`)).toBe(ORDERS);
  expect(await count('FROM share_payment_events')).toBe(ORDERS);
  expect(
    await count(
      `FROM generate_series(1, ${ORDERS}) n WHERE n IN (SELECT receipt_number FROM share_purchases)`,
    ),
  ).toBe(ORDERS);
  expect(killed).toBe(KILLS);
  process.stdout.write(
    `  ${ORDERS} orders, ${all} messages, ${killed} kills, ${retries} deliveries tried again, ` +
      `${provider.calls.verify} questions; acknowledged after ${(acknowledged / 1000).toFixed(1)} s, ` +
      `settled after ${(settled / 1000).toFixed(1)} s\n`,
  );
});
