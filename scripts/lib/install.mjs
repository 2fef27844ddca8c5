import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { runNpm } from './run.mjs';
import { requireWritableProject } from './writable.mjs';

async function packagesOf(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm keeps a lock of what it installed in node_modules and
 * writes it last, so neither an installation that broke off nor one made by hand is mistaken for a good one.
 */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    packagesOf(inRoot('package-lock.json')),
    packagesOf(inRoot('node_modules', '.package-lock.json')),
  ]);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '' || entry.link || entry.optional || entry.devOptional || entry.peer) return true;
    if (!name.includes('node_modules/')) return present[name] !== undefined;
    return present[name]?.version === entry.version;
  });
}

/**
 * Advice after npm failed, by the error code in its output.
 * @param {string} output
 */
export function adviceFor(output) {
  const [, code = ''] = /^npm (?:error|ERR!) code (E\w+)/m.exec(output) ?? [];
  if (code === 'ENOSPC') return 'the disk is full: make room, then run the command again.';
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `a file cannot be written (${code}), see below. npm must be able to write to this folder and to its cache in HOME.`;
  }
  if (/^(EAI_AGAIN|ENOTFOUND|ECONN\w+|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH)$/.test(code)) {
    return 'the registry cannot be reached: check the network, then run the command again.';
  }
  return 'see below.';
}

/** Whether npm failed because of its cache. @param {string} output */
export const isOfCache = (output) => /code E(?:TARGET|NOTCACHED|INTEGRITY|404)$/m.test(output);

/** Installs the dependencies unless they are there. Does not download browsers: tests fetch their own. */
export async function installIfNeeded() {
  if (await isInstalled()) return;
  await requireWritableProject();
  const install = (/** @type {string[]} */ ...more) =>
    runNpm(['ci', '--no-audit', '--no-fund', ...more], {
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' },
      failure: (output) => `npm ci failed: ${adviceFor(output)}`,
    });
  // Versions and digests are fixed, so npm's cache will do, unless it is damaged or older than a wanted version.
  await step('Install the packages', () =>
    install('--prefer-offline').catch((error) => {
      if (!isOfCache(error.message)) throw error;
      return install();
    }),
  );
}
