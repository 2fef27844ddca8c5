import { expect, it } from '@jest/globals';
import { JobsService } from './jobs.service.js';
import { PublicJobsCache } from './public/public-jobs.cache.js';

/** A table without jobs that counts how often it is read. */
class NoJobs {
  reads = 0;

  createQueryBuilder(): unknown {
    const read = () => {
      this.reads += 1;
      return Promise.resolve([]);
    };
    const builder: unknown = new Proxy({}, { get: (_, name) => (name === 'getMany' ? read : () => builder) });
    return builder;
  }
}

it('the open jobs are read once for all visitors, and again after a job changes', async () => {
  const table = new NoJobs();
  const cache = new PublicJobsCache();
  const none = {} as never;
  const jobs = new JobsService(table as never, cache, none, none, none);

  const lists = await Promise.all(Array.from({ length: 50 }, () => jobs.listOpenForVisitors()));
  expect(new Set(lists).size).toBe(1);
  expect(table.reads).toBe(1);
  cache.clear();
  expect(await jobs.listOpenForVisitors()).not.toBe(lists[0]);
  expect(table.reads).toBe(2);
});
