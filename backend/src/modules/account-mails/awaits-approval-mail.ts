import type { MailContent } from '../../platform/mail/index.js';

/** Somebody who has confirmed their address and waits for approval. */
interface Newcomer {
  username: string;
  email: string;
  /** Where owners approve them. */
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
