import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { compare, describe as inWords, gather } from '../../ledger/check.mjs';
import { type Act, type Ledger, openLedger } from '../../ledger/ledger.mjs';
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
let ledger: Ledger;

beforeAll(async () => {
  provider = await startPaymentStandIn();
  first = await startServerProcess(provider.environment);
  database = new pg.Pool({ connectionString: first.site.ownerUrl, max: 2 });
  servers = [first, await startAnother()];
  ledger = await openLedger();
});
afterAll(async () => {
  await ledger.close();
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

/** Sends a message until it is answered 200, as the provider does. */
async function deliver(act: Act, { body, signature }: Notice, at: number): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const url = servers[(at + failures) % servers.length]?.url ?? '';
    const { status } = await ledger.attempt(act, () =>
      fetch(`${url}/api/shares/webhook`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Paystack-Signature': signature },
      }),
    );
    if (status === 200) return;
    await delay(RETRY_MILLISECONDS);
  }
}

it(`credits each of ${ORDERS} payments once, told ${COPIES} times each while servers are killed and replaced`, async () => {
  const acts: Act[] = [];
  for (let made = 0; made < ORDERS; made += ORDERS_AT_ONCE) {
    const batch = Math.min(ORDERS_AT_ONCE, ORDERS - made);
    const orders = await Promise.all(Array.from({ length: batch }, () => order(first, UNITS)));
    for (const { reference } of orders) {
      provider.pay(reference);
      acts.push(await ledger.begin('payment', { reference, units: UNITS, kobo: UNITS * 100_000 }));
    }
  }
  const notices = acts.flatMap((act) => {
    const { reference } = act.sent as { reference: string };
    return Array.from({ length: COPIES }, () => ({ act, notice: provider.notice(reference) }));
  });
  // Shuffled, in the same order in every run.
  const queue = notices.map((each, at) => ({ ...each, at: (at * 7_919) % notices.length }));
  queue.sort((a, b) => a.at - b.at);
  const all = queue.length;

  const start = performance.now();
  let killed = 0;
  const sending = Array.from({ length: SENDERS }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await deliver(next.act, next.notice, next.at);
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

  const findings = compare(ledger.acts, await gather(ledger.acts, { databaseUrl: first.site.ownerUrl }));
  process.stdout.write(`  ${inWords(ledger.acts, findings)}\n`);
  expect(findings).toEqual([]);
  expect(killed).toBe(KILLS);
  process.stdout.write(
    `  ${ORDERS} orders, ${all} messages, ${killed} kills, ` +
      `${provider.calls.verify} questions; acknowledged after ${(acknowledged / 1000).toFixed(1)} s, ` +
      `settled after ${(settled / 1000).toFixed(1)} s\n`,
  );
});
