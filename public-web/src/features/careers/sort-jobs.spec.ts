import { describe, expect, it } from '@jest/globals';
import { countOpenJobs, openJobsFirst } from './sort-jobs';

const closed = { id: 1, is_open: false };
const open = { id: 2, is_open: true };
const alsoOpen = { id: 3, is_open: true };

describe('openJobsFirst', () => {
  it('puts closed jobs last and keeps the order otherwise', () => {
    expect(openJobsFirst([closed, open, alsoOpen]).map((job) => job.id)).toEqual([2, 3, 1]);
  });

  it('does not change the given list', () => {
    const jobs = [closed, open];
    openJobsFirst(jobs);
    expect(jobs).toEqual([closed, open]);
  });
});

describe('countOpenJobs', () => {
  it('counts only jobs that take applications', () => {
    expect(countOpenJobs([closed, open, alsoOpen])).toBe(2);
    expect(countOpenJobs([])).toBe(0);
  });
});
