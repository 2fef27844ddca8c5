import type { MailContent } from '../../platform/mail/index.js';

/** Leads to the page of the portal for a new password. */
export function resetPasswordMail({ username, url }: { username: string; url: string }): MailContent {
  return {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Someone asked to reset the password of your account ${username} in the portal. If it was you, use the link below. It works once and expires in an hour.`,
      "If it wasn't you, you can ignore this email: your password stays the same.",
    ],
    action: { label: 'Choose a new password', url },
  };
}
