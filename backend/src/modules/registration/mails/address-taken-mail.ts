import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** What has to happen before the holder of an account can log in, by its status. */
const NEXT = {
  active:
    "If it was you, log in as usual. If you've forgotten your password, you can choose a new one from the login page.",
  pending: 'If it was you: your account is still waiting for an owner of the portal to approve it.',
  suspended: 'If it was you: your account is suspended. Please ask an owner of the portal.',
} as const;

/**
 * Tells the holder of an account that somebody registered with its address; the portal shows everybody the same
 * response.
 */
export function addressTakenMail({
  username,
  status,
  url,
}: {
  username: string;
  status: keyof typeof NEXT;
  url: string;
}): MailContent {
  return {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      `Someone has just tried to register for the ${COMPANY.name} portal with this email address. It already belongs to the account ${username}, so nothing has changed.`,
      NEXT[status],
      "If it wasn't you, you can ignore this email.",
    ],
    action: { label: 'Log in', url },
  };
}
