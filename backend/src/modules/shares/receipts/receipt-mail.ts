import type { MailContent } from '../../../platform/mail/index.js';
import { type PaidPurchase, receiptFacts, receiptLabel, TEST_NOTICE } from './receipt.js';

/** Thanks for a payment, with what the receipt states and the way to it. */
export function receiptMail(purchase: PaidPurchase, receiptUrl: string): MailContent {
  return {
    subject: `Your receipt ${receiptLabel(purchase)} for ${purchase.units.toLocaleString('en-US')} units of shares`,
    heading: 'We have your payment',
    paragraphs: [
      'Thank you. Your payment was confirmed by the payment provider, and your units are on record. Please download the receipt and keep it: the link is good for 30 days.',
      ...(purchase.mode === 'test' ? [TEST_NOTICE] : []),
    ],
    facts: receiptFacts(purchase),
    action: { label: 'Download the receipt', url: receiptUrl },
  };
}
