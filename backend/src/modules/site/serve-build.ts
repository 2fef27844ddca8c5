import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { YEAR_SECONDS } from '../../platform/http/security-headers.js';
import { findPages } from './built-pages.js';
import type { SetPolicies } from './page-policies.js';

const INDEX = 'index.html';
/** Folders of files that other sites may load into their pages: the list of jobs, and pictures for shared links. */
const EMBEDDED = /^(?:embed|og)\//;

/**
 * Headers that browsers heed only on pages, and on pictures opened as pages. On scripts, styles and fonts they would be
 * 24 kB of the 276 kB that a first visit of a job and its form loads.
 */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const PART_OF_PAGE = /\.(?:js|css|woff2)$/;

interface BuildOptions {
  setPolicies: SetPolicies;
  base?: string;
  hiddenPages?: readonly string[];
}

/**
 * Serves a built front end with its precompressed forms: files with hashed names are cached for ever, pages are
 * revalidated. A page is at its folder's address, without a slash at the end and without a redirect; `hiddenPages` have
 * no address. `base` is the path of the build on its host, without a slash at the end.
 */
export async function serveBuild(
  folder: string,
  { setPolicies, base = '', hiddenPages = [] }: BuildOptions,
): Promise<RequestHandler> {
  const pages = await findPages(folder);
  for (const page of hiddenPages) pages.delete(page);
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        response.setHeader(
          'Cache-Control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
        const file = relative(folder, path)
          .replaceAll(sep, '/')
          .replace(/\.(?:br|gz)$/, '');
        if (isHashed && PART_OF_PAGE.test(file)) dropPageHeaders(response);
        if (EMBEDDED.test(file)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        setPolicies(response, `${base}/${file}`);
      },
    },
  }) as RequestHandler;
  return (request, response, next) => {
    const path = request.path.replace(/\/$/, '');
    const { url } = request;
    if (pages.has(path)) request.url = `${path}/${INDEX}`;
    void files(request, response, (error: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

function dropPageHeaders(response: ServerResponse): void {
  for (const name of PAGE_HEADERS) response.removeHeader(name);
}
