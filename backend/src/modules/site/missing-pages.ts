import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages of the build that are sent with status 404. Their own addresses also return 404. */
const MISSING_PAGES = ['/404', '/business/404', '/team/404'] as const;

/**
 * Pages of a build that have no address: the missing pages, and the job pages that nginx sends when it reaches no
 * backend.
 */
export const HIDDEN_PAGES = [
  ...MISSING_PAGES,
  '/careers',
  '/careers/0',
  '/job-application',
  '/job-application/0',
] as const;

/** A built page and the address of its file, such as `/404/index.html`. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** Reads one page of a build. */
async function readPage(folder: string, file: string): Promise<BuiltPage> {
  return { file, html: await readFile(join(folder, file), 'utf8') };
}

/**
 * Reads the pages for unknown addresses and returns which one an address gets: below /business/ and /team/ the
 * texts of their own (docs/requirements/site.md#s-46, docs/requirements/site.md#s-45), everywhere else the site's own
 * page.
 * @throws when the build has no /404 page
 */
export async function readMissingPages(folder: string): Promise<(path: string) => BuiltPage> {
  const read = (page: string) => readPage(folder, `${page}/index.html`);
  const general = await read('/404');
  const sections = new Map<string, BuiltPage>();
  for (const page of MISSING_PAGES) {
    const section = page.slice(0, page.lastIndexOf('/'));
    if (section && existsSync(join(folder, page))) sections.set(section, await read(page));
  }
  return (path) => {
    const [, section] = /^(\/[^/]+)\/[^/]+\/?$/.exec(path) ?? [];
    return sections.get(section ?? '') ?? general;
  };
}
