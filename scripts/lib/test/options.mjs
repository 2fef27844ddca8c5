import { parseArgs } from 'node:util';
import { ExpectedError, messageOf } from '../errors.mjs';

export const help = `Runs the tests, after installing, building and starting whatever they need.

  npm test                          everything: checks, unit, API and browser tests
  npm test -- --unit                only these (--check, --unit, --api, --e2e; several may be given)
  npm test -- --api applications    only the test files whose path contains a word

On Debian, as root or with sudo, missing programs are installed with apt-get: Chromium for the browser tests, Ceph's
object gateway as a real S3 server, nginx, ClamAV. Elsewhere the run names what is missing and skips the tests that need it.
With CI=true, or as root on Debian, a skipped test counts as a failure.

Environment
  S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY, S3_TEST_SECRET_KEY   test against this S3 server instead of starting one
  TEST_FILES_ON_DISK=1                                       keep what tests write out of memory (/dev/shm)
  TEST_TIME_LIMIT_MINUTES                                    end everything after this time (80)
  REPEAT=20                                                  run each browser test this many times, to find flaky ones
  TRACE=1                                                    keep a trace of each browser test that fails, in test-results/
  CHROMIUM_PATH                                              browser to use`;

const stageNames = ['check', 'unit', 'api', 'e2e'];

/**
 * @param {string[]} args
 * @returns {{ isHelp: boolean, stages: Set<string>, filters: string[] }} all stages when none is named; the checks know no
 *   test files, so they are left out when there is a filter
 */
export function readOptions(args) {
  /** @type {Record<string, { type: 'boolean' }>} */
  const flags = Object.fromEntries([...stageNames, 'help'].map((name) => [name, { type: 'boolean' }]));
  let parsed;
  try {
    parsed = parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    throw new ExpectedError(`${messageOf(error)}\n\n${help}`);
  }
  const { values, positionals: filters } = parsed;
  const named = stageNames.filter((name) => values[name]);
  const all = filters.length > 0 ? stageNames.filter((name) => name !== 'check') : stageNames;
  return { isHelp: values.help ?? false, stages: new Set(named.length > 0 ? named : all), filters };
}
