import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that somebody signed up with their address; the page says the same to everybody. */
export function alreadyMember({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'You are a member already',
    heading: `You are a member already, ${firstName}`,
    paragraphs: [
      'Somebody has just signed up with this email address. It belongs to your account, so nothing was changed.',
      'If it was you, log in. If you do not remember the password, the login page sends you a link for a new one.',
    ],
    action: { label: 'Log in', url },
  };
}
