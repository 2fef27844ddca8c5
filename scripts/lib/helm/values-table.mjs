import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillIn, row } from '../configuration/tables.mjs';
import { chartFolder } from './render.mjs';

const readmeFile = path.join(chartFolder, 'README.md');
/** Rows of the table, one for each value; an object comes before its members. */
function rowsOf(properties, before = '') {
  return Object.entries(properties).flatMap(([name, { description, properties: inner }]) => [
    [`\`${before}${name}\``, description],
    ...(inner && !before.includes('settings') ? rowsOf(inner, `${before}${name}.`) : []),
  ]);
}

async function readmeNow() {
  const schema = JSON.parse(await readFile(path.join(chartFolder, 'values.schema.json'), 'utf8'));
  const table = [
    row('value', 'what'),
    row('-', '-'),
    ...rowsOf(schema.properties).map(([name, what]) => row(name, what)),
  ];
  const readme = await readFile(readmeFile, 'utf8');
  // Loaded late: commands also start where no package is installed yet.
  const { formatText } = await import('../format-text.mjs');
  return formatText(readmeFile, fillIn(readme, 'values', table.join('\n')));
}

/** Writes the values that the chart's schema describes into its README. */
export const generateReadme = async () => writeFile(readmeFile, await readmeNow());

export const isReadmeOld = async () => (await readFile(readmeFile, 'utf8')) !== (await readmeNow());
