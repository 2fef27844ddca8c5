import type { MailContent } from '../../platform/mail/index.js';

/** Somebody who has confirmed their address, or whom the identity provider vouches for. */
interface Newcomer {
  username: string;
  email: string;
  /** Where owners approve and limit accounts. */
  url: string;
}

/** Tells an owner of the portal that an account waits for them. */
export function awaitsApprovalMail({ username, email, url }: Newcomer): MailContent {
  return {
    subject: 'An account is waiting for approval',
    heading: 'An account is waiting for approval',
    paragraphs: [
      `${username} (${email}) would like to use the portal, and can log in once an owner has approved the account.`,
      "Approve it if you know who it is. If you don't, delete it.",
    ],
    action: { label: 'Open accounts', url },
  };
}

/** Tells an owner of the portal that a group of the identity provider has made an account active. */
export function joinedByGroupMail({ username, email, url }: Newcomer): MailContent {
  return {
    subject: 'A group has given somebody an account',
    heading: 'A group has given somebody an account',
    paragraphs: [
      `${username} (${email}) can use the portal now, with the role that a group of the identity provider gives.`,
      'Whoever reviews applications sees those of all brands, until an owner limits the account to some.',
    ],
    action: { label: 'Open accounts', url },
  };
}
