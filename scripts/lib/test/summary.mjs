import { print } from '../progress.mjs';
import { isStrict } from './debian.mjs';

const sum = (outcomes, key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);

const shownSlowest = 10;

/** @param {import('./reports.mjs').RunTest[]} tests */
function printSlowest(tests) {
  const slowest = tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, shownSlowest);
  if (slowest.length === 0) return;
  print('\n  Slowest tests');
  for (const { title, milliseconds } of slowest) {
    print(`  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
}

/**
 * At the end once more: above it are thousands of lines, of which a build server may keep only the last.
 * @param {import('./reports.mjs').RunTest[]} tests
 */
function printFailed(tests) {
  const failed = tests.filter(({ failure }) => failure);
  if (failed.length === 0) return;
  print('\n  Failed tests');
  for (const { title, failure = [] } of failed) {
    print(`  ✗ ${title}`);
    for (const line of failure) print(`      ${line}`);
  }
}

/**
 * Prints the slowest and the failed tests, the table of results, and the totals as the last line.
 * @param {import('./runners.mjs').Outcome[]} outcomes
 * @returns {number} exit code
 */
export function summarize(outcomes) {
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  printSlowest(tests);
  printFailed(tests);
  print();
  for (const { name, passed, failed, skipped, note } of outcomes) {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;
    print(`  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${counts}${note ? `   ${note}` : ''}`);
  }
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) => sum(outcomes, key));
  const isRefused = isStrict && skipped > 0;
  if (isRefused) print('\nSkipped tests are not accepted here (CI, or root on Debian).');
  const isEmpty = passed + failed + skipped === 0;
  if (isEmpty) print('\nNo test was run: no path of a test file contains such a word.');
  print();
  print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || isRefused || isEmpty ? 1 : 0;
}
