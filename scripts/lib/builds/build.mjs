import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { step } from '../progress.mjs';
import { runNpm } from '../run.mjs';
import { hashSources } from '../source-hash.mjs';
import { requireWritableProject } from '../writable.mjs';
import { parts } from './parts.mjs';

/** Parts whose compiler leaves files of removed sources behind. */
const emptiedFirst = { contract: 'contract/dist', backend: 'backend/dist' };

const stampFile = (part) => inRoot('node_modules', '.cache', 'smash-build', part.name);

/** The environment that ends up in the pages of the two web sites; their address, the mailboxes of HR and support, the months that applications are kept, the payment provider and the approval of the offer of shares are the server's too. */
export function publicEnvironment(environment = process.env) {
  const { PUBLIC_URL, HR_EMAIL, SUPPORT_EMAIL, APPLICATION_RETENTION_MONTHS } = environment;
  const { PAYSTACK_PUBLIC_KEY, PAYSTACK_SCRIPT_URL, SHARES_APPROVAL_REFERENCE } = environment;
  const named = Object.entries(environment).filter(([name]) => name.startsWith('VITE_'));
  return {
    ...(PUBLIC_URL && { VITE_SITE_ORIGIN: PUBLIC_URL }),
    ...(HR_EMAIL && { VITE_HR_EMAIL: HR_EMAIL }),
    ...(SUPPORT_EMAIL && { VITE_SUPPORT_EMAIL: SUPPORT_EMAIL }),
    ...(APPLICATION_RETENTION_MONTHS && { VITE_APPLICATION_RETENTION_MONTHS: APPLICATION_RETENTION_MONTHS }),
    ...(PAYSTACK_PUBLIC_KEY && { VITE_PAYSTACK_PUBLIC_KEY: PAYSTACK_PUBLIC_KEY }),
    ...(PAYSTACK_SCRIPT_URL && { VITE_PAYSTACK_SCRIPT_URL: PAYSTACK_SCRIPT_URL }),
    ...(SHARES_APPROVAL_REFERENCE && { VITE_SHARES_APPROVAL_REFERENCE: SHARES_APPROVAL_REFERENCE }),
    ...Object.fromEntries(named),
  };
}

const sourcesOf = (part) =>
  hashSources({
    folders: [part.name, ...part.needs].map((name) => inRoot(name)),
    files: [inRoot('package-lock.json'), inRoot('tsconfig.base.json')],
    values: Object.entries(publicEnvironment())
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  });

async function isFresh(part, hash) {
  if (!existsSync(part.output)) return false;
  const stamp = await readFile(stampFile(part), 'utf8').catch(() => '');
  return stamp === hash;
}

async function build(part, hash) {
  await step(`Build the ${part.label}`, async () => {
    await requireWritableProject([inRoot(part.name), path.dirname(part.output), inRoot('node_modules')]);
    await rm(stampFile(part), { force: true });
    if (emptiedFirst[part.name]) await rm(inRoot(emptiedFirst[part.name]), { recursive: true, force: true });
    await runNpm(['run', 'build', '--workspace', part.name], {
      env: { ...process.env, ...publicEnvironment(), NODE_ENV: 'production' },
      failure: `The ${part.label} does not build (npm run build --workspace ${part.name}):`,
    });
    await mkdir(path.dirname(stampFile(part)), { recursive: true });
    await writeFile(stampFile(part), hash);
  });
}

/**
 * Starts to build parts in the order of their dependencies, as many at a time as possible.
 * @param {{ only?: readonly import('./parts.mjs').Part[], isForced?: boolean }} [options]
 *   only: these parts instead of all; isForced: also those whose sources did not change
 * @returns {Map<string, Promise<void>>} by the name of the part; resolves when it is built
 */
export function startBuilds({ only = parts, isForced = false } = {}) {
  const builds = new Map();
  for (const part of only) {
    const run = async () => {
      await Promise.all(part.needs.map((name) => builds.get(name)));
      const hash = await sourcesOf(part);
      if (isForced || !(await isFresh(part, hash))) await build(part, hash);
    };
    builds.set(part.name, run());
  }
  return builds;
}

/** Builds parts; a failure is thrown only after all builds have ended. @param {Parameters<typeof startBuilds>[0]} [options] */
export async function buildParts(options) {
  const results = await Promise.allSettled(startBuilds(options).values());
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
