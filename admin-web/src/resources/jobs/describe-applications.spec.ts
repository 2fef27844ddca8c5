import { expect, it } from '@jest/globals';
import { describeApplications } from '../../components/describe-applications';
import { describeKept } from './describe-applications';

it.each([
  [0, '0 applications', ''],
  [1, '1 application', ' Its 1 application stays under Applications and Deleted jobs.'],
  [1204, '1,204 applications', ' Its 1,204 applications stay under Applications and Deleted jobs.'],
])('%d applications are described in words', (count, words, kept) => {
  expect(describeApplications(count)).toBe(words);
  expect(describeKept(count)).toBe(kept);
});
