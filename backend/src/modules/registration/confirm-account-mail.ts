import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../platform/mail/index.js';

/** Asks for the confirmation of an address. Names nobody: whoever registered with it may be a stranger to the reader. */
export function confirmAccountMail({ url }: { url: string }): MailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      `Somebody asked for an account in the portal of ${COMPANY.name} with this address. If it was you, open the link and enter the password you chose. An owner of the portal can then approve the account.`,
      'The link works once, within two days. If it was not you, do nothing: nobody gets in.',
    ],
    action: { label: 'Confirm my address', url },
  };
}
