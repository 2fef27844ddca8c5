import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { startSite } from '../servers/whole-site.js';
import { ownerSettings } from './browser-test.js';
import { portalTest } from './test.js';

interface WorkerFixtures {
  /** Settings of the site beside those that every site has. */
  mailSettings: Record<string, string>;
  /** Where the site writes its mails. */
  mailFolder: string;
}

/** A site that writes its mails into a folder, each as an .eml file. */
export const test = portalTest.extend<object, WorkerFixtures>({
  mailSettings: [{}, { scope: 'worker', option: true }],
  mailFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'smash-mails-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailFolder, mailSettings }, use) => {
      const site = await startSite({ MAIL_PATH: mailFolder, ...mailSettings, ...ownerSettings });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** The mails of a folder, read by a parser that has nothing to do with what wrote them. */
export async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
