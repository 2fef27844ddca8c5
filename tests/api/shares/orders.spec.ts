import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  deliver,
  kept,
  leaveOrders,
  makeDue,
  order,
  untilAsked,
  untilKept,
  verify,
} from '../../support/api/shares.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import type { Fault } from '../../support/doubles/payment-faults.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

describe('orders of shares', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi(provider.environment);
  });
  afterEach(async () => {
    provider.misbehave();
    await leaveOrders(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  it('are priced by the server and registered with the provider at that price', async () => {
    const created = await order(app, 1_500, 'ada@example.com');
    expect(created).toMatchObject({
      reference: expect.stringMatching(/^SHR(-[2-9A-HJ-NP-Z]{4}){4}$/),
      units: 1_500,
      amount: 1_500_000,
      amount_kobo: 150_000_000,
      currency: 'NGN',
      status: 'pending',
      email: 'ada@example.com',
      public_key: provider.environment['PAYSTACK_PUBLIC_KEY'],
      access_code: expect.stringMatching(/^access-/),
    });
    expect(JSON.stringify(created)).not.toContain('sk_test');
    expect(provider.tell(created.reference, {})).toMatchObject({
      amount: 150_000_000,
      currency: 'NGN',
      channels: ['card'],
    });
    const [entry] = await app.query(`SELECT data FROM audit_log WHERE object_id = $1`, [
      (await kept(app, created.reference)).id,
    ]);
    expect(entry).toEqual({ data: { units: '1500' } });
  });

  it.each([
    ['no units', {}],
    ['0 units', { units: 0 }],
    ['negative units', { units: -5 }],
    ['half a unit', { units: 1.5 }],
    ['too many units', { units: 1_000_001 }],
    ['1e9 units', { units: 1e9 }],
    ['units as text', { units: '1000' }],
    ['units in words', { units: 'a thousand' }],
    ['units as a list', { units: [1_000] }],
    ['null for units', { units: null }],
    ['an amount of its own', { units: 1_000, amount: 1 }],
    ['a price of its own', { units: 1_000, unit_price: 1 }],
    ['no address', { units: 1_000, email: undefined }],
    ['an invalid address', { units: 1_000, email: 'ada' }],
    ['a header in the address', { units: 1_000, email: 'ada@example.com\r\nBcc: all@example.com' }],
    ['a very long address', { units: 1_000, email: `${'a'.repeat(250)}@example.com` }],
  ])('with %s are refused, and nothing is stored', async (_, body) => {
    const refused = await expectNothingChanged(app, () =>
      app.visitor.post('/api/shares/purchases').send({ email: 'ada@example.com', ...body }),
    );
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      detail: [{ loc: ['body', expect.any(String)], msg: expect.stringMatching(/\w/) }],
    });
  });

  it('can be for one unit, unless a minimum is configured', async () => {
    expect((await order(app, 1)).amount).toBe(1_000);
    const strict = await startApi({ ...provider.environment, SHARES_MIN_UNITS: '1000' });
    try {
      const offer = await strict.visitor.get('/api/shares/offer').expect(200);
      expect(offer.body).toMatchObject({ is_open: true, minimum_units: 1_000, price_per_unit: 1_000 });
      const refused = await strict.visitor
        .post('/api/shares/purchases')
        .send({ units: 999, email: 'ada@example.com' });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        detail: [{ loc: ['body', 'units'], msg: 'The minimum purchase is 1,000 units' }],
      });
      await order(strict, 1_000);
    } finally {
      await strict.close();
    }
  });

  it('are refused while no keys are configured, as purchases not open', async () => {
    const closed = await startApi();
    try {
      expect((await closed.visitor.get('/api/shares/offer').expect(200)).body).toMatchObject({
        is_open: false,
      });
      for (const attempt of [
        closed.visitor.post('/api/shares/purchases').send({ units: 1_000, email: 'ada@example.com' }),
        deliver(closed, provider.notice('SHR-2222-2222-2222-2222')),
      ]) {
        const refused = await attempt;
        expect(refused.status).toBe(409);
        expect(refused.body).toEqual({
          code: 'purchases_not_open',
          detail: 'Shares can’t be bought online yet. Please speak to an investor relations officer.',
        });
      }
      expect(await closed.query('SELECT * FROM share_purchases')).toEqual([]);
    } finally {
      await closed.close();
    }
  });

  it('are refused once the offer has ended; earlier ones are still settled', async () => {
    const { reference } = await order(app);
    const sharing = { ...provider.environment, DATABASE_URL: app.site.databaseUrl };
    const ended = await startApi({ ...sharing, SHARES_CLOSED: 'true' });
    try {
      const offer = await ended.visitor.get('/api/shares/offer').expect(200);
      expect(offer.body).toMatchObject({ is_open: false, is_over: true });
      const wanted = { units: 1, email: 'a@b.example' };
      const refused = await ended.visitor.post('/api/shares/purchases').send(wanted).expect(409);
      expect(refused.body).toEqual({
        code: 'purchases_not_open',
        detail:
          'The offer of shares has ended. If you have a question, please speak to an investor relations officer.',
      });
      provider.pay(reference);
      await deliver(ended, provider.notice(reference)).expect(200);
      expect(await verify(ended, reference)).toMatchObject({ status: 'paid' });
    } finally {
      await ended.close();
    }
  });

  describe('when the provider misbehaves', () => {
    it.each<Fault>(['silent', 'error', 'nonsense', 'wrong shape', 'cut off', 'bad key'])(
      '(%s) are stored and returned all the same, and settled later',
      async (fault) => {
        const sharing = { ...provider.environment, DATABASE_URL: app.site.databaseUrl };
        const server = fault === 'silent' ? await startApi(sharing, { paymentAttempt: 1_000 }) : app;
        const before = provider.silences;
        provider.misbehave(fault);
        const { reference, access_code: code } = await order(server, 2_000);
        expect(code).toBeNull();
        provider.pay(reference, { amount: 200_000_000 });
        expect(await verify(server, reference)).toMatchObject({ status: 'pending', is_unpaid: false });
        // Registering the order is not retried, since it may have succeeded; its state is asked for twice.
        const attempts = fault === 'silent' ? 3 : 0;
        await eventually(() => Promise.resolve(expect(provider.silences - before).toBe(attempts)));
        if (server !== app) await server.close();

        provider.misbehave();
        await makeDue(app, reference);
        await untilKept(app, reference, { status: 'paid', credited: 1 });
      },
    );

    it('are registered with the provider again after one failure', async () => {
      const before = provider.calls.initialise;
      provider.misbehave('error');
      await order(app);
      expect(provider.calls.initialise - before).toBe(2);
    });
  });

  describe('that are verified', () => {
    it('are paid once the provider says so, and not before', async () => {
      const { reference } = await order(app);
      for (const [status, isUnpaid] of [
        ['abandoned', true],
        ['failed', true],
        ['ongoing', false],
        ['pending', false],
        ['processing', false],
        ['queued', false],
      ] as const) {
        provider.tell(reference, { status });
        expect(await verify(app, reference)).toMatchObject({ status: 'pending', is_unpaid: isUnpaid });
      }
      expect(await kept(app, reference)).toMatchObject({ credited: 0, receipt_number: null });
      provider.pay(reference);
      expect(await verify(app, reference)).toMatchObject({
        status: 'paid',
        is_unpaid: false,
        units: 1_000,
        amount: 1_000_000,
      });
      expect(await kept(app, reference)).toMatchObject({ status: 'paid', credited: 1 });
    });

    it('are not unpaid once the provider has announced a payment, whatever it answers later', async () => {
      const { reference } = await order(app);
      provider.pay(reference);
      const notice = provider.notice(reference);
      provider.tell(reference, { status: 'abandoned' });
      await deliver(app, notice).expect(200);
      expect(await verify(app, reference)).toMatchObject({ status: 'pending', is_unpaid: false });
    });

    it('wait while the configured keys are of the other mode', async () => {
      const [{ reference }, own] = [await order(app), await order(app)];
      await app.query(
        `UPDATE share_purchases SET mode = 'live', created_at = now() - interval '73 hours' WHERE reference = $1`,
        [reference],
      );
      expect(await verify(app, reference)).toMatchObject({ status: 'pending', is_unpaid: false });
      await makeDue(app, reference);
      await makeDue(app, own.reference);
      await untilAsked(app, own.reference);
      expect(await kept(app, reference)).toMatchObject({ status: 'pending' });
      provider.pay(reference);
      await app.query(`UPDATE share_purchases SET mode = 'test' WHERE reference = $1`, [reference]);
      await untilKept(app, reference, { status: 'paid', credited: 1 });
    });

    it('are credited once, however often they are verified at the same moment and later', async () => {
      const { reference } = await order(app);
      provider.pay(reference);
      const answers = await Promise.all(Array.from({ length: 20 }, () => verify(app, reference)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['paid']));
      await verify(app, reference);
      expect(await kept(app, reference)).toMatchObject({ credited: 1 });
      const { id } = await kept(app, reference);
      const mails = await app.query(`SELECT kind FROM mails WHERE dedupe_key = $1`, [`share_receipt:${id}`]);
      expect(mails).toHaveLength(1);
      const entries = await app.query(
        `SELECT 1 FROM audit_log WHERE object_id = $1 AND action = 'purchase.paid'`,
        [id],
      );
      expect(entries).toHaveLength(1);
    });

    it('are not paid only because the payment window says so', async () => {
      const { reference } = await order(app);
      expect((await verify(app, reference)).status).toBe('pending');
      expect(await kept(app, reference)).toMatchObject({ status: 'pending', credited: 0 });
    });

    it.each([
      ['amount', { amount: 99_999_999 }],
      ['amount', { amount: 100_000_001 }],
      ['amount', { amount: 0 }],
      ['currency', { currency: 'USD' }],
      ['mode', { domain: 'live' }],
      ['reference', { reference: 'SHR-2222-3333-4444-5555' }],
      ['reversed', { status: 'reversed' }],
    ])('go to review and are never paid when the payment differs: %s, %j', async (reason, differences) => {
      const { reference, receipt_url: receipt } = await order(app);
      provider.pay(reference, differences);
      expect((await verify(app, reference)).status).toBe('review');
      const inReview = { status: 'review', review_reason: reason, credited: 0, receipt_number: null };
      expect(await kept(app, reference)).toMatchObject(inReview);

      // They stay there even if the provider's answer is right later.
      provider.pay(reference, {
        amount: 100_000_000,
        currency: 'NGN',
        domain: 'test',
        reference,
        status: 'success',
      });
      expect((await verify(app, reference)).status).toBe('review');
      await deliver(app, provider.notice(reference)).expect(200);
      await makeDue(app, reference);
      // The job skips orders in review. It has passed this one when it asks about an order that came due later.
      const later = await order(app);
      await makeDue(app, later.reference);
      await untilAsked(app, later.reference);
      expect(await kept(app, reference)).toMatchObject(inReview);
      await app.visitor.get(receipt).expect(404);
    });

    it('go to review if their payment was counted for another order', async () => {
      const first = await order(app);
      const second = await order(app);
      const { id } = provider.pay(first.reference);
      await verify(app, first.reference);
      provider.pay(second.reference, { id });
      expect((await verify(app, second.reference)).status).toBe('review');
      expect(await kept(app, second.reference)).toMatchObject({ review_reason: 'transaction', credited: 0 });
    });

    it('are paid only once if the provider gives the same payment for many of them', async () => {
      const orders = await Promise.all(Array.from({ length: 8 }, () => order(app, 10)));
      const { id } = provider.pay(orders[0]?.reference ?? '');
      for (const { reference } of orders) provider.pay(reference, { id });
      const statuses = await Promise.all(
        orders.map(async ({ reference }) => (await verify(app, reference)).status),
      );
      expect(statuses.toSorted()).toEqual(['paid', ...Array<string>(7).fill('review')]);
    });

    it.each(['SHR-2222-2222-2222-2222', 'SMT-2222-2222', '..%2f..%2fx', "'; DROP TABLE share_purchases; --"])(
      'are not found under the reference %j',
      async (reference) => {
        const { status, body } = await app.visitor.post(
          `/api/shares/purchases/${encodeURIComponent(reference)}/verify`,
        );
        expect([status, (body as { code: string }).code]).toEqual([404, 'purchase_not_found']);
      },
    );
  });

  describe('whose messages were lost', () => {
    it('are settled by the reconciliation job', async () => {
      const orders = await Promise.all(Array.from({ length: 25 }, () => order(app, 10)));
      for (const { reference } of orders) provider.pay(reference);
      await app.query(`UPDATE share_purchases SET next_check_at = now() WHERE status = 'pending'`);
      for (const { reference } of orders) await untilKept(app, reference, { status: 'paid', credited: 1 });
    });

    it.each(['1 minute', '73 hours'])(
      'are asked about again if a message arrives during a check, %s after the order',
      async (age) => {
        const { reference } = await order(app);
        const release = provider.holdResponses();
        const before = provider.calls.verify;
        await app.query(
          `UPDATE share_purchases SET created_at = now() - $2::interval, next_check_at = now() WHERE reference = $1`,
          [reference, age],
        );
        await eventually(() => Promise.resolve(expect(provider.calls.verify).toBe(before + 1)));
        provider.pay(reference);
        await deliver(app, provider.notice(reference)).expect(200);
        release();
        await untilKept(app, reference, { status: 'paid', credited: 1 });
      },
    );

    it('are given up after three days without a payment, and settled if one comes late', async () => {
      const { reference } = await order(app);
      await app.query(
        `UPDATE share_purchases SET created_at = now() - interval '73 hours', next_check_at = now() WHERE reference = $1`,
        [reference],
      );
      await untilKept(app, reference, { status: 'failed' });
      provider.pay(reference);
      await deliver(app, provider.notice(reference)).expect(200);
      await untilKept(app, reference, { status: 'paid', credited: 1 });
    });
  });

  it('get receipt numbers without gaps, even if many are paid at once', async () => {
    const [{ last }] = (await app.query<{ last: number }>(
      'SELECT last_number AS last FROM share_receipts',
    )) as [{ last: number }];
    const orders = await Promise.all(Array.from({ length: 15 }, () => order(app, 5)));
    for (const { reference } of orders) provider.pay(reference);
    await Promise.all(orders.map(({ reference }) => verify(app, reference)));
    const numbers = await app.query<{ n: number }>(
      'SELECT receipt_number AS n FROM share_purchases WHERE receipt_number > $1 ORDER BY 1',
      [last],
    );
    expect(numbers.map(({ n }) => n)).toEqual(orders.map((_, index) => last + 1 + index));
  });

  it.each(['UPDATE share_ledger SET units = 1', 'DELETE FROM share_ledger', 'TRUNCATE share_ledger'])(
    'cannot be rewritten in the ledger: %s',
    async (statement) => {
      const { reference } = await order(app);
      provider.pay(reference);
      await verify(app, reference);
      await expect(app.query(statement)).rejects.toThrow('append-only');
    },
  );
});
