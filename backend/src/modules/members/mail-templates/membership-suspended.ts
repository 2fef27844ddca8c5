import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that they cannot log in for now, and what stays theirs. */
export function membershipSuspended({ firstName }: { firstName: string }): MailContent {
  return {
    subject: 'Your membership is suspended',
    heading: `Your membership is suspended, ${firstName}`,
    paragraphs: [
      'You were logged out on every device, and cannot log in until the suspension ends. Nothing of yours was removed: your purchases and receipts stay as they are.',
      `To ask why, or if you think that it is a mistake, write to ${COMPANY.supportEmail}.`,
    ],
  };
}
