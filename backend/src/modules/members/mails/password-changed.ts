import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that the password is a new one, in case it was not them. */
export function passwordChanged({ firstName }: { firstName: string }, supportEmail: string): MailContent {
  return {
    subject: 'Your password was changed',
    heading: `Your password was changed, ${firstName}`,
    paragraphs: [
      "You've been logged out on every device. Please use your new password to log in.",
      `If it wasn't you, email ${supportEmail} straight away.`,
    ],
  };
}
