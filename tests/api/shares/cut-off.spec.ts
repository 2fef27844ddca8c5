import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { deliver, order, untilKept } from '../../support/api/shares.js';
import { COMMIT, type HoldingProxy, startHoldingProxy } from '../../support/doubles/holding-proxy.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import { startServerProcess } from '../../support/servers/server-process.js';

/** Switches the reconciliation job off, so that servers act only on requests. */
const NEVER = { reconciliationPoll: 3_600_000 };

describe('a payment is credited once', () => {
  let provider: PaymentStandIn;
  let proxy: HoldingProxy;
  /** This server reaches the database through the proxy. */
  let cut: ApiApp;
  let whole: ApiApp;
  beforeAll(async () => {
    provider = await startPaymentStandIn();
    whole = await startApi(provider.environment, NEVER);
    proxy = await startHoldingProxy(whole.site.databaseUrl);
    cut = await startApi({ ...provider.environment, DATABASE_URL: proxy.url }, NEVER);
  });
  afterAll(async () => {
    await cut.close();
    await proxy.close();
    await whole.close();
    await provider.close();
  });

  async function paidOrder(): Promise<string> {
    const { reference } = await order(whole, 7);
    provider.pay(reference);
    return reference;
  }
  const verify = (url: string, reference: string) =>
    fetch(`${url}/api/shares/purchases/${reference}/verify`, { method: 'POST' });

  /** Delivers the message again, as the provider does until it is acknowledged, and lets the buyer ask again. */
  async function expectCreditedOnce(reference: string): Promise<void> {
    await deliver(whole, provider.notice(reference)).expect(200);
    await deliver(whole, provider.notice(reference)).expect(200);
    expect(await (await verify(whole.url, reference)).json()).toMatchObject({ status: 'paid' });
    await untilKept(whole, reference, { status: 'paid', credited: 1 });
    const [counts] = await whole.query(
      `SELECT (SELECT count(*)::int FROM share_payment_events e WHERE e.reference = p.reference) AS events,
         (SELECT count(*)::int FROM mails WHERE dedupe_key = 'share_receipt:' || p.id) AS mails,
         (SELECT count(*)::int FROM audit_log WHERE object_id = p.id::text AND action = 'purchase.paid') AS entries
       FROM share_purchases p WHERE reference = $1`,
      [reference],
    );
    expect(counts).toEqual({ events: 1, mails: 1, entries: 1 });
  }

  it.each(['before', 'after'] as const)(
    'if the database is lost just %s the commit of its credit',
    async (point) => {
      const reference = await paidOrder();
      const held = proxy.hold({ text: 'INSERT INTO "share_ledger"', until: COMMIT, point });
      const asking = verify(cut.url, reference);
      await held;
      proxy.breakOff();
      expect((await asking).status).toBe(503);
      await expectCreditedOnce(reference);
    },
  );

  it.each(['before', 'after'] as const)(
    'if the database is lost just %s the commit of the message about it',
    async (point) => {
      const reference = await paidOrder();
      const held = proxy.hold({ text: 'INSERT INTO "share_payment_events"', until: COMMIT, point });
      const delivering = deliver(cut, provider.notice(reference)).then(({ status }) => status);
      await held;
      proxy.breakOff();
      expect(await delivering).toBe(503);
      await expectCreditedOnce(reference);
    },
  );

  it('if its server is killed between the credit and the response', async () => {
    const reference = await paidOrder();
    const server = await startServerProcess({ ...provider.environment, DATABASE_URL: proxy.url });
    const held = proxy.hold({ text: 'INSERT INTO "share_ledger"', until: COMMIT, point: 'after' });
    const asking = verify(server.url, reference).catch(() => 'no answer');
    await held;
    await server.kill();
    expect(await asking).toBe('no answer');
    await expectCreditedOnce(reference);
    await server.close();
  });
});
