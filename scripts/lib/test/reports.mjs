import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../paths.mjs';

/**
 * A test that ran. `failure` is the beginning of its message, without the colours of a terminal.
 * @typedef {{ title: string, milliseconds: number, failure?: string[] }} RunTest
 */

const shownLines = 8;

/**
 * The beginning of a message, and the line of the stack that names a test's file.
 * @param {string} message
 */
function beginningOf(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().replaceAll(`${root}${path.sep}`, ''))
    .filter(Boolean);
  const isStack = (line) => line.startsWith('at ');
  const place = lines.find((line) => isStack(line) && line.includes('.spec.'));
  return [...lines.filter((line) => !isStack(line)).slice(0, shownLines), ...(place ? [place] : [])];
}

/** @param {{ testResults: any[] }} report what Jest writes with --json. @returns {RunTest[]} */
export const jestTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that could not be loaded has no tests.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ title: file, milliseconds: 0, failure: beginningOf(message) }];
    return assertionResults.map(({ fullName, duration, failureMessages = [] }) => ({
      // In a group, the name of a test begins with its spec.
      title: /^\S+\.spec\.tsx: /.test(fullName) ? fullName : `${file}: ${fullName}`,
      milliseconds: duration ?? 0,
      ...(failureMessages.length > 0 && { failure: beginningOf(failureMessages[0]) }),
    }));
  });

/** @param {any} suite what Playwright's JSON reporter writes, or a part of it. @returns {RunTest[]} */
export const playwrightTests = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(playwrightTests),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `${path.join('tests', 'e2e', file)} (${projectName}): ${title}`,
      milliseconds: Math.max(0, ...results.map(({ duration }) => duration)),
      ...(['unexpected', 'flaky'].includes(status) && { failure: failureOf(results) }),
    })),
  ),
];

const failureOf = (results) =>
  beginningOf(results.find(({ error }) => error)?.error.message ?? 'It ended without a message.');
