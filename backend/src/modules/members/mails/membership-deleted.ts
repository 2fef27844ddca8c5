import type { MailContent } from '../../../platform/mail/index.js';

/** The last mail to a member: the account is gone, and so is this mail's record once it was sent. */
export function membershipDeleted({ firstName }: { firstName: string }, supportEmail: string): MailContent {
  return {
    subject: 'Your membership has been deleted',
    heading: `Your membership has been deleted, ${firstName}`,
    paragraphs: [
      "We've erased what we held about you as a member: your details, your means of identification, your next of kin and your password. We don't keep a copy of this email.",
      'Any units you bought stay on record under their receipt numbers, without your name and address. Please keep your receipts as proof of purchase.',
      `If you didn't ask for this, email ${supportEmail} straight away.`,
    ],
  };
}
