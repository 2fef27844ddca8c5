import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { hashSources } from '../source-hash.mjs';
import { documentFile } from './files.mjs';

const configFile = inRoot('contract', 'redocly.yaml');
const ignoreFile = inRoot('contract', '.redocly.lint-ignore.yaml');
/** Holds the hash of the sources of the last clean run. */
const cleanFile = inRoot('node_modules', '.cache', 'description', 'clean');

const read = (file) => readFile(file, 'utf8').catch(() => '');

/**
 * Checks an OpenAPI description against a configuration of Redocly; warnings count as errors.
 * @param {string} file
 * @param {string} config
 * @returns {Promise<string[]>} one line for each problem
 */
export async function findProblems(file, config) {
  // Loaded late: commands also start where no package is installed yet.
  const { lint, loadConfig } = await import('@redocly/openapi-core');
  const loaded = await loadConfig({ configPath: config });
  const problems = await lint({ ref: file, config: loaded });
  const place = ({ location }) => location[0]?.pointer ?? '';
  const found = problems
    .filter(({ ignored }) => !ignored)
    .map((problem) => `${path.basename(file)}${place(problem)}: ${problem.message} (${problem.ruleId})`);
  return [
    ...found,
    ...unused(loaded.ignore[file] ?? {}, problems.filter(({ ignored }) => ignored).map(place)),
  ];
}

/** Exceptions in the ignore file that nothing needs any more. */
function unused(ignore, used) {
  return Object.entries(ignore).flatMap(([rule, places]) =>
    [...places]
      .filter((pointer) => !used.includes(pointer))
      .map((pointer) => `.redocly.lint-ignore.yaml: ${pointer} keeps to the rule now (${rule})`),
  );
}

/** Problems of the committed description. Not checked again while its sources are those of the last clean run. */
export async function lintDescription() {
  const sources = [documentFile, configFile, ignoreFile, inRoot('package-lock.json')];
  const hash = await hashSources({ folders: [], files: sources, values: [] });
  if ((await read(cleanFile)) === hash) return [];
  const problems = await findProblems(documentFile, configFile);
  if (problems.length === 0) {
    await mkdir(path.dirname(cleanFile), { recursive: true });
    await writeFile(cleanFile, hash);
  }
  return problems;
}
