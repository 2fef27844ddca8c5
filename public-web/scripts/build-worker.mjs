import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Largest size in bytes, with Brotli. */
const BUDGET = 4000;
export const WORKER_FILE = 'sw.js';
const RETIRED_FILE = 'sw-off.js';

/** Routes whose pages can be read offline. */
const ROUTES = ['root', 'routes/careers', 'routes/job', 'routes/job-application'];

/** Files that are loaded only when needed, and not cached in advance. */
const ASKED_FOR = /^photo-pdf-|-(accents|dotted|consonants)-/;

const NAMED = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;

/** Returns the addresses of all files of the offline routes, with the small parts that they load later. */
export async function shellFiles(clientFolder, manifest) {
  const folder = path.join(clientFolder, 'assets');
  const all = new Set(await readdir(folder));
  const parts = [manifest.entry, ...ROUTES.map((route) => manifest.routes[route])];
  const queue = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  const shell = new Set([`manifest-${manifest.version}.js`]);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const name = path.basename(next).replace(/#.*/, '');
    if (shell.has(name) || !all.has(name) || ASKED_FOR.test(name)) continue;
    shell.add(name);
    if (/\.(js|css)$/.test(name))
      queue.push(...((await readFile(path.join(folder, name), 'utf8')).match(NAMED) ?? []));
  }
  return [...shell].sort().map((name) => `/assets/${name}`);
}

/** Builds one worker into one file without imports. */
async function buildOne({ projectFolder, clientFolder, entry, file, define = {} }) {
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'warn',
    define,
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      target: 'es2022',
      lib: {
        entry: path.join(projectFolder, 'src', 'worker', entry),
        formats: ['iife'],
        name: 'SmashWorker',
        fileName: () => file,
      },
    },
  });
  const { length } = brotliCompressSync(await readFile(path.join(clientFolder, file)));
  if (length > BUDGET) throw new Error(`${file} has ${length} bytes of ${BUDGET}`);
}

/**
 * Builds the service worker at the root of the site, since a worker controls only the pages below its address, and beside it
 * the worker that replaces it when it is switched off.
 * @param {string} projectFolder
 * @param {string} clientFolder of the build
 * @param {readonly string[]} shell addresses of the files that it caches when it is installed
 * @param {{ isRetired: boolean }} options whether the service worker is switched off
 */
export async function buildWorkers(projectFolder, clientFolder, shell, { isRetired }) {
  const folders = { projectFolder, clientFolder };
  // One text, because the quotes and commas of a list would add bytes.
  const names = shell.map((file) => path.basename(file)).join(' ');
  const release = createHash('sha256').update(names).digest('base64url').slice(0, 8);
  const define = { SHELL: JSON.stringify(names), RELEASE: JSON.stringify(release) };
  await buildOne({ ...folders, entry: 'retired-worker.ts', file: RETIRED_FILE });
  if (isRetired) await copyFile(path.join(clientFolder, RETIRED_FILE), path.join(clientFolder, WORKER_FILE));
  else await buildOne({ ...folders, entry: 'service-worker.ts', file: WORKER_FILE, define });
}
