import type { MailContent } from '../../../platform/mail/index.js';

/** Leads to the page for a new password. */
export function resetPassword({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Choose a new password',
    heading: `Choose a new password, ${firstName}`,
    paragraphs: [
      'Someone asked to reset the password of your account. If it was you, use the link below. It works once and expires in 30 minutes.',
      "If it wasn't you, you can ignore this email: your password stays the same.",
    ],
    action: { label: 'Choose a new password', url },
  };
}
