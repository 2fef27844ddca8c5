import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** Files without texts for people: specs, colours and sizes, and the translation code itself. */
const notRead = /\.spec\.|spec-support|^theme[/\\]|^i18n[/\\]/;

/**
 * Parses the sources of the portal that may hold texts.
 * @param {typeof import('typescript')} ts
 * @returns {Promise<{ name: string, sourceFile: import('typescript').SourceFile }[]>} by their names in the repository
 */
export async function parsePortal(ts) {
  const folder = inRoot('admin-web', 'src');
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !notRead.test(name),
  );
  return Promise.all(
    names.sort().map(async (name) => {
      const content = await readFile(path.join(folder, name), 'utf8');
      const sourceFile = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true);
      return { name: `admin-web/src/${name}`, sourceFile };
    }),
  );
}
