import { afterEach, expect, it, jest } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { jestTests, playwrightTests } from './reports.mjs';
import { summarize } from './summary.mjs';

afterEach(() => void jest.restoreAllMocks());

/** The exit code of a run with these tests, and what it prints at the end. */
function summaryOf(tests, failed) {
  const lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(text)));
  const code = summarize([{ name: 'tests', passed: 1, failed, skipped: 0, tests }]);
  return { code, text: lines.join('') };
}

it('the summary lists failed Jest tests above the totals, with message and place', () => {
  const file = inRoot('tests', 'api', 'some.spec.ts');
  const tests = jestTests({
    testResults: [
      {
        name: file,
        status: 'failed',
        assertionResults: [
          { fullName: 'is green', duration: 5, failureMessages: [] },
          {
            fullName: 'is red',
            duration: 7,
            failureMessages: [
              `\u001B[2mexpect\u001B[22m(received).toBe(expected)\n\nExpected: 1\nReceived: 2\n    at node_modules/x.js:1\n    at ${file}:12:3`,
            ],
          },
        ],
      },
      {
        name: inRoot('broken.spec.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  });
  const { code, text } = summaryOf(tests, 2);
  expect(code).toBe(1);
  expect(text).toContain(
    [
      '  ✗ tests/api/some.spec.ts: is red',
      '      expect(received).toBe(expected)',
      '      Expected: 1',
      '      Received: 2',
      '      at tests/api/some.spec.ts:12:3',
      '  ✗ broken.spec.ts',
      '      Cannot find module',
      '',
    ].join('\n'),
  );
  const ofGroup = { fullName: 'admin-web/src/some.spec.tsx: is in a group', duration: 4 };
  const [{ title }] = jestTests({
    testResults: [{ name: '/groups/0.spec.tsx', assertionResults: [ofGroup] }],
  });
  expect(title).toBe(ofGroup.fullName);
  expect(text).toMatch(/\n1 passed, 2 failed\n$/);
});

it('the summary lists failed browser tests with their project', () => {
  const spec = (status, title, error) => ({
    file: 'apply/photos.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ duration: 9, ...(error && { error }) }] }],
  });
  const tests = playwrightTests({
    suites: [
      { specs: [spec('expected', 'is green'), spec('unexpected', 'is red', { message: 'Timed out' })] },
    ],
  });
  expect(summaryOf(tests, 1).text).toContain(
    '  Failed tests\n  ✗ tests/e2e/apply/photos.spec.ts (phone): is red\n      Timed out\n\n',
  );
});

it('the summary does not mention failed tests if there are none', () => {
  const { code, text } = summaryOf([{ title: 'is green', milliseconds: 1 }], 0);
  expect([code, text.includes('Failed tests')]).toEqual([0, false]);
});
