import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { inRoot } from './paths.mjs';

/**
 * Formats a generated text as `npm run format` would.
 * @param {string} file its path, which names the language
 * @param {string} text
 * @throws when it cannot be read as that language
 */
export async function formatText(file, text) {
  const style = JSON.parse(await readFile(inRoot('.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
