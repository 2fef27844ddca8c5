import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage']);
/** Fonts are cut by the build, from packages that the lock file names. */
const isSource = (name) => !/\.spec\.tsx?$|\.md$|\.woff2$/.test(name);

/** @returns {Promise<string[]>} */
async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(file);
      return entry.isFile() && isSource(entry.name) ? [file] : [];
    }),
  );
  return nested.flat();
}

/**
 * A digest of the contents of files and of every source file in folders; build output, cut fonts, specs and prose do not count.
 * @param {{ folders: string[], files: string[], values: string[] }} sources absolute paths; values are hashed as text
 */
export async function hashSources({ folders, files, values }) {
  const found = (await Promise.all(folders.map(filesBelow))).flat().sort();
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
