import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { configurationFile, generateConfiguration } from '../configuration/generate.mjs';
import { architectureFile, generateModulePicture } from '../modules/generate.mjs';
import { inRoot } from '../paths.mjs';
import { runOrFail } from '../run.mjs';
import { documentFile, typesFile } from './files.mjs';


const read = (file) => readFile(file, 'utf8').catch(() => '');

async function writeTypes() {
  const fromContract = createRequire(inRoot('contract', 'package.json'));
  const generator = await import(pathToFileURL(fromContract.resolve('openapi-typescript')).href);
  const createTypes = generator.default?.default ?? generator.default;
  const nodes = await createTypes(pathToFileURL(documentFile));
  await mkdir(path.dirname(typesFile), { recursive: true });
  await writeFile(typesFile, generator.COMMENT_HEADER + generator.astToString(nodes));
}

/** Writes the API description, the client's types, the tables of the configuration and the picture of the modules, from the backend as it was last built. */
export async function generateApi() {
  await runOrFail(process.execPath, [inRoot('backend', 'dist', 'openapi.js')], {
    failure: 'The backend could not describe its API (node backend/dist/openapi.js):',
  });
  await writeTypes();
  await generateConfiguration();
  await generateModulePicture();
}

/**
 * Generates all of them, compares them with those in the working tree and puts those back.
 * @returns {Promise<string[]>} paths, relative to the repository, that are out of date
 */
export async function findApiDrift() {
  const files = [documentFile, typesFile, configurationFile, architectureFile];
  const before = await Promise.all(files.map(read));
  try {
    await generateApi();
    const after = await Promise.all(files.map(read));
    return files
      .filter((_, index) => before[index] !== after[index])
      .map((file) => path.relative(inRoot(), file));
  } finally {
    const restore = async (file, index) => {
      if (before[index]) await writeFile(file, before[index]);
    };
    await Promise.all(files.map(restore));
  }
}
