import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const INDEX = 'index.html';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves a built front end with its precompressed forms: hashed names are kept for ever, pages are asked for
 * again. A page lives at its folder's address, without a slash at the end and without a redirect.
 */
export async function serveBuild(folder: string): Promise<RequestHandler> {
  const pages = await findPages(folder);
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

/** The addresses of the pages in a build: every folder with an index. The root is the empty text. */
async function findPages(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true });
  const indexes = names.filter((name) => name === INDEX || name.endsWith(join(sep, INDEX)));
  return new Set(indexes.map((name) => (name === INDEX ? '' : `/${dirname(name).split(sep).join('/')}`)));
}
