import { cp } from 'node:fs/promises';
import path from 'node:path';
import { runChecks } from '../check/run-checks.mjs';
import { ExpectedError, messageOf } from '../errors.mjs';
import { inRoot } from '../paths.mjs';
import { print, step } from '../progress.mjs';
import { createTemplate, startTestDatabase } from './database.mjs';
import { countPlaywrightTests, runJest, runPlaywright } from './runners.mjs';
import { startS3 } from './s3-server.mjs';
import { testServerEnvironment } from './server-environment.mjs';

/**
 * What the stages share.
 * @typedef {object} Context
 * @property {Set<string>} stages
 * @property {string[]} filters
 * @property {string} folder temporary
 * @property {import('../clean-up.mjs').CleanUp} cleanUp
 * @property {Awaited<ReturnType<typeof import('./requirements.mjs').prepareRequirements>>} requirements
 */

/** One test a check, so that each counts. */
export async function checkStage() {
  print('\n  Checks');
  const results = await runChecks();
  const failed = results.filter(({ isClean }) => !isClean);
  const note = failed.map(({ name }) => name).join(', ');
  return { name: 'checks', passed: results.length - failed.length, failed: failed.length, skipped: 0, note };
}

/** @param {Context} context */
export function unitStage({ filters, folder }) {
  print('\n  Unit tests');
  const projects = ['contract', 'backend', 'public-web', 'admin-web', 'scripts', 'deploy'];
  return runJest({ name: 'unit tests', projects, filters, folder });
}

/**
 * Starts the database that API and browser tests share.
 * @param {Context} context
 * @returns {Promise<Record<string, string>>} environment of the tests
 */
export async function prepareDatabase({ folder, cleanUp }) {
  return step('Start PostgreSQL for the tests', async () => {
    const environment = testServerEnvironment();
    const cluster = await cleanUp.addStarting(
      startTestDatabase(folder),
      (started) => started.stop(),
      (started) => started.kill(),
    );
    return { ...environment, ...(await createTemplate(cluster, { folder, environment })) };
  });
}

/** The S3 server's part of the environment, or the failure that there is none. @param {Context} context */
export async function prepareS3({ stages, folder, cleanUp, requirements }) {
  if (!stages.has('api') || process.env.S3_TEST_ENDPOINT) return { environment: {} };
  if (requirements.s3.problem) {
    print(
      `  S3 tests are skipped: ${requirements.s3.problem}. Set S3_TEST_ENDPOINT to use a server of yours.`,
    );
    return { environment: {} };
  }
  try {
    const server = await step('Start the S3 server for the tests', () =>
      cleanUp.addStarting(startS3(folder), (started) => started.stop()),
    );
    return { environment: server.environment };
  } catch (error) {
    print(messageOf(error));
    return {
      environment: {},
      failure: { name: 'S3 server', passed: 0, failed: 1, skipped: 0, note: 'did not start' },
    };
  }
}

/**
 * @param {Context} context
 * @param {Record<string, string>} environment
 */
export function apiStage({ filters, folder }, environment) {
  print('\n  API tests');
  return runJest({ name: 'API tests', projects: ['api'], filters, folder, environment });
}

/**
 * @param {Context} context
 * @param {Record<string, string>} environment
 */
export async function browserStage({ filters, folder, requirements: { browser } }, environment) {
  print('\n  Browser tests');
  const name = 'browser tests';
  if (browser.problem) {
    const skipped = await countPlaywrightTests(filters);
    return { name, passed: 0, failed: 0, skipped, note: `no browser: ${browser.problem}` };
  }
  // Copies: a build made while the tests run must not change what they see.
  const sites = {
    SITE_PUBLIC_PATH: path.join(folder, 'public-web'),
    SITE_ADMIN_PATH: path.join(folder, 'admin-web'),
  };
  await cp(inRoot('public-web', 'build', 'client'), sites.SITE_PUBLIC_PATH, { recursive: true });
  await cp(inRoot('admin-web', 'dist'), sites.SITE_ADMIN_PATH, { recursive: true });
  const browsers = {
    ...(browser.path && { CHROMIUM_PATH: browser.path }),
    ...(browser.shell && { HEADLESS_SHELL_PATH: browser.shell }),
  };
  return runPlaywright({ name, filters, folder, environment: { ...environment, ...sites, ...browsers } });
}

/**
 * A stage that throws counts as one failed test, so that the others still run.
 * @param {string} name
 * @param {() => Promise<import('./runners.mjs').Outcome>} run
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
