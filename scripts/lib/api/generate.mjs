import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { configurationFile, generateConfiguration } from '../configuration/generate.mjs';
import { architectureFile, generateModulePicture } from '../modules/generate.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { runOrFail } from '../run.mjs';
import { documentFile, typesFile } from './files.mjs';

const read = (file) => readFile(file, 'utf8').catch(() => '');

/** Writes the description from the backend as last built, and the client's types from it, into a folder; returns pairs of committed and made file. */
async function describe(folder) {
  const document = path.join(folder, path.basename(documentFile));
  const types = path.join(folder, path.basename(typesFile));
  await runOrFail(node(), [inRoot('backend', 'dist', 'openapi.js'), document], {
    failure: 'The backend could not describe its API (node backend/dist/openapi.js FILE):',
  });
  const fromContract = createRequire(inRoot('contract', 'package.json'));
  const generator = await import(pathToFileURL(fromContract.resolve('openapi-typescript')).href);
  const createTypes = generator.default?.default ?? generator.default;
  const nodes = await createTypes(pathToFileURL(document));
  await writeFile(types, generator.COMMENT_HEADER + generator.astToString(nodes));
  return [
    [documentFile, document],
    [typesFile, types],
  ];
}

/** Makes description and types in a temporary folder, since other checks read the committed ones meanwhile. */
async function withDescription(use) {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-description-'));
  try {
    return await use(await describe(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the API description, the client's types, the tables of the configuration and the picture of the modules, from the backend as it was last built. */
export async function generateApi() {
  await mkdir(path.dirname(typesFile), { recursive: true });
  await withDescription((made) => Promise.all(made.map(([to, from]) => copyFile(from, to))));
  await generateConfiguration();
  await generateModulePicture();
}

/**
 * Generates the same files and compares them with those in the working tree, which stay unchanged.
 * @returns {Promise<string[]>} paths, relative to the repository, that are out of date
 */
export async function findApiDrift() {
  const differ = async ([committed, made]) => (await read(committed)) !== (await read(made));
  const described = await withDescription(async (made) => {
    const drifted = await Promise.all(made.map(differ));
    return made.filter((_, index) => drifted[index]).map(([committed]) => committed);
  });
  const inDocs = await findDrift([configurationFile, architectureFile], async () => {
    await generateConfiguration();
    await generateModulePicture();
  });
  return [...described, ...inDocs].map((file) => path.relative(inRoot(), file));
}

/** The files that `make` changes; their contents are restored. */
async function findDrift(files, make) {
  const before = await Promise.all(files.map(read));
  try {
    await make();
    const after = await Promise.all(files.map(read));
    return files.filter((_, index) => before[index] !== after[index]);
  } finally {
    const restore = async (file, index) => {
      if (before[index]) await writeFile(file, before[index]);
    };
    await Promise.all(files.map(restore));
  }
}
