import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that they cannot log in for now, and what stays theirs. */
export function membershipSuspended({ firstName }: { firstName: string }, supportEmail: string): MailContent {
  return {
    subject: 'Your membership is suspended',
    heading: `Your membership is suspended, ${firstName}`,
    paragraphs: [
      "You've been logged out on every device and can't log in while your membership is suspended. Nothing has been deleted: your purchases and receipts stay as they are.",
      `To ask why, or if you think this is a mistake, email ${supportEmail}.`,
    ],
  };
}
