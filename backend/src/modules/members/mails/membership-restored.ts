import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that the suspension has ended. */
export function membershipRestored({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Your membership has been restored',
    heading: `Welcome back, ${firstName}`,
    paragraphs: ['Your membership is no longer suspended, and you can log in again.'],
    action: { label: 'Log in', url },
  };
}
