import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const INDEX = 'index.html';
const NOINDEX = /<meta name="robots" content="noindex"/;

/** The addresses of the pages in a build: every folder with an index. The root is the empty string. */
export async function findPages(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true });
  const indexes = names.filter((name) => name === INDEX || name.endsWith(join(sep, INDEX)));
  return new Set(indexes.map((name) => (name === INDEX ? '' : `/${dirname(name).split(sep).join('/')}`)));
}

/** The pages of a build without `noindex`, in alphabetical order. */
export async function findIndexablePages(folder: string): Promise<string[]> {
  const pages = [...(await findPages(folder))].sort();
  const isIndexable = await Promise.all(
    pages.map(async (page) => !NOINDEX.test(await readFile(join(folder, page, INDEX), 'utf8'))),
  );
  return pages.filter((_, index) => isIndexable[index]);
}
