import type { MailContent } from '../../platform/mail/index.js';

/** Facts in a mail about a login with an account or a change of it. */
export interface AccountFacts {
  username: string;
  /** Date and time in Lagos, formatted for people. */
  when: string;
  /** Such as "Chrome on Windows". */
  device: string;
}

/** Tells of a login with a browser that the account was not used with before. */
export function newDeviceMail({
  username,
  when,
  device,
  url,
  provider,
  byProvider,
}: AccountFacts & { url: string; provider: string; byProvider: boolean }): MailContent {
  const remedy = byProvider
    ? `change your password at ${provider} now, log out of all other sessions on the page of your account,`
    : 'change your password now, which also logs everyone else out,';
  return {
    subject: 'New login to your account',
    heading: 'New login to your account',
    paragraphs: [
      `Someone logged in to the portal as ${username}, with a browser that hadn't been used for this account before.`,
      `If it was you, you don't need to do anything. If it wasn't, ${remedy} and tell an owner of the portal.`,
    ],
    facts: factsOf({ when, device }),
    action: { label: 'Open my account', url },
  };
}

export const factsOf = ({ when, device }: Omit<AccountFacts, 'username'>): [string, string][] => [
  ['When', `${when} (Lagos time)`],
  ['Browser', device],
];
