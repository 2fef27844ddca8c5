import type { TestMailServer } from '../doubles/mail-server.js';
import { expect, test as base } from './test.js';

/** A site whose mails go to a real mail server. */
export const test = base.extend<{ mails: TestMailServer }>({
  siteKind: { mails: 'server' },
  mails: async ({ sites, siteKind }, use) => {
    await use((await sites.of(siteKind)).mails);
  },
});

/** Waits for a mail to an address with this beginning of its subject. @returns the text of the newest one */
export async function mailTo({ received }: TestMailServer, email: string, subject: string): Promise<string> {
  const find = () =>
    received.findLast(
      ({ recipients, content }) => recipients.includes(email) && content.subject?.startsWith(subject),
    );
  await expect.poll(find, { message: `a mail "${subject}"` }).toBeDefined();
  return find()?.content.text ?? '';
}
