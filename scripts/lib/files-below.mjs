import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The files below a folder, in no order.
 * @param {string} folder
 * @param {ReadonlySet<string>} ignoredFolders names of folders that are passed over
 * @param {(file: string) => boolean} isWanted
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder, ignoredFolders, isWanted) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return ignoredFolders.has(entry.name) ? [] : filesBelow(file, ignoredFolders, isWanted);
      }
      return entry.isFile() && isWanted(file) ? [file] : [];
    }),
  );
  return nested.flat();
}
