import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** Changes of the second factor of an account, as subjects of mails. */
export const CHANGES = {
  totp_added: 'An authenticator app was set up',
  totp_replaced: 'Your authenticator app was replaced',
  totp_removed: 'Your authenticator app was removed',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  codes_made: 'New recovery codes were made',
  code_used: 'A recovery code was used to log in',
  reset: 'Two-step login was removed',
  guessed: 'Somebody entered your password and wrong codes',
} as const;
export type SecondFactorChange = keyof typeof CHANGES;

const MORE: Partial<Record<SecondFactorChange, string>> = {
  totp_replaced: 'Your previous app no longer works.',
  codes_made: 'Your previous codes no longer work.',
  reset: 'You log in with your password alone until you set it up again.',
  guessed:
    "They couldn't get in, but they know your password. If it wasn't you, log in and change it now. For the next hour, nobody can log in on a new device with a code; passkeys and devices you've used before still work.",
};

/** Tells the person behind an account of a change of its second factor, so that nobody can change it unnoticed. */
export function secondFactorChangedMail(
  change: SecondFactorChange,
  { url, codesLeft }: { url: string; codesLeft?: number },
): MailContent {
  const heading = CHANGES[change];
  const more = codesLeft === undefined ? MORE[change] : `You have ${codesLeft} left.`;
  return {
    subject: heading,
    heading,
    paragraphs: [
      `This is about your account in the portal of ${COMPANY.name}.${more === undefined ? '' : ` ${more}`}`,
      ...(change === 'guessed'
        ? []
        : ["If this wasn't you, change your password now and tell an owner of the portal."]),
    ],
    action: { label: 'Open my account', url },
  };
}
