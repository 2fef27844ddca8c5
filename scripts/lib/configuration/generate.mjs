import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';
import { environmentTables, fillIn, settingsTable } from './tables.mjs';

/** The documentation of every variable: prose by hand, tables from the code. */
export const configurationFile = inRoot('docs', 'configuration.md');

const compiledDescription = inRoot('backend', 'dist', 'platform', 'config', 'describe-environment.js');
const settingsFile = inRoot('public-web', 'src', 'content', 'configured.ts');

/** Writes the tables of docs/configuration.md from the backend as it was last built and the site's settings. */
export async function generateConfiguration() {
  // Not imported at the top: this file is loaded before the packages are installed.
  const { formatText } = await import('../format-text.mjs');
  const { readBuildSettings } = await import('./build-settings.mjs');
  const { describeEnvironment } = await import(pathToFileURL(compiledDescription).href);
  const settings = readBuildSettings(await readFile(settingsFile, 'utf8'), 'BuildSettings');
  let document = await readFile(configurationFile, 'utf8');
  document = fillIn(document, 'variables of the backend', environmentTables(describeEnvironment()));
  document = fillIn(document, 'settings of the public site', settingsTable(settings));
  await writeFile(configurationFile, await formatText(configurationFile, document));
}
