import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chartFolder } from './render.mjs';

const readmeFile = path.join(chartFolder, 'README.md');
const MARKS = { from: '<!-- generated: values -->', to: '<!-- end -->' };

/** Lines of the table: a value each, what holds others before them. */
function rowsOf(properties, before = '') {
  return Object.entries(properties).flatMap(([name, { description, properties: inner }]) => [
    [`\`${before}${name}\``, description],
    ...(inner && !before.includes('settings') ? rowsOf(inner, `${before}${name}.`) : []),
  ]);
}

async function readmeNow() {
  const schema = JSON.parse(await readFile(path.join(chartFolder, 'values.schema.json'), 'utf8'));
  const rows = rowsOf(schema.properties).map(
    ([name, what]) => `| ${name} | ${what.replaceAll('|', '\\|')} |`,
  );
  const readme = await readFile(readmeFile, 'utf8');
  const [head] = readme.split(MARKS.from);
  const rest = readme.slice(readme.indexOf(MARKS.to));
  // Loaded here: the commands also run where nothing is installed yet.
  const { formatText } = await import('../format-text.mjs');
  const table = ['| value | what |', '| --- | --- |', ...rows].join('\n');
  return formatText(readmeFile, `${head}${MARKS.from}\n\n${table}\n\n${rest}`);
}

/** Writes the values that the chart's schema describes into its README. */
export const generateReadme = async () => writeFile(readmeFile, await readmeNow());

export const isReadmeOld = async () => (await readFile(readmeFile, 'utf8')) !== (await readmeNow());
