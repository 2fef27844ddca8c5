import { availableParallelism } from 'node:os';
import { runChecks } from '../check/run-checks.mjs';
import { ExpectedError } from '../errors.mjs';
import { print } from '../progress.mjs';
import { countPlaywrightTests, runJest, runPlaywright } from './runners.mjs';
import { writeSpecGroups } from './spec-groups.mjs';

/**
 * Options of all stages.
 * @typedef {object} Context
 * @property {Set<string>} stages
 * @property {string[]} filters
 * @property {string} folder temporary
 * @property {import('../clean-up.mjs').CleanUp} cleanUp
 */

/** Runs the checks; each counts as one test. */
export async function checkStage() {
  print('\n  Checks');
  const results = await runChecks();
  const failed = results.filter(({ isClean }) => !isClean);
  const note = failed.map(({ name }) => name).join(', ');
  return { name: 'checks', passed: results.length - failed.length, failed: failed.length, skipped: 0, note };
}

/** @param {Context} context */
export async function unitStage({ filters, folder }) {
  print('\n  Unit tests');
  const projects = [
    'contract',
    'backend',
    'public-web',
    'components of public-web',
    'admin-web',
    'components of admin-web',
    'scripts',
    'deploy',
  ];
  /** @type {Record<string, string>} */
  const environment = {};
  if (filters.length === 0) environment.SPEC_GROUPS = await writeSpecGroups(folder);
  return runJest({ name: 'unit tests', projects, filters, folder, environment });
}

/**
 * @param {Context} context
 * @param {Record<string, string>} environment
 */
export function apiStage({ filters, folder }, environment) {
  print('\n  API tests');
  // API tests are idle for a third of their time.
  return runJest({
    name: 'API tests',
    projects: ['api'],
    filters,
    folder,
    workers: Math.ceil(availableParallelism() * 1.5),
    environment,
  });
}

/**
 * @param {Context & { browser: { problem: string } }} context browser: as prepareRequirements returns it
 * @param {Record<string, string>} environment
 */
export async function browserStage({ filters, folder, browser }, environment) {
  print('\n  Browser tests');
  const name = 'browser tests';
  if (browser.problem) {
    const skipped = await countPlaywrightTests(filters);
    return { name, passed: 0, failed: 0, skipped, note: `no browser: ${browser.problem}` };
  }
  return runPlaywright({ name, filters, folder, environment });
}

/**
 * A stage that throws counts as one failed test, so that the others still run.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T | import('./runners.mjs').Outcome>}
 */
export async function runStage(name, run) {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ExpectedError) print(error.message);
    else console.error(error);
    return { name, passed: 0, failed: 1, skipped: 0, note: 'could not run' };
  }
}
