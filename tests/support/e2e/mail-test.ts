import { startMailServer, type TestMailServer } from '../doubles/mail-server.js';
import { startSite } from '../servers/whole-site.js';
import { ownerSettings } from './browser-test.js';
import { expect, test as base } from './test.js';

/** A site whose mails go to a real mail server. */
export const test = base.extend<object, { mails: TestMailServer }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const mails = await startMailServer();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mails }, use) => {
      const site = await startSite({ SMTP_URL: mails.url, ...ownerSettings });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** The text of the mail to an address whose subject begins so, once it has arrived. */
export async function mailTo({ received }: TestMailServer, email: string, subject: string): Promise<string> {
  const find = () =>
    received.find(
      ({ recipients, content }) => recipients.includes(email) && content.subject?.startsWith(subject),
    );
  await expect.poll(find, { message: `a mail "${subject}"` }).toBeDefined();
  return find()?.content.text ?? '';
}
