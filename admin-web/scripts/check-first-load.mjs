// Fails the build when the portal's first load is too large: the page, its scripts and styles, and both Latin fonts,
// as brotli sends them. What screens load when they open (charts, previews, forms) is not part of it.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Most bytes of the first load. */
const LIMIT = 350_000;
const DIST = path.join(import.meta.dirname, '..', 'dist');
const BASE = '/hidden-portal/';

const html = await readFile(path.join(DIST, 'index.html'), 'utf8');
const linked = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)]
  .map(([, address]) => address)
  .filter((address) => address.startsWith(`${BASE}assets/`))
  .map((address) => address.slice(BASE.length));
const fonts = (await readdir(path.join(DIST, 'assets')))
  .filter((name) => name.includes('-latin-wght-normal-'))
  .map((name) => `assets/${name}`);
if (!linked.some((name) => name.endsWith('.js')) || fonts.length !== 2) {
  throw new Error('The first load was not recognised: index.html names no script, or the fonts are not two');
}

/** Size as sent: compressed where precompress.mjs found it worth while. @param {string} name */
async function sentBytes(name) {
  const file = path.join(DIST, name);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return { name, size };
}

const files = await Promise.all(['index.html', ...linked, ...fonts].map(sentBytes));
const total = files.reduce((sum, { size }) => sum + size, 0);
console.log(`first load of the portal: ${total} of ${LIMIT} bytes in ${files.length} files`);
if (total > LIMIT) {
  for (const { name, size } of files.sort((one, other) => other.size - one.size)) console.error(size, name);
  throw new Error(`The first load of the portal is ${total - LIMIT} bytes too large`);
}
