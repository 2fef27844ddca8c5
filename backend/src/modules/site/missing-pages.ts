import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build keeps the pages that are sent with status 404. Their own addresses are unknown like any other. */
export const MISSING_PAGES = ['/404', '/business/404', '/team/404'] as const;

/**
 * Reads the pages for unknown addresses and returns which one an address gets: below /business/ and /team/ the
 * texts of their own (docs/requirements/site.md#s-46, docs/requirements/site.md#s-45), everywhere else the site's own
 * page.
 * @throws when the build has no /404 page
 */
export async function readMissingPages(folder: string): Promise<(path: string) => string> {
  const read = (page: string) => readFile(join(folder, page, 'index.html'), 'utf8');
  const general = await read('/404');
  const sections = new Map<string, string>();
  for (const page of MISSING_PAGES) {
    const section = page.slice(0, page.lastIndexOf('/'));
    if (section && existsSync(join(folder, page))) sections.set(section, await read(page));
  }
  return (path) => {
    const [, section] = /^(\/[^/]+)\/[^/]+\/?$/.exec(path) ?? [];
    return sections.get(section ?? '') ?? general;
  };
}
