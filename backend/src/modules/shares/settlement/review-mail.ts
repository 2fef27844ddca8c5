import {
  formatKobo,
  formatNumber,
  REVIEW_REASON_LABELS,
  type ReviewReason,
  SHARE_MESSAGES,
} from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';

/**
 * Tells the people who decide about payments that one waits for them.
 * @param page of the purchase in the portal
 */
export function reviewMail(
  { reference, units, amountKobo, currency, mode }: SharePurchase,
  { reason, page }: { reason: ReviewReason; page: string },
): MailContent {
  return {
    subject: `The payment of order ${reference} waits for your decision`,
    heading: 'A payment waits for your decision',
    paragraphs: [
      `${REVIEW_REASON_LABELS[reason]}. Nothing is credited, and the buyer waits, until an owner accepts or refuses the payment.`,
      "Compare the payment with the provider's dashboard, then decide in the portal.",
      ...(mode === 'test' ? [SHARE_MESSAGES.test] : []),
    ],
    facts: [
      ['Payment reference', reference],
      ['Units of shares', formatNumber(units)],
      ['Order amount', formatKobo(amountKobo, currency)],
    ],
    action: { label: 'Open the purchase', url: page },
  };
}
