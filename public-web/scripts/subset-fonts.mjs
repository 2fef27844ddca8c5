// Cuts the two font families down to what the site writes, into src/styles/fonts/.
//
// The packages split a family by script and no file of theirs holds both Latin and the naira sign, so each family
// becomes one Latin file, which is preloaded, and a file of about 1 KB for the sign, fetched where a page shows it.
// Run by `npm run build` and `npm run dev`; does nothing when the files are newer than this script.
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const scriptFile = fileURLToPath(import.meta.url);
const outputFolder = path.resolve(path.dirname(scriptFile), '../src/styles/fonts');

/** Basic Latin, the Latin letters of Nigerian and European names that the files have, quotes, dashes, minus. */
const LATIN = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2010, 0x2015),
  ...range(0x2018, 0x201e),
  ...[0x2022, 0x2026, 0x2039, 0x203a, 0x20ac, 0x2122, 0x2212, 0x2044],
];
const NAIRA = [0x20a6];

const FAMILIES = [
  {
    name: 'bricolage-grotesque',
    weights: { min: 400, max: 800 },
    features: ['kern', 'liga', 'mark', 'ccmp'],
  },
  {
    name: 'public-sans',
    weights: { min: 400, max: 700 },
    features: ['kern', 'liga', 'tnum', 'mark', 'ccmp'],
  },
];

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

async function isCurrent(file) {
  if (!existsSync(file)) return false;
  const [output, script] = await Promise.all([stat(file), stat(scriptFile)]);
  return output.mtimeMs >= script.mtimeMs;
}

async function writeSubset({ name, weights, features }, script, characters, suffix) {
  const output = path.join(outputFolder, `${name}${suffix}.woff2`);
  if (await isCurrent(output)) return;
  const source = require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
  /** The types of the package know no axes. @type {any} */
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  };
  const subset = await subsetFont(await readFile(source), String.fromCodePoint(...characters), options);
  await writeFile(output, subset);
  console.log(`font ${path.basename(output)} ${(subset.length / 1024).toFixed(1)} KB`);
}

await mkdir(outputFolder, { recursive: true });
for (const family of FAMILIES) {
  await writeSubset(family, 'latin', LATIN, '');
  await writeSubset(family, 'latin-ext', NAIRA, '-naira');
}
