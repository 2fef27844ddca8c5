import { formatKobo } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';

/**
 * Tells those who decide about payments that the money of a paid order goes back, or may.
 * @param event of the provider, such as `refund.processed`
 * @param page of the portal
 */
export function takenBackMail(
  { reference, units, amountKobo, currency }: SharePurchase,
  { event, page }: { event: string; page: string },
): MailContent {
  return {
    subject: `Money of order ${reference} may go back`,
    heading: 'The money of a paid order may go back',
    paragraphs: [
      'The payment provider tells of a refund or a dispute. The order is still paid here, its units are credited and its receipt is valid.',
      'Look at the payment at the provider, and settle with the buyer what becomes of the units.',
    ],
    facts: [
      ['Payment reference', reference],
      ['Units of shares', units.toLocaleString('en-US')],
      ['Order amount', formatKobo(amountKobo, currency)],
      ['The provider says', event],
    ],
    action: { label: 'Open purchases', url: page },
  };
}
