import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { needsOwnFile } from './spec-transformer.mjs';

/** Specs in one group. */
const SIZE = 12;

/**
 * Writes files that each load several component specs of the portal, for jest.config.mjs: two thirds of what such a spec takes
 * is loading React, MUI and react-admin, which a group does once.
 * @param {string} folder
 * @returns {Promise<string>} the folder with the groups
 */
export async function writeSpecGroups(folder) {
  const groups = path.join(folder, 'spec-groups');
  await mkdir(groups);
  const { alone, together } = await readSpecs(inRoot('admin-web', 'src'));
  const files = [
    ...alone.map((spec) => [spec]),
    ...Array.from({ length: Math.ceil(together.length / SIZE) }, (_, index) =>
      together.slice(index * SIZE, (index + 1) * SIZE),
    ),
  ];
  for (const [index, specs] of files.entries()) {
    const imports = specs.map((spec) => `import ${JSON.stringify(spec)};\n`);
    await writeFile(path.join(groups, `${index}.spec.tsx`), imports.join(''));
  }
  return groups;
}

/** @param {string} source */
async function readSpecs(source) {
  const names = (await readdir(source, { recursive: true }))
    .filter((name) => name.endsWith('.spec.tsx'))
    .sort();
  /** @type {{ alone: string[], together: string[] }} */
  const specs = { alone: [], together: [] };
  for (const name of names) {
    const file = path.join(source, name);
    specs[needsOwnFile(await readFile(file, 'utf8')) ? 'alone' : 'together'].push(file);
  }
  return specs;
}
