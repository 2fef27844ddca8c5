import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { portalTest } from './test.js';

/** A site that writes its mails into a folder, each as an .eml file. */
export const test = portalTest.extend<{ mailFolder: string }>({
  siteKind: { mails: 'folder' },
  mailFolder: async ({ sites, siteKind }, use) => {
    await use((await sites.of(siteKind)).mailFolder);
  },
});

/** The mails of a folder, read by a parser that is independent of the library that wrote them. */
export async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
