import { expect, it } from '@jest/globals';
import { JOB_DEFAULTS, NO_JOB_FACTS } from '@smash/contract';
import type { Repository } from 'typeorm';
import { JobIndex } from './job-index.js';
import type { Job } from '../job.entity.js';

const row = (id: number, version: number, title: string) => ({
  id,
  version,
  title,
  description: '',
  location: '',
  jobType: JOB_DEFAULTS.job_type,
  ...NO_JOB_FACTS,
  isActive: true,
  isDraft: false,
  applicationDeadline: null,
});

it('the search index keeps a job edited between its two queries, and reads it again later', async () => {
  const listed = [row(1, 1, 'Rider'), row(2, 1, 'Chef')];
  let stored = listed;
  const asked: string[] = [];
  const jobs = {
    query: () => Promise.resolve(listed),
    find: () => {
      asked.push(stored.map(({ title }) => title).join());
      return Promise.resolve(stored);
    },
  };
  const index = new JobIndex(jobs as unknown as Repository<Job>);
  const texts = async () => {
    index.clear();
    return (await index.all()).map(({ id, version, text }) => [id, version, text.split('\n')[0]]);
  };
  stored = [row(1, 2, 'Driver'), row(2, 1, 'Chef')];
  expect(await texts()).toEqual([
    [1, 1, 'driver'],
    [2, 1, 'chef'],
  ]);
  listed[0] = row(1, 3, 'Pilot');
  stored = [row(1, 3, 'Pilot')];
  expect(await texts()).toEqual([
    [1, 3, 'pilot'],
    [2, 1, 'chef'],
  ]);
  expect(await texts()).toHaveLength(2);
  expect(asked).toEqual(['Driver,Chef', 'Pilot']);
});
