import type { MailContent } from '../../../platform/mail/index.js';

/** Asks for the confirmation of an address. Names nobody: whoever signed up with it may be a stranger to the reader. */
export function confirmAddress({ url }: { url: string }): MailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      "There's one step left before you can log in. Open the link below and enter the password you chose when you signed up.",
      "The link works once and expires in two days. If you didn't sign up, you can ignore this email: no account will be opened, and the sign-up will be deleted.",
    ],
    action: { label: 'Confirm my address', url },
  };
}
