import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const packages = createRequire(import.meta.url);
const PACKAGE = path.dirname(packages.resolve('pdfjs-dist/package.json'));
const { version } = packages('pdfjs-dist/package.json') as { version: string };
/** The decoder of JPEG 2000 as a script, since the policy compiles no WebAssembly. */
const DECODER = path.join('wasm', 'openjpeg_nowasm_fallback.js');
/** Below assets/, which browsers keep for ever: another version has another address. */
const FOLDER = `assets/pdfjs-${version}`;

async function dataFiles(): Promise<string[]> {
  const folders = ['cmaps', 'standard_fonts'].map(async (folder) =>
    (await readdir(path.join(PACKAGE, folder))).map((name) => path.join(folder, name)),
  );
  return [...(await Promise.all(folders)).flat(), DECODER];
}

/** Puts what pdf.js asks for by name (fonts that a PDF does not bring, character maps, a decoder) into the build. */
export const pdfData: Plugin = {
  name: 'pdf-data',
  config: ({ base = '/' }, { command }) => {
    const address = command === 'build' ? `${base}${FOLDER}/` : `${base}@fs${PACKAGE}/`;
    return { define: { 'import.meta.env.PDF_DATA': JSON.stringify(address) } };
  },
  async generateBundle() {
    for (const file of await dataFiles()) {
      this.emitFile({
        type: 'asset',
        fileName: `${FOLDER}/${file.replaceAll(path.sep, '/')}`,
        source: await readFile(path.join(PACKAGE, file)),
      });
    }
  },
};
