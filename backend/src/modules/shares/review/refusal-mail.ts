import { formatKobo, formatNumber, SHARE_MESSAGES } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';

/** Tells a buyer that the payment was not counted, and why. */
export function refusalMail(purchase: SharePurchase, reason: string, supportEmail: string): MailContent {
  const { reference, units, amountKobo, currency, mode } = purchase;
  return {
    subject: `We couldn't accept your payment for order ${reference}`,
    heading: "We couldn't accept your payment",
    paragraphs: [
      "We compared your payment with your order and couldn't accept it, so no units were credited. The reason is:",
      reason,
      `If you were charged, email ${supportEmail} and quote the payment reference. We'll work out with you what happens to your money.`,
      ...(mode === 'test' ? [SHARE_MESSAGES.test] : []),
    ],
    facts: [
      ['Payment reference', reference],
      ['Units of shares', formatNumber(units)],
      ['Order amount', formatKobo(amountKobo, currency)],
    ],
  };
}
