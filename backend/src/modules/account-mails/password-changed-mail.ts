import type { MailContent } from '../../platform/mail/index.js';
import { type AccountFacts, factsOf } from './new-device-mail.js';

/** Tells that the password of an account was changed. */
export function passwordChangedMail({
  username,
  when,
  device,
  url,
}: AccountFacts & { url: string }): MailContent {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The account ${username} in the portal has a new password. Everyone else who was logged in to it has been logged out, and a calendar address that was made for it no longer works.`,
      "If it was you, you don't need to do anything. If it wasn't, choose a new password now, and tell an owner of the portal.",
    ],
    facts: factsOf({ when, device }),
    action: { label: 'Choose a new password', url },
  };
}
