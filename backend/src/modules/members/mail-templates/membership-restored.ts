import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that the suspension has ended. */
export function membershipRestored({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Your membership is open again',
    heading: `Welcome back, ${firstName}`,
    paragraphs: ['Your membership is no longer suspended. You can log in again, with the password you had.'],
    action: { label: 'Log in', url },
  };
}
