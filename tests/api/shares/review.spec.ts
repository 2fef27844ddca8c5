import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PurchaseDetails, PurchasePayment } from '@smash/contract/client';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { deliver, kept, makeDue, order, verify } from '../../support/api/shares.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import {
  type PaymentStandIn,
  startPaymentStandIn,
  type StandInTransaction,
} from '../../support/doubles/payment-stand-in.js';

const unknownId = '0190a000-0000-7000-8000-000000000000';

describe('a purchase in review', () => {
  let provider: PaymentStandIn;
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let administrator: Member;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    mails = await startMailServer();
    app = await startApi({ ...provider.environment, SMTP_URL: mails.url });
    owner = await registerAndLogIn(app);
    administrator = await joinAsAdministrator(app, owner);
  });
  afterEach(() => provider.misbehave());
  afterAll(async () => {
    await app.close();
    await mails.close();
    await provider.close();
  });

  interface Reviewed {
    id: string;
    reference: string;
    email: string;
  }

  /** Makes an order for 1,000 units whose payment differs from it. */
  async function inReview(
    differences: Partial<StandInTransaction> = { amount: 99_900_000 },
  ): Promise<Reviewed> {
    const email = `buyer.${uniqueWord()}@example.com`;
    const { reference } = await order(app, 1_000, email);
    provider.pay(reference, differences);
    expect(await verify(app, reference)).toMatchObject({ status: 'review' });
    return { id: (await kept(app, reference)).id, reference, email };
  }

  /** Waits until all earlier mails are sent, and then expects no change. */
  async function nothingChanges<T>(action: () => Promise<T>): Promise<T> {
    await eventually(async () =>
      expect(await app.query(`SELECT 1 FROM mails WHERE status = 'queued'`)).toEqual([]),
    );
    return expectNothingChanged(app, action);
  }

  const address = ({ id }: { id: string }) => `/api/purchases/${id}`;
  const payment = async (purchase: { id: string }) =>
    (await owner.api.get(`${address(purchase)}/payment`).expect(200)).body as PurchasePayment;
  const details = async (purchase: Reviewed) =>
    (await owner.api.get(address(purchase)).expect(200)).body as PurchaseDetails;
  const accept = async (purchase: Reviewed, { api } = owner, changes = {}) => {
    const { provider_transaction, amount_kobo, currency } = (await payment(purchase)).payment ?? {};
    const seen = { provider_transaction: provider_transaction ?? '1', amount_kobo, currency, ...changes };
    return api.post(`${address(purchase)}/acceptance`).send(seen);
  };
  const refuse = (purchase: { id: string }, reason: unknown = 'The amount is wrong', { api } = owner) =>
    api.post(`${address(purchase)}/refusal`).send({ reason });
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
  const actionsOn = ({ id }: { id: string }) =>
    app.query<{ actor_id: string | null; action: string }>(
      `SELECT actor_id, action FROM audit_log WHERE object_type = 'purchase' AND object_id = $1 ORDER BY id`,
      [id],
    );
  const mailsTo = ({ email }: Reviewed) =>
    mails.received.filter(({ recipients }) => recipients.includes(email));

  it('is shown with the provider’s details of its payment', async () => {
    const purchase = await inReview();
    expect(await payment(purchase)).toEqual({
      payment: {
        provider_transaction: expect.stringMatching(/^4\d{9}$/) as unknown,
        status: 'success',
        reference: purchase.reference,
        amount_kobo: 99_900_000,
        currency: 'NGN',
        mode: 'test',
        paid_at: expect.any(String) as unknown,
      },
      obstacle: null,
    });
    await administrator.api.get(`${address(purchase)}/payment`).expect(200);
    expect(await details(purchase)).toMatchObject({ status: 'review', decision: null });
  });

  it('can be accepted by an owner: it is credited once as ordered, with a receipt by mail', async () => {
    const purchase = await inReview();
    expect((await accept(purchase)).status).toBe(204);
    const { status, ledger, receipt_number, receipt_url, decision, review_reason } = await details(purchase);
    expect({ status, review_reason }).toEqual({ status: 'paid', review_reason: 'amount' });
    expect(ledger).toMatchObject({ units: 1_000, amount_kobo: 100_000_000 });
    expect(decision).toMatchObject({
      by: owner.account.username,
      refusal_reason: null,
      paid: 'NGN 999,000.00',
    });
    await app.visitor.get(receipt_url ?? '').expect(200);
    await eventually(() => Promise.resolve(expect(mailsTo(purchase)).toHaveLength(1)));
    expect(mailsTo(purchase)[0]?.content.subject).toBe(
      `Your receipt ${receipt_number} for 1,000 units of shares`,
    );
    expect(await actionsOn(purchase)).toEqual([
      { actor_id: null, action: 'purchase.created' },
      { actor_id: null, action: 'purchase.sent_to_review' },
      { actor_id: owner.id, action: 'purchase.accepted' },
    ]);
    // Accepting again, the provider's messages and the job change nothing.
    await nothingChanges(async () => expect((await accept(purchase)).status).toBe(204));
    await deliver(app, provider.notice(purchase.reference)).expect(200);
    await makeDue(app, purchase.reference);
    await verify(app, purchase.reference);
    expect(await kept(app, purchase.reference)).toMatchObject({ status: 'paid', credited: 1 });
  });

  it('is credited once if it is accepted many times at once', async () => {
    const purchase = await inReview();
    const { provider_transaction, amount_kobo, currency } = (await payment(purchase)).payment ?? {};
    const before = await lastReceipt();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        owner.api
          .post(`${address(purchase)}/acceptance`)
          .send({ provider_transaction, amount_kobo, currency }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 204));
    expect(await kept(app, purchase.reference)).toMatchObject({ credited: 1 });
    expect(await lastReceipt()).toBe(before + 1);
    expect((await actionsOn(purchase)).filter(({ action }) => action === 'purchase.accepted')).toHaveLength(
      1,
    );
  });

  async function lastReceipt(): Promise<number> {
    const [row] = await app.query<{ last_number: number }>('SELECT last_number FROM share_receipts');
    return row?.last_number ?? 0;
  }

  it('is either accepted or refused if both are sent at once', async () => {
    const purchase = await inReview();
    const answers = await Promise.all([accept(purchase), refuse(purchase)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { status, credited } = await kept(app, purchase.reference);
    expect([
      ['paid', 1],
      ['refused', 0],
    ]).toContainEqual([status, credited]);
    const lost = answers.find((answer) => answer.status === 409);
    expect(codeOf(lost ?? { body: {} })).toBe('not_in_review');
  });

  it('can be refused by an owner with a reason, which the buyer gets by mail', async () => {
    const purchase = await inReview();
    await refuse(purchase, 'Paid from the account\nof <somebody> else.').expect(204);
    const { status, decision, ledger, receipt_url } = await details(purchase);
    expect({ status, ledger, receipt_url }).toEqual({ status: 'refused', ledger: null, receipt_url: null });
    expect(decision).toMatchObject({
      by: owner.account.username,
      refusal_reason: 'Paid from the account\nof <somebody> else.',
    });
    await eventually(() => Promise.resolve(expect(mailsTo(purchase)).toHaveLength(1)));
    const [mail] = mailsTo(purchase);
    expect(mail?.content.subject).toBe(`We couldn't accept your payment for order ${purchase.reference}`);
    expect(mail?.content.text).toContain('of <somebody> else.');
    expect(mail?.content.html).toContain('of &lt;somebody&gt; else.');
    expect((await actionsOn(purchase)).at(-1)).toEqual({ actor_id: owner.id, action: 'purchase.refused' });

    await nothingChanges(async () => {
      await refuse(purchase, 'Paid from the account\nof <somebody> else.').expect(204);
      const other = await refuse(purchase, 'Another reason');
      expect([other.status, codeOf(other)]).toEqual([409, 'not_in_review']);
      expect((other.body as { detail: string }).detail).toMatch(/^You refused this purchase on /);
      expect((await accept(purchase)).status).toBe(409);
    });
    expect(await verify(app, purchase.reference)).toMatchObject({ status: 'refused' });
    await deliver(app, provider.notice(purchase.reference)).expect(200);
    expect(await kept(app, purchase.reference)).toMatchObject({ status: 'refused', credited: 0 });
  });

  it('can be decided only by owners', async () => {
    const purchase = await inReview();
    await nothingChanges(async () => {
      for (const answer of [
        await accept(purchase, administrator),
        await refuse(purchase, 'No', administrator),
      ]) {
        expect([answer.status, codeOf(answer)]).toEqual([403, 'role_not_permitted']);
      }
    });
  });

  it.each<[string, Partial<StandInTransaction>, string]>([
    ['was taken back', { status: 'reversed' }, 'The payment was reversed'],
    ['moved no money', { domain: 'live' }, 'A test payment for a live order, or the other way round'],
    ['is of another order', { reference: 'SHR-OTHER' }, 'The provider’s answer was about a different order'],
  ])('whose payment %s is not accepted', async (_, differences, obstacle) => {
    const purchase = await inReview(differences);
    expect((await payment(purchase)).obstacle).toBe(obstacle);
    const answer = await nothingChanges(() => accept(purchase));
    expect([answer.status, codeOf(answer)]).toEqual([409, 'payment_not_acceptable']);
    await refuse(purchase).expect(204);
  });

  it('whose payment was counted for another order is not accepted', async () => {
    const first = await order(app);
    const { id } = provider.pay(first.reference);
    await verify(app, first.reference);
    const purchase = await inReview({ id });
    expect((await details(purchase)).review_reason).toBe('transaction');
    expect((await payment(await kept(app, first.reference))).obstacle).toBeNull();
    expect((await payment(purchase)).obstacle).toBe('This payment was already counted towards another order');
    const answer = await nothingChanges(() => accept(purchase));
    expect([answer.status, codeOf(answer)]).toEqual([409, 'payment_not_acceptable']);
  });

  it('is not accepted if the payment differs from the one that the owner saw', async () => {
    const purchase = await inReview();
    for (const change of [{ amount_kobo: 1 }, { currency: 'USD' }, { provider_transaction: '1' }]) {
      const answer = await nothingChanges(() => accept(purchase, owner, change));
      expect([answer.status, codeOf(answer)]).toEqual([409, 'payment_changed']);
    }
  });

  it('of the other mode than the keys is not said to have no payment', async () => {
    const purchase = await inReview();
    await app.query(`UPDATE share_purchases SET mode = 'live' WHERE id = $1`, [purchase.id]);
    await nothingChanges(async () => {
      const shown = await owner.api.get(`${address(purchase)}/payment`);
      const seen = { provider_transaction: '1', amount_kobo: 1, currency: 'NGN' };
      const accepted = await owner.api.post(`${address(purchase)}/acceptance`).send(seen);
      for (const { status, body } of [shown, accepted]) {
        expect({ status, body: body as unknown }).toEqual({
          status: 409,
          body: {
            code: 'keys_missing',
            detail:
              "The payment provider can't be asked about this purchase: it was made with live keys, and this server has none.",
          },
        });
      }
    });
  });

  it('stays in review while the provider does not answer', async () => {
    const purchase = await inReview();
    const { provider_transaction, amount_kobo, currency } = (await payment(purchase)).payment ?? {};
    provider.misbehave('error', 'verify');
    await nothingChanges(async () => {
      const shown = await owner.api.get(`${address(purchase)}/payment`);
      const accepted = await owner.api
        .post(`${address(purchase)}/acceptance`)
        .send({ provider_transaction, amount_kobo, currency });
      for (const { status, body, headers } of [shown, accepted]) {
        expect({ status, body: body as unknown }).toEqual({
          status: 503,
          body: {
            detail: "The payment provider isn't responding. Please try again in a moment.",
            code: 'unavailable',
          },
        });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
  });

  it.each([
    ['acceptance', {}, ['provider_transaction', 'amount_kobo', 'currency']],
    ['acceptance', { provider_transaction: '1', amount_kobo: -1, currency: 'NGN' }, ['amount_kobo']],
    ['acceptance', { provider_transaction: '1', amount_kobo: '1', currency: 'NGN' }, ['amount_kobo']],
    [
      'acceptance',
      { provider_transaction: ['1'], amount_kobo: 1, currency: 'NGN' },
      ['provider_transaction'],
    ],
    ['refusal', {}, ['reason']],
    ['refusal', { reason: ' \n ' }, ['reason']],
    ['refusal', { reason: 'x'.repeat(501) }, ['reason']],
  ])('refuses the %s %j', async (action, body, fields) => {
    const purchase = await inReview();
    const answer = await nothingChanges(() => owner.api.post(`${address(purchase)}/${action}`).send(body));
    expect(answer.status).toBe(422);
    const { detail } = answer.body as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc[1])).toEqual(fields);
  });

  it('is the only state in which a purchase can be refused', async () => {
    const { reference } = await order(app);
    const { id } = await kept(app, reference);
    await nothingChanges(async () => {
      const answer = await refuse({ id });
      expect([answer.status, answer.body]).toEqual([
        409,
        { detail: 'This purchase is not in review', code: 'not_in_review' },
      ]);
      await refuse({ id: unknownId }).expect(404);
      await refuse({ id: 'one' }).expect(422);
    });
  });

  it('stays in review if the audit log cannot be written', async () => {
    const purchase = await inReview();
    const before = await lastReceipt();
    await app.query(`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (id < 0) NOT VALID`);
    const answers = [await accept(purchase), await refuse(purchase)];
    await app.query('ALTER TABLE audit_log DROP CONSTRAINT broken');
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(await kept(app, purchase.reference)).toMatchObject({ status: 'review', credited: 0 });
    expect(await lastReceipt()).toBe(before);
  });
});
