import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { runNpm } from './run.mjs';

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
export async function isInstalled() {
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

/** Installs the dependencies unless they are there. Browsers are not downloaded: tests ask for their own. */
export async function installIfNeeded() {
  if (await isInstalled()) return;
  await step('Install the packages', () =>
    runNpm(['ci', '--no-audit', '--no-fund'], {
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' },
      failure: 'npm ci failed: check the network and the free disk space, then run the command again.',
    }),
  );
}
