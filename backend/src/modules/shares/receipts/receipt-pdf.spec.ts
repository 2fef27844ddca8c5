import { describe, expect, it } from '@jest/globals';
import { openPdf, textOfPdf } from '../../../../../tests/support/samples/pdf-text.js';
import type { PaidPurchase } from './receipt.js';
import { renderReceipt } from './receipt-pdf.js';

const purchase = {
  reference: 'SMT-PURCHASE',
  units: 2_000,
  amountKobo: 200_000_000,
  currency: 'NGN',
  mode: 'live',
  email: 'ada@example.com',
  receiptNumber: 1,
  paidAt: new Date('2026-11-27T09:00:00Z'),
} as PaidPurchase;

describe('the receipt of a purchase', () => {
  it('gives the configured address for questions', async () => {
    const text = await textOfPdf(
      await openPdf(await renderReceipt(purchase, undefined, 'help@careers.example')),
    );
    expect(text).toContain('Questions? Email help@careers.example and quote the payment reference.');
    expect(text).not.toContain('@smashtechnology.example');
  });
});
