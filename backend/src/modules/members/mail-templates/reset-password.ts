import type { MailContent } from '../../../platform/mail/index.js';

/** Leads to the page for a new password. */
export function resetPassword({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'Choose a new password',
    heading: `A new password, ${firstName}`,
    paragraphs: [
      'Somebody asked for a new password for your account. The link below works once, within 30 minutes.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  };
}
