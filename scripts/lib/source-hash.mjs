import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { filesBelow } from './files-below.mjs';

const ignoredFolders = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage']);
/** Fonts are no source: the build cuts them from packages that the lock file names. */
const isSource = (file) => !/\.spec\.tsx?$|\.md$|\.woff2$/.test(file);

/**
 * A digest of the contents of files and of every source file in folders; build output, cut fonts, specs and prose do not count.
 * @param {{ folders: string[], files: string[], values: string[] }} sources absolute paths; values are hashed as text
 */
export async function hashSources({ folders, files, values }) {
  const found = (await Promise.all(folders.map((folder) => filesBelow(folder, ignoredFolders, isSource))))
    .flat()
    .sort();
  const hash = createHash('sha256');
  for (const file of [...found, ...files]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  for (const value of values) hash.update(`${value}\0`);
  return hash.digest('hex');
}
