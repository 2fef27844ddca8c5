import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { PDFDocument } from 'pdf-lib';
import request, { type Response } from 'supertest';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type CreatedPurchase, deliver, kept, order, verify } from '../../support/api/shares.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import { publicServer } from '../../support/servers/public-server.js';

const unknownId = '0190a000-0000-7000-8000-000000000000';

describe('purchases of shares', () => {
  let provider: PaymentStandIn;
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let paid: CreatedPurchase;
  let waiting: CreatedPurchase;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    mails = await startMailServer();
    app = await startApi({
      ...provider.environment,
      SMTP_URL: mails.url,
      ...publicServer,
    });
    owner = await registerAndLogIn(app);
    paid = await order(app, 2_000, 'paid@example.com');
    provider.pay(paid.reference);
    await deliver(app, provider.notice(paid.reference)).expect(200);
    await verify(app, paid.reference);
    waiting = await order(app, 3_000, '=cmd|calc@example.com');
    const wrong = await order(app, 4_000, 'wrong@example.com');
    provider.pay(wrong.reference, { amount: 1 });
    await verify(app, wrong.reference);
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
    await provider.close();
  });

  const list = async (query = '') => {
    const { body, headers } = await owner.api.get(`/api/purchases/${query}`).expect(200);
    return { units: (body as CreatedPurchase[]).map(({ units }) => units), total: headers['x-total-count'] };
  };

  it('are listed newest first, and can be filtered by state, searched and sorted', async () => {
    expect(await list()).toEqual({ units: [4_000, 3_000, 2_000], total: '3' });
    expect(await list('?status=review')).toEqual({ units: [4_000], total: '1' });
    expect(await list('?status=failed')).toEqual({ units: [], total: '0' });
    expect(await list(`?search=${paid.reference.slice(4, 9)}`)).toMatchObject({ units: [2_000] });
    expect(await list('?search=WRONG@example')).toMatchObject({ units: [4_000] });
    expect(await list('?sort=units&order=asc&per_page=2')).toEqual({ units: [2_000, 3_000], total: '3' });
    await owner.api.get('/api/purchases/?status=stolen').expect(422);
  });

  it('show their line in the ledger, the messages about them and the reason for a review', async () => {
    const { id } = await kept(app, paid.reference);
    const { body } = await owner.api.get(`/api/purchases/${id}`).expect(200);
    expect(body).toMatchObject({
      status: 'paid',
      amount: 2_000_000,
      receipt_number: '000001',
      email: 'paid@example.com',
      mode: 'test',
      ledger: { units: 2_000, amount_kobo: 200_000_000 },
      events: [{ event: 'charge.success', outcome: 'accepted' }],
    });
    const review = await owner.api.get('/api/purchases/?status=review').expect(200);
    expect(review.body).toMatchObject([{ review_reason: 'amount', receipt_number: null }]);
    const open = await owner.api.get(`/api/purchases/${(await kept(app, waiting.reference)).id}`).expect(200);
    expect(open.body).toMatchObject({ ledger: null, receipt_url: null, events: [] });
    await owner.api.get(`/api/purchases/${unknownId}`).expect(404);
    await owner.api.get('/api/purchases/one').expect(422);
  });

  it('are exported as a table without formulas, which the audit log records', async () => {
    const { text, headers } = await owner.api.get('/api/purchases/export?sort=units&order=asc').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="Purchases.csv"');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Reference","Status","Review","Receipt","Units","Amount","Currency","Mode","Email","Member","Ordered (Lagos)","Paid (Lagos)","Amount received","Currency received","Credited (Lagos)","Refund or dispute"',
    );
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"Paid","","'000001",2000,2000000,"NGN","test","paid@example.com"`);
    expect(lines[2]).toContain(`"'=cmd|calc@example.com"`);
    expect(lines[3]).toContain('"In review","The amount paid differs from the order"');
    const only = await owner.api.get('/api/purchases/export?status=paid').expect(200);
    expect(only.text.trim().split('\r\n')).toHaveLength(2);
    const entries = await app.query(`SELECT actor_id FROM audit_log WHERE action = 'export.created'`);
    expect(entries).toEqual([{ actor_id: owner.id }, { actor_id: owner.id }]);
  });

  it('are each exported once while new orders come in', async () => {
    const insert = (count: number, prefix: string) =>
      app.query(
        `INSERT INTO share_purchases (id, reference, units, unit_price, amount_kobo, currency, mode)
         SELECT gen_random_uuid(), $2 || n, 1000, 1000, 100000000, 'NGN', 'test' FROM generate_series(1, $1::int) n`,
        [count, prefix],
      );
    await insert(3_000, 'SMS-BEFORE-');
    const reading = owner.api.get('/api/purchases/export').then((response) => response.text);
    let text: string | undefined;
    for (let time = 1; text === undefined; time += 1) {
      const ordering = insert(1, `SMS-MEANWHILE-${time}-`).then(() => undefined);
      text = await Promise.race([reading, ordering]);
      await ordering;
    }
    const references = [...text.matchAll(/"(SMS-BEFORE-\d+)"/g)].map(([, found]) => found);
    expect(references).toHaveLength(3_000);
    expect(new Set(references).size).toBe(3_000);
    await app.query(`DELETE FROM share_purchases WHERE reference ~ '^SMS-(BEFORE|MEANWHILE)-'`);
  });

  it('have a numbered PDF receipt once they are paid, at a link that is valid for 30 days', async () => {
    const open = () => app.visitor.get(paid.receipt_url).buffer(true).parse(binary);
    const { body, headers } = await open().expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('Smash Technology receipt 000001.pdf');
    expect(headers['cache-control']).toBe('private, no-store');
    const document = await PDFDocument.load(body as Buffer);
    expect(document.getTitle()).toBe('Receipt 000001');
    expect(document.getPageCount()).toBe(1);
    expect(((await open()).body as Buffer).length).toBe((body as Buffer).length);

    await app.visitor.get(waiting.receipt_url).expect(404);
    const forged = `${paid.receipt_url.slice(0, -2)}xx`;
    await app.visitor.get(forged).expect(404);
    const {
      exp = 0,
      iat = 0,
      ...claims
    } = jwt.decode(paid.receipt_url.split('/').pop() ?? '') as jwt.JwtPayload;
    expect(exp - iat).toBe(30 * 24 * 60 * 60);
    const past = { ...claims, exp: Math.floor(Date.now() / 1000) - 1 };
    const expired = jwt.sign(past, app.site.environment.FILE_LINK_SECRET ?? '');
    await app.visitor.get(`/api/shares/receipts/${expired}`).expect(404);
    const lasting = jwt.sign({ ...past, exp }, app.site.environment.FILE_LINK_SECRET ?? '');
    await app.visitor.get(`/api/shares/receipts/${lasting}`).expect(200);
    await app.visitor.get('/api/shares/receipts/nothing').expect(404);
  });

  it('send their receipt by mail, once, with a link to it', async () => {
    await eventually(async () =>
      expect(await app.query(`SELECT FROM mails WHERE status = 'queued'`)).toEqual([]),
    );
    const receipts = mails.received.filter(({ recipients }) => !recipients.includes(owner.account.email));
    expect(receipts).toHaveLength(1);
    const [mail] = receipts;
    expect(mail?.recipients).toEqual(['paid@example.com']);
    expect(mail?.content.subject).toBe('Your receipt 000001 for 2,000 units of shares');
    expect(mail?.content.text).toContain('Amount: NGN 2,000,000.00');
    expect(mail?.content.text).toContain('This was a test of the payment provider');
    const link = /https:\/\/smash\.example(\/api\/shares\/receipts\/\S+)/.exec(mail?.content.text ?? '')?.[1];
    await request(app.url)
      .get(link ?? '')
      .expect(200);
  });
});

function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
