import { COMPANY, formatKobo } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';
import { TEST_NOTICE } from '../receipts/receipt.js';

/** Tells a buyer that the payment was not counted, and why. */
export function refusalMail(purchase: SharePurchase, reason: string): MailContent {
  const { reference, units, amountKobo, currency, mode } = purchase;
  return {
    subject: `We could not accept your payment for order ${reference}`,
    heading: 'We could not accept your payment',
    paragraphs: [
      'We compared your payment with your order and could not accept it, so no units were credited. This is the reason:',
      reason,
      `If you were charged, reply to this mail or write to ${COMPANY.supportEmail}, and name the reference. We will settle with you what happens to your money.`,
      ...(mode === 'test' ? [TEST_NOTICE] : []),
    ],
    facts: [
      ['Payment reference', reference],
      ['Units of shares', units.toLocaleString('en-US')],
      ['Amount of the order', formatKobo(amountKobo, currency)],
    ],
  };
}
