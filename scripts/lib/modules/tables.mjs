import { backendFiles, partOf, readBackendFile } from './graph.mjs';

const entity = /@Entity\('(\w+)'/;
const named = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g;

/**
 * Finds tables that are named in the SQL of a part that does not own them. A part owns the tables of its entities; others
 * ask its service, or join what its index exports. Migrations and the operator's commands may name any table.
 * @param {{ file: string, text: string }[]} [files] the backend's by default
 * @returns {Promise<string[]>} one line each
 */
export async function findForeignTables(files) {
  const sources =
    files ??
    (await Promise.all(
      (await backendFiles()).map(async (file) => ({ file, text: await readBackendFile(file) })),
    ));
  const owners = new Map(
    sources.flatMap(({ file, text }) => {
      const [, table] = entity.exec(text) ?? [];
      return table ? [[table, partOf(file)]] : [];
    }),
  );
  return sources.flatMap(({ file, text }) => {
    const part = partOf(file);
    if (!part) return [];
    return [...text.matchAll(named)].flatMap(([, table]) => {
      const owner = owners.get(table);
      return owner && owner !== part ? [`${file}: names ${table}, a table of ${owner}`] : [];
    });
  });
}
