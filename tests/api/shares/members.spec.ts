import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import pg from 'pg';
import { joinAsMember, type SignedUpMember } from '../../support/api/members.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type CreatedPurchase, kept, order, verify } from '../../support/api/shares.js';
import { eventually } from '../../support/api/state.js';
import { waitingForLocks } from '../../support/api/held-up.js';
import { aSignUp } from '../../support/samples/builders.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

describe('purchases of members', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;
  let ada: SignedUpMember;
  let bola: SignedUpMember;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi(provider.environment);
    ada = await joinAsMember(app);
    bola = await joinAsMember(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  async function orderAs({ api }: SignedUpMember, units: number, email: string): Promise<CreatedPurchase> {
    const { body } = await api.post('/api/shares/purchases').send({ units, email }).expect(201);
    return body as CreatedPurchase;
  }
  async function pay({ reference }: CreatedPurchase): Promise<string> {
    provider.pay(reference);
    await verify(app, reference);
    return (await kept(app, reference)).id;
  }
  async function mine({ api }: SignedUpMember) {
    const { body } = await api.get('/api/purchases/mine').expect(200);
    return (body as Schemas['MyPurchaseDto'][]).map(({ units, status }) => [units, status]);
  }

  it('made while logged in belong to the member, paid or not, whatever the email address', async () => {
    const made = await orderAs(ada, 11, 'accountant@example.com');
    expect(await mine(ada)).toEqual([[11, 'pending']]);
    await pay(made);
    expect(await mine(ada)).toEqual([[11, 'paid']]);
    expect(await mine(bola)).toEqual([]);
  });

  it('made without a session with the member’s address belong to the member once paid', async () => {
    const email = bola.form.email.toUpperCase();
    const visit = await order(app, 22, email);
    expect(await mine(bola)).toEqual([]);
    await pay(visit);
    await order(app, 23, email);
    expect(await mine(bola)).toEqual([[22, 'paid']]);
    expect(await mine(ada)).toEqual([[11, 'paid']]);
  });

  it('paid before the address is confirmed belong to the member once it is', async () => {
    const form = aSignUp();
    await pay(await order(app, 33, form.email));
    await app.visitor.post('/api/members/').send(form).expect(201);
    const [row] = await app.query(`SELECT member_id FROM share_purchases WHERE units = 33`);
    expect(row).toEqual({ member_id: null });
    const late = await joinAsMember(app, { email: form.email });
    expect(await mine(late)).toEqual([[33, 'paid']]);
  });

  it('have receipts only for the member who paid', async () => {
    const own = await pay(await orderAs(ada, 44, ada.form.email));
    const waiting = await kept(app, (await orderAs(ada, 45, ada.form.email)).reference);
    const visitors = await pay(await order(app, 46, 'somebody.else@example.com'));
    const { headers } = await ada.api.get(`/api/purchases/mine/${own}/receipt`).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    for (const [member, id] of [
      [bola, own],
      [ada, waiting.id],
      [ada, visitors],
    ] as const) {
      const { status, body } = await member.api.get(`/api/purchases/mine/${id}/receipt`);
      expect([status, (body as { code: string }).code]).toEqual([404, 'purchase_not_found']);
    }
  });

  it('are refused if the member is erased at the same moment', async () => {
    const member = await joinAsMember(app);
    const erasing = new pg.Client({ connectionString: app.site.ownerUrl });
    await erasing.connect();
    await erasing.query('BEGIN');
    await erasing.query('DELETE FROM members WHERE id = $1', [member.id]);
    const ordered = member.api
      .post('/api/shares/purchases')
      .send({ units: 77, email: member.form.email })
      .then((response) => response);
    // Queried outside the erasing transaction, in which the result would never change.
    await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(1));
    await erasing.query('COMMIT');
    await erasing.end();
    const { status, body } = await ordered;
    expect([status, body]).toEqual([
      401,
      { detail: 'Your session has ended. Please log in again.', code: 'unauthenticated' },
    ]);
    expect(await app.query('SELECT 1 FROM share_purchases WHERE units = 77')).toEqual([]);
  });
});
