import { COMPANY } from '@smash/contract';
import { type MailContent, worksOnce } from '../../../platform/mail/index.js';

/** Asks for the confirmation of an address. Names nobody: whoever registered with it may be a stranger to the reader. */
export function confirmAccountMail({ url, expiresAt }: { url: string; expiresAt: Date }): MailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      `Someone has registered for the ${COMPANY.name} portal with this email address. If it was you, open the link below and enter the password you chose. An owner of the portal can then approve your account.`,
      `The link ${worksOnce(expiresAt)}. If it wasn't you, you can ignore this email: the account can't be used until this address is confirmed.`,
    ],
    action: { label: 'Confirm my address', url },
  };
}
