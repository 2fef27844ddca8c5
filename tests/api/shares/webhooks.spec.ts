import { request as sendRequest } from 'node:http';
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  deliver,
  kept,
  leaveOrders,
  makeDue,
  order,
  untilAsked,
  untilKept,
} from '../../support/api/shares.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

describe('messages of the payment provider', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;
  let twin: ApiApp;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi(provider.environment);
    twin = await startApi({ ...provider.environment, DATABASE_URL: app.site.databaseUrl });
  });
  afterEach(async () => {
    provider.misbehave();
    await leaveOrders(app);
  });
  afterAll(async () => {
    await twin.close();
    await app.close();
    await provider.close();
  });

  let owner: Member | undefined;
  const ownerOf = async () => (owner ??= await registerAndLogIn(app));
  async function paidOrder(differences = {}): Promise<string> {
    const { reference } = await order(app);
    provider.pay(reference, differences);
    return reference;
  }

  const mailsAbout = (kind: string, recipient: string, reference: string) =>
    app.query<{ text: string }>(
      `SELECT text FROM mails WHERE kind = $1 AND recipient = $2 AND text LIKE '%' || $3 || '%'`,
      [kind, recipient, reference],
    );
  const takenBackMails = (recipient: string, reference: string) =>
    mailsAbout('purchase_taken_back', recipient, reference);

  it('settle an order without the buyer’s page', async () => {
    const reference = await paidOrder();
    await deliver(app, provider.notice(reference)).expect(200);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
  });

  it('are accepted with a timestamped signature that is at most five minutes old', async () => {
    const now = Math.floor(Date.now() / 1000);
    const reference = await paidOrder();
    const notice = provider.notice(reference);
    for (const seconds of [now - 310, now + 310]) {
      await deliver(app, { ...notice, signature: notice.signatureAt(seconds) }).expect(401);
    }
    expect(await kept(app, reference)).toMatchObject({ status: 'pending' });
    await deliver(app, { ...notice, signature: notice.signatureAt(now - 200) }).expect(200);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
  });

  describe('that are forged', () => {
    const forgeries: [string, (body: string, signature: string) => { body: string; signature: string }][] = [
      ['without a signature', (body) => ({ body, signature: '' })],
      ['with a signature of zeros', (body) => ({ body, signature: '0'.repeat(128) })],
      [
        'signed with another key',
        (body) => ({ body, signature: createHmac('sha512', 'sk_test_guess').update(body).digest('hex') }),
      ],
      [
        'with another amount',
        (body, signature) => ({ body: body.replace('100000000', '100000001'), signature }),
      ],
      ['with an extra space', (body, signature) => ({ body: `${body} `, signature })],
      [
        'with their fields in another order',
        (body, signature) => {
          const { event, data } = JSON.parse(body) as { event: string; data: object };
          return { body: JSON.stringify({ data, event }), signature };
        },
      ],
      ['cut short', (body, signature) => ({ body: body.slice(0, -5), signature })],
      ['without a body', (_body, signature) => ({ body: '', signature })],
    ];
    it.each(forgeries)('%s are refused, and nothing changes', async (_, forge) => {
      const reference = await paidOrder();
      const { body, signature } = provider.notice(reference);
      const refused = await expectNothingChanged(app, () => deliver(app, forge(body, signature)));
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual({ code: 'signature_refused', detail: 'The signature does not match' });
    });
  });

  it('change nothing if their connection breaks before their end', async () => {
    const reference = await paidOrder();
    const { body, signature } = provider.notice(reference);
    await expectNothingChanged(app, async () => {
      const headers = { 'X-Paystack-Signature': signature, 'Content-Length': Buffer.byteLength(body) };
      const sending = sendRequest(`${app.url}/api/shares/webhook`, { method: 'POST', headers });
      sending.on('error', () => undefined); // destroyed below
      await new Promise((resolve) => sending.write(body.slice(0, 40), resolve));
      sending.destroy();
      await new Promise((resolve) => sending.once('close', resolve));
    });
  });

  it.each([
    ['text that is not JSON', 'charge.success', 400],
    ['half of JSON', '{"event":"charge.success"', 400],
    ['a list', '[]', 200],
    ['null', 'null', 200],
    ['no reference', '{"event":"charge.success","data":{}}', 200],
    ['a reference of another kind', '{"event":"charge.success","data":{"reference":{"$ne":1}}}', 200],
    ['another subject', '{"event":"customeridentification.failed","data":{"customer_id":1}}', 200],
  ])('that are signed but contain %s change nothing', async (_, body, status) => {
    await expectNothingChanged(app, () => deliver(app, provider.sign(body)).expect(status));
  });

  it('are refused unread if they are too large', async () => {
    await deliver(app, provider.sign(JSON.stringify({ event: 'x'.repeat(110_000) }))).expect(413);
  });

  it('are refused if they are compressed, since the signature covers other bytes', async () => {
    const { body, signature } = provider.notice('SHR-2222-2222-2222-2222');
    await request(app.url)
      .post('/api/shares/webhook')
      .set('Content-Encoding', 'gzip')
      .set('X-Paystack-Signature', signature)
      .send(body)
      .expect(415);
  });

  it('count once, however often, in whatever order and on whichever server they arrive', async () => {
    const references = await Promise.all(Array.from({ length: 5 }, () => paidOrder()));
    const sent = references.flatMap((reference) => [
      ...Array.from({ length: 20 }, () => provider.notice(reference)),
      provider.notice(reference, { event: 'charge.dispute.create' }),
    ]);
    const shuffled = sent
      .map((notice, index) => ({ notice, at: (index * 37) % sent.length }))
      .sort((a, b) => a.at - b.at);
    const answers = await Promise.all(
      shuffled.map(({ notice }, index) => deliver(index % 2 ? app : twin, notice)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const reference of references) {
      await untilKept(app, reference, { status: 'paid', credited: 1 });
      const events = await app.query(
        'SELECT event, outcome FROM share_payment_events WHERE reference = $1 ORDER BY event',
        [reference],
      );
      expect(events).toEqual([
        { event: 'charge.dispute.create', outcome: 'ignored' },
        { event: 'charge.success', outcome: 'accepted' },
      ]);
    }
  });

  it('change nothing if they come again after the payment', async () => {
    const reference = await paidOrder();
    const notice = provider.notice(reference);
    await deliver(app, notice).expect(200);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
    await app.query(`UPDATE mails SET status = 'sent' WHERE status = 'queued'`);
    await expectNothingChanged(app, () => deliver(app, notice).expect(200));
  });

  it('of success pay nothing while the provider’s API says otherwise', async () => {
    const { reference } = await order(app);
    await deliver(app, provider.notice(reference, { data: { status: 'success' } })).expect(200);
    await makeDue(app, reference);
    await untilAsked(app, reference);
    expect(await kept(app, reference)).toMatchObject({ status: 'pending', credited: 0 });
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'GHS' }],
    ['mode', { domain: 'live' }],
  ])('send the order to review if they differ from it: %s', async (reason, data) => {
    const { account } = await ownerOf();
    const reference = await paidOrder();
    await deliver(app, provider.notice(reference, { data })).expect(200);
    await untilKept(app, reference, { status: 'review', review_reason: reason, credited: 0 });
    // Each owner is told once, whatever arrives later.
    await deliver(app, provider.notice(reference, { data: { ...data, fees: 1 } })).expect(200);
    const mails = await mailsAbout('purchase_in_review', account.email, reference);
    const { id } = await kept(app, reference);
    expect(mails).toEqual([{ text: expect.stringContaining(`/purchases/${id}/show`) }]);
  });

  it.each([
    ['refund.processed', (reference: string) => ({ transaction_reference: reference })],
    ['charge.dispute.create', (reference: string) => ({ transaction: { reference } })],
  ])(
    'about money that goes back are stored with the order and mailed to owners: %s',
    async (event, about) => {
      const { account } = await ownerOf();
      const reference = await paidOrder();
      await deliver(app, provider.notice(reference)).expect(200);
      await untilKept(app, reference, { status: 'paid', credited: 1 });
      const noticeOf = (amount: number) =>
        provider.notice(reference, { event, data: { reference: undefined, ...about(reference), amount } });
      // Two partial amounts are two messages, and each may come again.
      for (const notice of [noticeOf(100_000), noticeOf(900_000)]) {
        for (const server of [app, twin, app]) await deliver(server, notice).expect(200);
      }
      const events = await app.query(
        `SELECT e.outcome FROM share_payment_events e JOIN share_purchases p ON p.id = e.purchase_id
       WHERE p.reference = $1 AND e.event = $2`,
        [reference, event],
      );
      expect(events).toEqual([{ outcome: 'ignored' }, { outcome: 'ignored' }]);
      const mails = await takenBackMails(account.email, reference);
      expect(mails).toEqual(Array(2).fill({ text: expect.stringContaining(event) }));
      expect(await kept(app, reference)).toMatchObject({ status: 'paid', credited: 1 });
    },
  );

  it.each([
    ['SHR-9999-9999-9999-9999', 1],
    ['INVOICE-17', 0],
  ])(
    'about unknown orders are stored, pay nothing, and are mailed if they are ours: %s',
    async (reference, mailed) => {
      const { account } = await ownerOf();
      provider.pay(reference, { amount: 100_000_000 });
      await deliver(app, provider.notice(reference)).expect(200);
      const events = await app.query(
        'SELECT outcome, purchase_id FROM share_payment_events WHERE reference = $1',
        [reference],
      );
      expect(events).toEqual([{ outcome: 'unknown_reference', purchase_id: null }]);
      expect(await mailsAbout('payment_without_order', account.email, reference)).toHaveLength(mailed);
    },
  );

  it('are acknowledged while the provider’s API is down, and settle the order when it is back', async () => {
    const reference = await paidOrder();
    provider.misbehave('error');
    const asked = provider.calls.verify;
    await deliver(app, provider.notice(reference)).expect(200);
    await eventually(() => Promise.resolve(expect(provider.calls.verify).toBeGreaterThan(asked)));
    expect(await kept(app, reference)).toMatchObject({ status: 'pending' });
    provider.misbehave();
    await makeDue(app, reference);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
  });

  it('about money that goes back are mailed to owners even before the order is paid here', async () => {
    const { account } = await ownerOf();
    const reference = await paidOrder();
    provider.misbehave('error');
    const notice = provider.notice(reference, {
      event: 'charge.dispute.create',
      data: { reference: undefined, transaction: { reference } },
    });
    await deliver(app, notice).expect(200);
    const mails = await takenBackMails(account.email, reference);
    expect(mails).toEqual([{ text: expect.stringContaining('not credited here') }]);
    provider.misbehave();
    await makeDue(app, reference);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
  });

  it('about a refused order are mailed for a dispute and a failed refund, not for a completed refund', async () => {
    const { account } = await ownerOf();
    const reference = await paidOrder();
    await app.query(
      "UPDATE share_purchases SET status = 'refused', refusal_reason = 'By its buyer' WHERE reference = $1",
      [reference],
    );
    for (const event of ['refund.processed', 'refund.failed', 'charge.dispute.create']) {
      const data = { reference: undefined, transaction: { reference } };
      await deliver(app, provider.notice(reference, { event, data })).expect(200);
    }
    const mails = await takenBackMails(account.email, reference);
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(
      expect.arrayContaining([
        {
          text: expect.stringMatching(/could not send the money back[^]*was refused here[^]*refund\.failed/),
        },
        { text: expect.stringMatching(/was refused here[^]*charge\.dispute\.create/) },
      ]),
    );
  });

  it('about a late success keep the order open while the provider’s API is behind', async () => {
    const reference = await paidOrder();
    await app.query(
      `UPDATE share_purchases SET created_at = now() - interval '4 days', status = 'failed', next_check_at = NULL
       WHERE reference = $1`,
      [reference],
    );
    const success = provider.notice(reference);
    provider.tell(reference, { status: 'ongoing' });
    await deliver(app, success).expect(200);
    // The job asks, learns that nothing is paid yet, and is to ask again later.
    await eventually(async () => {
      const [order] = await app.query(
        'SELECT next_check_at > now() AS later FROM share_purchases WHERE reference = $1',
        [reference],
      );
      expect(order).toEqual({ later: true });
    });
    provider.pay(reference);
    await makeDue(app, reference);
    await untilKept(app, reference, { status: 'paid', credited: 1 });
  });

  it('leave no details of customers and cards in the database', async () => {
    const reference = await paidOrder();
    const data = {
      customer: { email: 'canary@example.com' },
      authorization: { last4: '4081', account_name: 'Canary Holder' },
    };
    await deliver(app, provider.notice(reference, { data })).expect(200);
    const [{ found }] = (await app.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM share_payment_events e WHERE e::text ~* 'canary|last4'`,
    )) as [{ found: number }];
    expect(found).toBe(0);
  });
});
