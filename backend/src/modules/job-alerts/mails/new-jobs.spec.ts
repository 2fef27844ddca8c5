import { expect, it } from '@jest/globals';
import { aJobDto } from '../../../../../tests/support/samples/job-dto.js';
import { newJobs } from './new-jobs.js';

it('the mail of an alert names the business that only the title of a job names', () => {
  const alert = { q: null, brand: 'owenas', place: null, frequency: 'weekly' } as const;
  const job = aJobDto({ title: 'Rider at Owenas', location: 'Lagos' });
  const { facts } = newJobs(alert, [job], { jobUrl: () => '/careers/7', listUrl: '/', stopUrl: '/' });
  expect(facts).toEqual([['Rider at Owenas', 'Owenas, Lagos', '/careers/7']]);
});
