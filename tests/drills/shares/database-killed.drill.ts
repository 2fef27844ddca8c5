import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { compare, describe as inWords, gather } from '../../ledger/check.mjs';
import { isAcknowledged, type Ledger, openLedger } from '../../ledger/ledger.mjs';
import type { CreatedPurchase, Purchase } from '../../support/api/shares.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { startThrowawayCluster, type ThrowawayCluster } from '../../support/servers/throwaway-cluster.js';

/** docs/reliability.md has the figures of a run. */
const ORDERS = Number(process.env['SHARES_ORDERS'] ?? 200);
const KILLS = Number(process.env['SHARES_KILLS'] ?? 4);
const BUYERS = 4;
const RETRY_MILLISECONDS = 100;
const UNITS = 7;
/** Time after which a log line has certainly arrived. */
const LOG_MILLISECONDS = 500;

let provider: PaymentStandIn;
let cluster: ThrowawayCluster;
let server: ServerProcess;
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openLedger();
  provider = await startPaymentStandIn();
  cluster = await startThrowawayCluster({ isDurable: true });
  server = await startServerProcess({
    ...provider.environment,
    DATABASE_URL: cluster.url,
    MIGRATE_ON_START: 'true',
    RATE_LIMIT_FACTOR: '1000',
  });
});
afterAll(async () => {
  await ledger.close();
  await server.close();
  await cluster.remove();
  await provider.close();
});

let refused = 0;

/** What the server wrote about a request, for the message about a failure. */
async function logOf({ headers }: Response): Promise<string> {
  await delay(LOG_MILLISECONDS);
  const id = headers.get('x-request-id') ?? 'no id';
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes(id))
    .join('\n');
}

/** Sends until the answer has the expected status, as a page and the provider do. Fails at answers other than faults of a part. */
async function insist(path: string, expected: number, request: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(`${server.url}/api/shares/${path}`, { method: 'POST', ...request });
    if (response.status === expected) return response;
    await response.arrayBuffer();
    if (response.status !== 503)
      throw new Error(`${path} answered ${response.status}\n${await logOf(response)}`);
    refused += 1;
    await delay(RETRY_MILLISECONDS);
  }
}

/** Orders, pays at the provider, and waits for the server's confirmation; the provider's message arrives at the same time. */
async function buy(): Promise<void> {
  const body = JSON.stringify({ units: UNITS, email: 'buyer@example.com' });
  const headers = { 'Content-Type': 'application/json' };
  const { reference } = (await (await insist('purchases', 201, { body, headers })).json()) as CreatedPurchase;
  provider.pay(reference);
  const notice = provider.notice(reference);
  const payment = await ledger.begin('payment', { reference, units: UNITS, kobo: UNITS * 100_000 });
  const message = {
    method: 'POST',
    body: notice.body,
    headers: { ...headers, 'X-Paystack-Signature': notice.signature },
  };
  const told = ledger.insist(payment, () => fetch(`${server.url}/api/shares/webhook`, message), {
    tries: Infinity,
    pauseMs: RETRY_MILLISECONDS,
    growth: 1,
    onFailure: ({ status }) => {
      if (status !== 503) throw new Error(`the message was answered ${status}`);
      refused += 1;
    },
  });
  for (let status = ''; status !== 'paid';) {
    ({ status } = (await (await insist(`purchases/${reference}/verify`, 200)).json()) as Purchase);
  }
  await told;
}

it(`credits each of ${ORDERS} payments once while PostgreSQL is killed and comes back`, async () => {
  const paid = () => ledger.acts.filter(isAcknowledged).length;
  let started = 0;
  let killed = 0;
  const start = performance.now();
  const buying = Array.from({ length: BUYERS }, async () => {
    while (started < ORDERS) {
      started += 1;
      await buy();
    }
  });
  const killing = (async () => {
    for (; killed < KILLS; killed += 1) {
      while (paid() < (ORDERS * (killed + 1)) / (KILLS + 1)) await delay(5);
      const before = refused;
      await cluster.kill();
      // The provider takes money while the database is away, and the server acknowledges nothing.
      while (refused === before) await delay(5);
      await cluster.restart();
    }
  })();
  await Promise.all([...buying, killing]);
  const seconds = (performance.now() - start) / 1000;

  const evidence = await gather(ledger.acts, { databaseUrl: cluster.url });
  const findings = compare(ledger.acts, evidence);
  process.stdout.write(`  ${inWords(ledger.acts, findings)}\n`);
  expect(findings).toEqual([]);
  expect(paid()).toBe(ORDERS);
  // An order whose answer was lost was never paid for.
  const unpaid = evidence.purchases?.filter(({ status }) => status === 'pending').length;
  expect(killed).toBe(KILLS);
  expect(refused).toBeGreaterThan(0);
  process.stdout.write(
    `  ${ORDERS} payments, PostgreSQL killed ${killed} times, ${refused} requests answered 503 and sent again, ` +
      `${unpaid} orders kept whose answer was lost; ${seconds.toFixed(1)} s\n`,
  );
});
