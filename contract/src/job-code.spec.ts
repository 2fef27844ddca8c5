import { expect, it } from '@jest/globals';
import { jobIdOfShortPath, shortJobPath } from './job-code.js';

it.each([1, 35, 36, 12_345, 999_999_999])('job %d has a short address that leads back to it', (id) => {
  expect(shortJobPath(id)).toMatch(/^\/j\/[0-9a-z]{1,6}$/);
  expect(jobIdOfShortPath(shortJobPath(id))).toBe(id);
});

it('a short address is also read in upper case and with a slash at the end, and no other form is', () => {
  expect(jobIdOfShortPath('/j/A1/')).toBe(361);
  for (const path of ['/j/', '/j/1-2', '/j/1234567', '/job/1', '/j/1/2']) {
    expect(jobIdOfShortPath(path)).toBeUndefined();
  }
});
