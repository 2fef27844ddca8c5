// After `react-router build`: checks that every page exists, builds the script for other sites and the service worker, writes
// the Content-Security-Policy of each page, compresses what a server sends (.br and .gz beside the file) and checks the
// JavaScript of each page against its budget.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { formatPagePolicies, PAGE_POLICIES_FILE } from '@smash/contract';
import { loadEnv } from 'vite';
import { buildEmbed } from './build-embed.mjs';
import { buildWorkers, shellFiles, WORKER_FILE } from './build-worker.mjs';
import {
  contentSecurityPolicy,
  paymentSources,
  thirdPartySources,
  withPayment,
  WORKER_POLICY,
} from './content-security-policy.mjs';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** Tests that build the site with their own settings set BUILD_FOLDER and SKIP_COMPRESSION. */
const clientFolder = path.resolve(projectFolder, process.env.BUILD_FOLDER || 'build', 'client');
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.data',
  '.webmanifest',
]);
const SMALLEST_WORTH_COMPRESSING = 512;
const PAGES = [
  'index.html',
  'careers/index.html',
  'careers/0/index.html',
  'job-application/0/index.html',
  'business/404/index.html',
  'team/404/index.html',
  '404/index.html',
];

/** Data files of the router for the job pages, which request the API instead. */
const UNUSED = ['careers.data', 'careers/0.data', 'job-application/0.data'];

/** JavaScript that a first visit loads, with Brotli, in kilobytes of 1000 bytes (docs/requirements/site.md#s-77). */
const HOME_BUDGET = 110;
const PAGE_BUDGET = 120;

/** The only page on which the payment provider is allowed. */
const PAYMENT_PAGE = 'buy-shares-form/index.html';

/** Text used as markup or as the address of a script is only reported: scripts of third parties cannot be changed here. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** Data that a page requests as soon as its scripts run; preloaded, so that it arrives with them instead of after them. */
const EARLY_DATA = { 'job-application/index.html': '/api/jobs/' };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Completes the heads of the pages, and writes the policy of each. */
async function completePages(files) {
  const environment = loadEnv('production', projectFolder, 'VITE_');
  const sources = thirdPartySources(environment);
  const payingSources = withPayment(sources, paymentSources(environment));
  const policies = new Map();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.relative(clientFolder, file).replaceAll(path.sep, '/');
    const html = withEarlyData(page, await readFile(file, 'utf8'));
    await writeFile(file, html);
    const enforce = contentSecurityPolicy(html, page === PAYMENT_PAGE ? payingSources : sources);
    policies.set(`/${page}`, { enforce, report: TRUSTED_TYPES });
  }
  policies.set(`/${WORKER_FILE}`, { enforce: WORKER_POLICY });
  await writeFile(path.join(clientFolder, PAGE_POLICIES_FILE), formatPagePolicies(policies));
}

function withEarlyData(page, html) {
  const address = EARLY_DATA[page];
  if (!address) return html;
  return html.replace(
    '</head>',
    `<link rel="preload" as="fetch" href="${address}" crossorigin="anonymous"/></head>`,
  );
}

/** Compresses the files. @returns the Brotli size of each in bytes, by path */
async function compress(files) {
  const sizes = new Map();
  for (const file of files.filter((name) => COMPRESSIBLE.has(path.extname(name)))) {
    const content = await readFile(file);
    if (content.length < SMALLEST_WORTH_COMPRESSING) continue;
    const brotli = await compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
    sizes.set(file, brotli.length);
  }
  return sizes;
}

/** Modules that a script imports statically, as in its text; the pattern does not match import(). */
function importedModules(script) {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(([, file]) => file);
}

async function firstLoadOf(entries, read = new Set()) {
  for (const entry of entries) {
    const file = path.join(clientFolder, entry);
    if (read.has(file) || !existsSync(file)) continue;
    read.add(file);
    const imports = importedModules(await readFile(file, 'utf8'));
    await firstLoadOf(
      imports.map((name) => (name.startsWith('/') ? name : path.posix.join(path.posix.dirname(entry), name))),
      read,
    );
  }
  return read;
}

/** Reads the router's manifest of routes and files. */
async function readManifest() {
  const assets = await readdir(path.join(clientFolder, 'assets'));
  const manifestName = assets.find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestName) throw new Error('the build has no manifest');
  const source = await readFile(path.join(clientFolder, 'assets', manifestName), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  return { manifestName, manifest };
}

async function checkBudgets(sizes, { manifestName, manifest }) {
  const over = [];
  for (const route of Object.values(manifest.routes).filter(({ id }) => id !== 'root')) {
    const page = `/${route.path ?? ''}`;
    const limit = page === '/' ? HOME_BUDGET : PAGE_BUDGET;
    const parts = [manifest.entry, manifest.routes.root, route];
    const modules = parts.flatMap((part) => [part.module, ...(part.imports ?? [])]);
    const loaded = await firstLoadOf([...modules, `/assets/${manifestName}`]);
    const total = [...loaded].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
    if (total > limit) over.push(page);
    console.log(
      `${total > limit ? 'OVER' : 'ok  '} ${page}: ${total.toFixed(1)} kB JavaScript of ${limit} kB`,
    );
  }
  // Addresses and texts that an installation configures add bytes, so it is only told of a page over its budget.
  const isConfigured = Object.values(loadEnv('production', projectFolder, 'VITE_')).some(Boolean);
  if (over.length > 0 && !isConfigured) throw new Error(`over its budget of JavaScript: ${over.join(', ')}`);
}

const missing = PAGES.filter((page) => !existsSync(path.join(clientFolder, page)));
if (missing.length > 0) throw new Error(`the build lacks ${missing.join(', ')}`);

await Promise.all(UNUSED.map((file) => rm(path.join(clientFolder, file))));
// Only the browser needs pictures and styles; the server part keeps its scripts alone.
const serverFolder = path.resolve(clientFolder, '..', 'server');
const unserved = (await filesBelow(serverFolder)).filter((file) => !/\.m?js$/.test(file));
await Promise.all(unserved.map((file) => rm(file)));
await buildEmbed(projectFolder, clientFolder);
const router = await readManifest();
const isRetired = loadEnv('production', projectFolder, 'VITE_').VITE_SERVICE_WORKER === 'off';
await buildWorkers(projectFolder, clientFolder, await shellFiles(clientFolder, router.manifest), {
  isRetired,
});
const built = await filesBelow(clientFolder);
const stale = built.filter((file) => /\.(br|gz)$/.test(file));
await Promise.all(stale.map((file) => rm(file)));
const files = built.filter((file) => !stale.includes(file));
await completePages(files);
if (!process.env.SKIP_COMPRESSION) await checkBudgets(await compress(files), router);
