import type { MailContent } from '../../../platform/mail/index.js';

/**
 * Tells the people who decide about payments that the provider reports one for an order that is not here.
 * @param event of the provider, such as `charge.success`
 */
export function unknownOrderMail({ reference, event }: { reference: string; event: string }): MailContent {
  return {
    subject: `There is no order ${reference} for a payment`,
    heading: 'A payment without an order',
    paragraphs: [
      'The payment provider reports a payment for an order that is not here, as can happen after a backup was restored. Nothing is credited.',
      'Look the payment up with the provider by its reference. If it was paid, agree with the buyer what happens to the money.',
    ],
    facts: [
      ['Payment reference', reference],
      ['The provider says', event],
    ],
  };
}
