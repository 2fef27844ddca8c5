import { formatKobo, formatNumber, type PurchaseStatus } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { SharePurchase } from '../entities/share-purchase.entity.js';

const PAID = 'The order is still paid here, its units are credited and its receipt is valid.';
const NOT_PAID = 'The order is not credited here. It will be if the provider still says that it was paid.';
const REFUSED = 'The order was refused here and is not credited.';
/** The refund failed, or waits for somebody to act. */
const REFUND_STOPPED = /^refund\.(failed|needs-attention)$/;

/**
 * Whether a message tells of what was decided: the refund of a refused order, which needs no action unless it stops. A
 * dispute does, since it could pay the money back twice.
 */
export const isAsDecided = (event: string, status: PurchaseStatus): boolean =>
  status === 'refused' && event.startsWith('refund.') && !REFUND_STOPPED.test(event);

/**
 * Tells the people who decide about payments that the money of an order goes back, or may go back.
 * @param event of the provider, such as `refund.processed`
 * @param page of the portal
 */
export function takenBackMail(
  { reference, units, amountKobo, currency, status }: SharePurchase,
  { event, page }: { event: string; page: string },
): MailContent {
  return {
    ...(REFUND_STOPPED.test(event)
      ? {
          subject: `Refund of order ${reference} did not go through`,
          heading: 'A refund did not go through',
          paragraphs: [
            `The payment provider could not send the money back: the buyer does not have it. ${standing(status)}`,
            'Check the refund with the provider and make sure that it is sent.',
          ],
        }
      : {
          subject: `Money of order ${reference} may go back`,
          heading: 'The money of an order may go back',
          paragraphs: [
            `The payment provider reports a refund or a dispute. ${standing(status)}`,
            status === 'refused'
              ? 'If the money has already been returned, tell the provider.'
              : 'Check the payment with the provider and agree with the buyer what happens to the units.',
          ],
        }),
    facts: [
      ['Payment reference', reference],
      ['Units of shares', formatNumber(units)],
      ['Order amount', formatKobo(amountKobo, currency)],
      ['The provider says', event],
    ],
    action: { label: 'Open purchases', url: page },
  };
}

function standing(status: PurchaseStatus): string {
  if (status === 'paid') return PAID;
  return status === 'refused' ? REFUSED : NOT_PAID;
}
