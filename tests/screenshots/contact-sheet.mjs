// Takes every page of a running site, at three widths in both schemes, and lays them side by
// side in tests/screenshots/build/index.html: node tests/screenshots/contact-sheet.mjs [--url <address>] [/page …]
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { listedPages, UNLISTED_PAGES } from '../support/e2e/site-addresses.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const WIDTHS = [390, 820, 1440];
const SCHEMES = ['light', 'dark'];
const MISSING_PAGES = ['/business/unknown', '/team/unknown', '/unknown'];
const folder = inRoot('tests', 'screenshots', 'build');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:8080' } },
});

const nameOf = (page, width, scheme) =>
  `${page.slice(1).replaceAll('/', '_') || 'home'}-${width}-${scheme}.jpg`;

async function take(browserPage, page) {
  await browserPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await browserPage.goto(`${values.url}${page}`);
  if (page === '/') await browserPage.getByRole('button', { name: 'Close modal' }).click();
  for (const width of WIDTHS) {
    await browserPage.setViewportSize({ width, height: 900 });
    await drawEverything(browserPage);
    for (const scheme of SCHEMES) {
      await browserPage.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      const file = path.join(folder, nameOf(page, width, scheme));
      await browserPage.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
    }
  }
}

/** Sections and pictures are drawn as they come near: draws all of them, and waits until they are there. */
async function drawEverything(browserPage) {
  await browserPage.evaluate(
    "document.querySelectorAll('main *, footer').forEach(({ style }) => { style.contentVisibility = 'visible' })",
  );
  await browserPage.evaluate(
    "document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })",
  );
  const whenDecoded =
    'Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))';
  await browserPage.evaluate(`${whenDecoded}.then(() => document.fonts.ready).then(() => undefined)`);
}

function sheet(pages) {
  const shots = (page) =>
    SCHEMES.flatMap((scheme) => WIDTHS.map((width) => nameOf(page, width, scheme)))
      .map((name) => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a>`)
      .join('');
  const rows = pages.map((page) => `<h2>${page}</h2><div>${shots(page)}</div>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
    body { font: 16px sans-serif; margin: 2rem; background: #888 }
    div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
    img { width: 300px }</style>${rows}`;
}

await mkdir(folder, { recursive: true });
const pages =
  positionals.length > 0
    ? positionals
    : [...(await listedPages(values.url)), ...UNLISTED_PAGES, ...MISSING_PAGES];
const browser = await chromium.launch({
  ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const browserPage = await browser.newPage({ locale: 'en-NG' });
  for (const page of pages) {
    await take(browserPage, page);
    console.log(page);
  }
} finally {
  await browser.close();
}
await writeFile(path.join(folder, 'index.html'), sheet(pages));
console.log(`\n${path.join(folder, 'index.html')}`);
