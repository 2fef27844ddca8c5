import { formatDateTime } from '@smash/contract';
import type { TokenEnding } from '../../platform/auth/accounts/account-notices.js';
import type { MailContent } from '../../platform/mail/index.js';

/** Tells the person who made an API token that it ends within a week. */
export function tokenEndingMail(
  { name, endsAt, lastUsedAt }: TokenEnding['token'],
  url: string,
): MailContent {
  return {
    subject: `API token ${name} ends soon`,
    heading: `API token ${name} ends soon`,
    paragraphs: [
      `The API token ${name}, which you made, ends on ${formatDateTime(endsAt)} (Lagos time). After that, programs that use it will be refused.`,
      "If a program needs it, make a new token and give it to the program before that. If nothing uses it any more, you don't need to do anything.",
    ],
    facts: [['Last used', lastUsedAt ? `${formatDateTime(lastUsedAt)} (Lagos time)` : 'Never']],
    action: { label: 'Open API tokens', url },
  };
}
