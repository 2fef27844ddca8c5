import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** The last mail to a member: the account is gone, and so is this mail's record once it was sent. */
export function membershipDeleted({ firstName }: { firstName: string }): MailContent {
  return {
    subject: 'Your membership was deleted',
    heading: `Your membership was deleted, ${firstName}`,
    paragraphs: [
      'What we held of you as a member is erased: your details, your means of identification, your next of kin and your password. We keep no copy of this mail.',
      'Units that you bought stay in our books under the numbers of their receipts, without your name and address. Keep the receipts: they are your proof.',
      `If you did not ask for this, write to ${COMPANY.supportEmail} at once.`,
    ],
  };
}
