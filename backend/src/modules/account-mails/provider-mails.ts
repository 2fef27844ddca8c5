import type { MailContent } from '../../platform/mail/index.js';
import { type AccountFacts, factsOf } from './new-device-mail.js';

/** An account, and what people call the identity provider. */
type Change = AccountFacts & { provider: string; url: string };

/** Tells that an account can now be logged in to at the identity provider. */
export function providerConnectedMail({ username, provider, when, device, url }: Change): MailContent {
  return {
    subject: `You can now sign in with ${provider}`,
    heading: `You can now sign in with ${provider}`,
    paragraphs: [
      `The account ${username} in the portal has been connected to ${provider}.`,
      "If it was you, you don't need to do anything. If it wasn't, tell an owner of the portal at once: an owner can suspend the account. Where passwords are used, also disconnect it under My account and change your password.",
    ],
    facts: factsOf({ when, device }),
    action: { label: 'Open my account', url },
  };
}

/** Tells that an account can no longer be logged in to at the identity provider. */
export function providerDisconnectedMail({ username, provider, when, device, url }: Change): MailContent {
  return {
    subject: `You no longer sign in with ${provider}`,
    heading: `You no longer sign in with ${provider}`,
    paragraphs: [
      `The account ${username} in the portal is no longer connected to ${provider}. You log in with your password.`,
      "If it was you, you don't need to do anything. If it wasn't, change your password and tell an owner of the portal.",
    ],
    facts: factsOf({ when, device }),
    action: { label: 'Open my account', url },
  };
}
