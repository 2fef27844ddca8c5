import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PurchaseDetails } from '@smash/contract/client';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { deliver, kept, order, verify } from '../../support/api/shares.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import {
  type PaymentStandIn,
  startPaymentStandIn,
  type StandInTransaction,
} from '../../support/doubles/payment-stand-in.js';
import { openPdf, textOfPdf } from '../../support/samples/pdf-text.js';

describe('what was received for an order', () => {
  let provider: PaymentStandIn;
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    mails = await startMailServer();
    app = await startApi({ ...provider.environment, SMTP_URL: mails.url });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
    await provider.close();
  });

  /** Orders 1,000 units, and has an owner accept the payment if it goes to review. */
  async function credited(email: string, differences: Partial<StandInTransaction> = {}) {
    const { reference } = await order(app, 1_000, email);
    provider.pay(reference, differences);
    const { status } = await verify(app, reference);
    const { id } = await kept(app, reference);
    if (status === 'review') {
      const { body } = await owner.api.get(`/api/purchases/${id}/payment`).expect(200);
      const { provider_transaction, amount_kobo, currency } = (body as { payment: Record<string, unknown> })
        .payment;
      const seen = { provider_transaction, amount_kobo, currency };
      await owner.api.post(`/api/purchases/${id}/acceptance`).send(seen).expect(204);
    }
    return { id, reference, email };
  }
  const details = async (id: string) =>
    (await owner.api.get(`/api/purchases/${id}`).expect(200)).body as PurchaseDetails;
  const lineOf = async (reference: string) => {
    const { text } = await owner.api.get('/api/purchases/export').expect(200);
    return text.split('\r\n').find((line) => line.includes(reference));
  };
  async function mailTo(recipient: string): Promise<string> {
    const find = () => mails.received.find(({ recipients }) => recipients.includes(recipient));
    await eventually(() => Promise.resolve(expect(find()).toBeDefined()));
    return find()?.content.text ?? '';
  }
  async function textOfReceipt(url: string | null): Promise<string> {
    const response = await fetch(`${app.url}${url}`);
    return textOfPdf(await openPdf(new Uint8Array(await response.arrayBuffer())));
  }

  it('stays in the ledger, the receipt and the table after the audit log has lost it', async () => {
    const { id, reference, email } = await credited('dollars@example.com', {
      amount: 500_050,
      currency: 'USD',
    });
    await app.query(
      `ALTER TABLE audit_log DISABLE TRIGGER USER; DELETE FROM audit_log WHERE action = 'purchase.accepted';
       ALTER TABLE audit_log ENABLE TRIGGER USER`,
    );
    const { decision, ledger, receipt_url } = await details(id);
    expect(decision?.paid).toBe('USD 5,000.50');
    expect(ledger).toMatchObject({
      amount_kobo: 100_000_000,
      amount_received: 500_050,
      currency_received: 'USD',
    });
    expect(await lineOf(reference)).toMatch(/,1000000,"NGN",.*,5000\.5,"USD"/);
    const mail = await mailTo(email);
    expect(mail).toContain('Amount: NGN 1,000,000.00');
    expect(mail).toContain('Amount received: USD 5,000.50');
    expect(await textOfReceipt(receipt_url)).toContain('Amount received USD 5,000.50');
  });

  it('is the amount of the order for a payment that fits, and the receipt states it once', async () => {
    const { id, reference, email } = await credited('naira@example.com');
    const { ledger, receipt_url, decision } = await details(id);
    expect(decision).toBeNull();
    expect(ledger).toMatchObject({ amount_received: 100_000_000, currency_received: 'NGN' });
    expect(await lineOf(reference)).toMatch(/,1000000,"NGN","\d{4}-\d{2}-\d{2} \d{2}:\d{2}",""$/);
    expect(await mailTo(email)).not.toContain('Amount received');
    expect(await textOfReceipt(receipt_url)).not.toContain('Amount received');
  });

  it('that goes back is marked in the table with the latest message about it', async () => {
    const { reference } = await credited('refunded@example.com');
    for (const event of ['charge.dispute.create', 'refund.processed', 'charge.success']) {
      const data = { reference: undefined, transaction: { reference } };
      await deliver(
        app,
        provider.notice(reference, event === 'charge.success' ? {} : { event, data }),
      ).expect(200);
    }
    expect(await lineOf(reference)).toMatch(/^"[^"]+","Paid",.*,"refund\.processed"$/);
  });
});
