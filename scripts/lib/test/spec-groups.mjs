import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

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

/** What a spec may find changed by the one before it in its group. */
const FRESH_PAGE = `history.replaceState(null, '', '/'); localStorage.clear(); sessionStorage.clear();
  document.body.replaceChildren();`.replaceAll('\n', ' ');

/** Whether a spec cannot be loaded with others: it replaces modules, or waits before its tests are declared. @param {string} source */
const needsOwnFile = (source) =>
  /^(?:const .*= )?await |\b(?:unstable_mockModule|jest\.mock)\(/m.test(source);

/**
 * Puts all that a component spec declares below its imports into a `describe` with its path, so that its hooks are its own
 * when a group loads several specs (spec-groups.mjs). Lines stay where they are.
 * @param {string} source
 * @param {string} file
 */
export function inOwnScope(source, file) {
  if (needsOwnFile(source)) return source;
  const last = [...source.matchAll(/^import [^;]*;$/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  const name = JSON.stringify(`${path.relative(root, file)}:`);
  return `${source.slice(0, end)} globalThis.describe(${name}, () => { globalThis.beforeAll(() => { ${FRESH_PAGE} });${source.slice(end)}});\n`;
}
