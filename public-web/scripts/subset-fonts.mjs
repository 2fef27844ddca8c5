// Cuts the two font families down to the characters that the site uses, into src/styles/fonts/.
//
// The packages split a family by script, and no file has both Latin and the naira sign. So each family becomes one Latin
// file, which is preloaded, and smaller ones that a page fetches only if it shows their characters: the letters with
// accents, those with a dot below, and the naira sign.
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

/** Basic Latin, quotes, dashes, and the signs in our texts: £ © « ² · » × ÷. */
const LATIN = [
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa3, 0xa9, 0xab, 0xb2, 0xb7, 0xbb, 0xd7, 0xf7],
  ...range(0x2010, 0x2015),
  ...range(0x2018, 0x201e),
  ...[0x2022, 0x2026, 0x2039, 0x203a, 0x20ac, 0x2122, 0x2212, 0x2044],
];
/** The rest of Latin-1: accented letters of European names and most tones of Nigerian ones, and signs. */
const ACCENTS = range(0xa1, 0xff).filter((character) => !LATIN.includes(character));
/** Vowels of Yoruba and Igbo with a dot below, and what their tones are written with: ẹ ị ọ ụ, and accents of their own. */
const DOTTED = [0x300, 0x301, 0x304, 0x323, 0x1eb8, 0x1eb9, 0x1eca, 0x1ecb, 0x1ecc, 0x1ecd, 0x1ee4, 0x1ee5];
/**
 * Consonants of Yoruba and Igbo: ń ṅ ṣ. Bricolage Grotesque has not all of them and borrows these. No family has those of
 * Hausa (ɓ ɗ ƙ), which are drawn in a font of the device.
 */
const CONSONANTS = [0x143, 0x144, 0x1e44, 0x1e45, 0x1e62, 0x1e63];
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
  /** The package's types have no variation axes. @type {any} */
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
  await writeSubset(family, 'latin', ACCENTS, '-accents');
  await writeSubset(family, 'vietnamese', DOTTED, '-dotted');
  await writeSubset(family, 'latin-ext', NAIRA, '-naira');
  if (family.name === 'public-sans') await writeSubset(family, 'latin-ext', CONSONANTS, '-consonants');
}

/** Largest total in bytes of the files that an English page with naira signs loads (docs/requirements/site.md#s-81). */
const BUDGET = 45_000;
const loaded = FAMILIES.flatMap(({ name }) => [`${name}.woff2`, `${name}-naira.woff2`]);
const sizes = await Promise.all(loaded.map(async (file) => (await stat(path.join(outputFolder, file))).size));
const total = sizes.reduce((sum, size) => sum + size, 0);
if (total > BUDGET) throw new Error(`The fonts have ${total} bytes of ${BUDGET}`);
