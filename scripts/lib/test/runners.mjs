import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { node } from '../node.mjs';
import { inRoot, root } from '../paths.mjs';
import { endOf, start, stop } from '../processes.mjs';
import { capture } from '../run.mjs';
import { workerHeapFlags, heapFlags } from './heap.mjs';
import { jestTests, playwrightTests } from './reports.mjs';

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, note?: string, tests?: import('./reports.mjs').RunTest[] }} Outcome
 */

const readReport = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Runs a program that prints to the terminal. Its temporary files are removed with the tests' folder. */
async function runVisibly(args, { folder, environment }) {
  const env = { ...process.env, ...environment, TMPDIR: folder };
  const child = start(node(), args, { cwd: root, env });
  const code = await endOf(child);
  // Workers of a runner that crashed would outlive it.
  await stop(child, 0);
  return code;
}

/** Outcome of a runner; a runner that fails without a failed test counts as one failed test. */
function outcome(name, code, counts) {
  if (!counts) return { name, passed: 0, failed: 1, skipped: 0, note: 'ended without a report' };
  if (code !== 0 && counts.failed === 0) return { name, ...counts, failed: 1, note: 'ended with an error' };
  return { name, ...counts };
}

/**
 * @param {object} options
 * @param {string} options.name for the summary
 * @param {string[]} options.projects display names in jest.config.mjs
 * @param {string[]} options.filters
 * @param {string} options.folder for the report
 * @param {number} [options.workers] test files at a time; jest.config.mjs has the default
 * @param {Record<string, string>} [options.environment]
 * @returns {Promise<Outcome>}
 */
export async function runJest({ name, projects, filters, folder, workers, environment = {} }) {
  const report = path.join(folder, `jest-${projects[0]}.json`);
  const code = await runVisibly(
    [
      ...workerHeapFlags,
      inRoot('node_modules', 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      ...projects,
      '--passWithNoTests',
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--json',
      `--outputFile=${report}`,
      ...(filters.length > 0 ? ['--testPathPatterns', ...filters] : []),
    ],
    { folder, environment },
  );
  const result = await readReport(report).catch(() => undefined);
  return outcome(
    name,
    code,
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
      tests: jestTests(result),
    },
  );
}

const playwrightArgs = (filters) => [
  inRoot('node_modules', '@playwright', 'test', 'cli.js'),
  'test',
  '--config',
  inRoot('playwright.config.ts'),
  '--pass-with-no-tests',
  ...filters,
];

/**
 * @param {{ name: string, filters: string[], folder: string, environment: Record<string, string> }} options
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright({ name, filters, folder, environment }) {
  const report = path.join(folder, 'playwright.json');
  const reporters = ['list', 'json', inRoot('tests', 'support', 'e2e', 'failed-page-reporter.ts')].join(',');
  const code = await runVisibly([...heapFlags, ...playwrightArgs(filters), `--reporter=${reporters}`], {
    folder,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = await readReport(report).catch(() => undefined);
  return outcome(
    name,
    code,
    result && {
      passed: result.stats.expected,
      failed: result.stats.unexpected + result.stats.flaky,
      skipped: result.stats.skipped,
      tests: playwrightTests(result),
    },
  );
}

/** Counts the browser tests, for the summary when they cannot run. @param {string[]} filters */
export async function countPlaywrightTests(filters) {
  const { stdout } = await capture(node(), [...playwrightArgs(filters), '--list', '--reporter=json']);
  try {
    const { stats } = JSON.parse(stdout);
    return stats.expected + stats.skipped;
  } catch {
    return 1;
  }
}
