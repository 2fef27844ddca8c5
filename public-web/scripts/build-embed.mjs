import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** Largest size in bytes, uncompressed, because other people's pages load this file. */
const BUDGET = 10_000;
const FILE = 'embed/jobs.js';

/**
 * Builds the custom element for other sites into one file without imports, whose name never changes.
 * @param {string} projectFolder
 * @param {string} clientFolder of the build
 */
export async function buildEmbed(projectFolder, clientFolder) {
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(projectFolder, 'src', 'embed', 'jobs.ts'),
        formats: ['iife'],
        name: 'SmashJobs',
        fileName: () => FILE,
      },
    },
  });
  const { length } = await readFile(path.join(clientFolder, FILE));
  if (length > BUDGET) throw new Error(`${FILE} has ${length} bytes of ${BUDGET}`);
}
