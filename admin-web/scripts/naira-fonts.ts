import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const NAIRA = '₦';
const FAMILIES = ['bricolage-grotesque', 'public-sans'];
const OUTPUT = path.join(import.meta.dirname, '..', 'build', 'fonts');

async function writeNaira(family: string): Promise<void> {
  const packages = createRequire(import.meta.url);
  const source = packages.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-ext-wght-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(source), NAIRA, { targetFormat: 'woff2' });
  await writeFile(path.join(OUTPUT, `${family}-naira.woff2`), subset);
}

/**
 * Cuts the naira sign out of both families, into build/fonts: it is on nearly every job, and its files in the packages
 * are 37 KB of letters that few names need.
 */
export const nairaFonts: Plugin = {
  name: 'naira-fonts',
  async buildStart() {
    await mkdir(OUTPUT, { recursive: true });
    await Promise.all(FAMILIES.map(writeNaira));
  },
};
