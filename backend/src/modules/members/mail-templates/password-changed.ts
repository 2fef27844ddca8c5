import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that the password is a new one, in case it was not them. */
export function passwordChanged({ firstName }: { firstName: string }): MailContent {
  return {
    subject: 'Your password was changed',
    heading: `Your password was changed, ${firstName}`,
    paragraphs: [
      'You were logged out on every device. Log in with the new password from now on.',
      `If it was not you, write to ${COMPANY.supportEmail} at once.`,
    ],
  };
}
