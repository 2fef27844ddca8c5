import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { collectTexts } from './collect.mjs';
import { literalTexts } from './literal-texts.mjs';
import { parsePortal } from './portal-files.mjs';

const file = inRoot('admin-web', 'src', 'i18n', 'en.json');
const write = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

/** Writes all texts of the portal to the file that translators copy. */
export async function generateCatalogue() {
  const { default: ts } = await import('typescript');
  await writeFile(file, write((await collectTexts(await parsePortal(ts))).texts));
}

/**
 * Finds texts of the portal that cannot be translated.
 * @returns {Promise<string[]>} one line for each
 */
export async function findUntranslatable() {
  const { default: ts } = await import('typescript');
  const portal = await parsePortal(ts);
  const { texts, unknown } = await collectTexts(portal);
  const literal = portal.flatMap(({ name, sourceFile }) =>
    [...literalTexts(ts, sourceFile)].map(({ node, text }) => {
      const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile));
      return `${name}:${line + 1}: "${text}": give it to t (docs/languages.md)`;
    }),
  );
  const isOld = (await readFile(file, 'utf8').catch(() => '')) !== write(texts);
  return [
    ...literal,
    ...unknown.map((place) => `${place}: no script can know this text; write it out, or use say`),
    ...(isOld ? ['admin-web/src/i18n/en.json is out of date: run npm run texts:generate and commit it'] : []),
  ];
}
