// Lays committed pictures out on one page and photographs it, so that a person can judge them together.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { withBrowser } from './lib/browser.mjs';

const TYPES = { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg' };

async function asDataUrl(file) {
  const type = TYPES[path.extname(file)];
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

/** Writes a sheet of all pictures of a folder; `columns` across, `width` pixels wide. */
export async function contactSheet(folder, output, { columns = 4, width = 1600, filter = /./ } = {}) {
  const names = (await readdir(folder))
    .filter((name) => path.extname(name) in TYPES && filter.test(name))
    .sort();
  const figures = await Promise.all(
    names.map(
      async (name) =>
        `<figure><img src="${await asDataUrl(path.join(folder, name))}"><figcaption>${name}</figcaption></figure>`,
    ),
  );
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.setContent(
      `<style>body{margin:16px;background:#fdfaf3;font:12px sans-serif;display:grid;gap:14px;grid-template-columns:repeat(${columns},1fr)}figure{margin:0}img{width:100%;border-radius:12px;display:block}</style>${figures.join('')}`,
    );
    await page.screenshot({ path: output, fullPage: true });
  });
}

if (process.argv[1] === import.meta.filename) {
  const [folder, output, columns, filter] = process.argv.slice(2);
  if (!folder || !output) {
    console.log('usage: node contact-sheet.mjs FOLDER OUTPUT.png [COLUMNS] [NAME-PATTERN]');
    process.exit(folder === '--help' ? 0 : 2);
  }
  await contactSheet(folder, output, { columns: Number(columns ?? 4), filter: new RegExp(filter ?? '.') });
}
