import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unescapeHtml } from './site-head.js';

/** The public site as `npm test` has built it. */
export interface SiteBuild {
  folder: string;
  /** Addresses of all files, such as /assets/x.js. */
  files: ReadonlySet<string>;
  /** HTML of the prerendered pages by address, such as /about. */
  pages: ReadonlyMap<string, string>;
}

/** Addresses that the server answers without a file of their own. */
const DYNAMIC = [
  /^\/(careers|job-application)\/\d+$/,
  /^\/feeds\/jobs\.(xml|rss|json|ics)$/,
  /^\/hidden-portal(\/|$)/,
  /^\/api\//,
];

/** Any origin will do: it tells addresses of the site from others. */
const ORIGIN = 'http://site.invalid';

function addressOf(page: string): string {
  return page.endsWith('/index.html') ? page.slice(0, -'/index.html'.length) || '/' : page;
}

export async function readBuild(): Promise<SiteBuild> {
  const folder = process.env['SITE_PUBLIC_PATH'] ?? '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    pages.set(addressOf(file), await readFile(path.join(folder, file), 'utf8'));
  }
  return { folder, files: new Set(files), pages };
}

/** Every address in the markup of a page: links, pictures, films, frames, icons, and pictures for shared links. */
function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|poster|action)="([^"]*)"/g)].map(([, value]) => value);
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set]) =>
    (set ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const shared = [...html.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, value]) => value);
  return [...attributes, ...sets, ...shared].map((value) => unescapeHtml(value ?? ''));
}

function hasAnchor(html: string, hash: string): boolean {
  return hash === '' || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

function problemOf(build: SiteBuild, page: string, address: string): string | undefined {
  if (address === '') return 'is empty';
  const { origin, pathname, hash } = new URL(address, `${ORIGIN}${page}`);
  if (origin !== ORIGIN || DYNAMIC.some((pattern) => pattern.test(pathname))) return undefined;
  const target = build.pages.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  if (target !== undefined) return hasAnchor(target, hash) ? undefined : 'names an anchor that is not there';
  return build.files.has(decodeURIComponent(pathname)) ? undefined : 'leads nowhere';
}

/** Addresses in pages that are empty, or have no file or anchor in the build; each once, with the last page that has it. */
export function unresolvedLinks(build: SiteBuild): string[] {
  const found = new Map<string, string>();
  for (const [page, html] of build.pages) {
    for (const address of addressesIn(html)) {
      const problem = problemOf(build, page, address);
      if (problem) found.set(`${address} ${problem}`, `${address} on ${page} ${problem}`);
    }
  }
  return [...found.values()];
}

/** Pages meant for search engines that no other page leads to. */
export function unreachedPages({ pages }: SiteBuild): string[] {
  const reached = new Set<string>();
  for (const [page, html] of pages) {
    for (const [, address] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const { origin, pathname } = new URL(unescapeHtml(address ?? ''), `${ORIGIN}${page}`);
      if (origin === ORIGIN && pathname !== page) reached.add(pathname);
    }
  }
  const indexed = [...pages].filter(([, html]) => !html.includes('name="robots" content="noindex"'));
  return indexed.map(([page]) => page).filter((page) => !reached.has(page));
}

/** Addresses of the fonts and pictures in all stylesheets. */
export async function stylesheetAddresses({ folder, files }: SiteBuild): Promise<string[]> {
  const sheets = [...files].filter((name) => name.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (sheet) => {
      const css = await readFile(path.join(folder, sheet), 'utf8');
      return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
        .map(([, address]) => address ?? '')
        .filter((address) => !/^(data:|#)/.test(address))
        .map((address) => new URL(address, `${ORIGIN}${sheet}`).pathname);
    }),
  );
  return found.flat();
}
