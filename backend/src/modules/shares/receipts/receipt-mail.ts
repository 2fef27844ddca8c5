import { formatNumber, SHARE_MESSAGES } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { Money } from '../settlement/received-money.js';
import { type PaidPurchase, receiptFacts, receiptLabel } from './receipt.js';

/** Thanks for a payment, with what the receipt states and the way to it. */
export function receiptMail(purchase: PaidPurchase, received: Money, receiptUrl: string): MailContent {
  return {
    subject: `Your receipt ${receiptLabel(purchase)} for ${describeUnits(purchase.units)}`,
    heading: "We've received your payment",
    paragraphs: [
      'Thank you. The payment provider has confirmed your payment, and your units are on record. Please download your receipt and keep it: the link works for 30 days.',
      ...(purchase.mode === 'test' ? [SHARE_MESSAGES.test] : []),
    ],
    facts: receiptFacts(purchase, received),
    action: { label: 'Download the receipt', url: receiptUrl },
  };
}

function describeUnits(units: number): string {
  return `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'} of shares`;
}
