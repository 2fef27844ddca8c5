import type { MailContent } from '../../../platform/mail/index.js';

/** Tells a member that somebody signed up with their address; the page says the same to everybody. */
export function alreadyMember({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: "You're already a member",
    heading: `You're already a member, ${firstName}`,
    paragraphs: [
      'Someone has just tried to sign up with this email address. It already belongs to your account, so nothing has changed.',
      "If it was you, log in as usual. If you've forgotten your password, you can choose a new one from the login page.",
    ],
    action: { label: 'Log in', url },
  };
}
