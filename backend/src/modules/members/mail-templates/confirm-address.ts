import type { MailContent } from '../../../platform/mail/index.js';

/** Asks for the confirmation of an address. Names nobody: whoever signed up with it may be a stranger to the reader. */
export function confirmAddress({ url }: { url: string }): MailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      'One step is left before you can log in and invest. Open the link and enter the password you chose when you signed up.',
      'The link works once, within two days. If you did not sign up, do nothing: no account is opened, and the sign-up is deleted.',
    ],
    action: { label: 'Confirm my address', url },
  };
}
