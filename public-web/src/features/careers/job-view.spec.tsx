import { describe, expect, it } from '@jest/globals';
import { aJob } from '../../lib/spec-support';
import { JOBS_A_PAGE, viewJobs } from './job-view';

const rider = aJob({ title: 'Rider Lead', brand: 'ridesmash', city: 'Abuja', state: 'FCT' });
const chef = aJob({ title: 'Chef', brand: 'smashfood', city: 'Lagos', state: 'Lagos', job_type: 'Contract' });
const closed = aJob({
  title: 'Rider Trainer',
  brand: 'ridesmash',
  city: 'Lagos',
  state: 'Lagos',
  is_open: false,
});
const jobs = [closed, rider, chef];
const view = (address: string) => viewJobs(jobs, new URLSearchParams(address));

describe('the view of the list of jobs', () => {
  it('holds all jobs, open ones first, with the number of open ones for each choice', () => {
    expect(view('')).toMatchObject({
      jobs: [rider, chef, closed],
      found: 3,
      vacant: 2,
      counts: { brand: { ridesmash: 1, smashfood: 1 }, place: { Abuja: 1, FCT: 1, Lagos: 1 } },
    });
  });

  it('holds the jobs that match the address, closed ones too', () => {
    expect(view('q=rider&brand=ridesmash')).toMatchObject({ jobs: [rider, closed], found: 2, vacant: 1 });
    expect(view('place=lagos&type=Contract')).toMatchObject({ jobs: [chef], found: 1 });
    expect(view('q=nobody')).toMatchObject({ jobs: [], found: 0, vacant: 0 });
  });

  it('spells a place as the choices do, and keeps an unknown one', () => {
    expect(view('place=%C3%A0buja')).toMatchObject({ jobs: [rider], filters: { place: 'Abuja' } });
    expect(view('place=constructor').filters.place).toBe('constructor');
    expect(view('q=rider').filters.place).toBeFalsy();
  });

  it('ignores invalid values in the address', () => {
    expect(view('brand=%3Cscript%3E&page=-1&type=x')).toMatchObject({ found: 3, filters: {}, page: 1 });
  });

  it('is divided into pages', () => {
    const many = Array.from({ length: JOBS_A_PAGE + 1 }, () => aJob());
    const pageOf = (page: string) => viewJobs(many, new URLSearchParams({ page }));
    expect(pageOf('1').jobs).toEqual(many.slice(0, JOBS_A_PAGE));
    expect(pageOf('2')).toMatchObject({ jobs: many.slice(JOBS_A_PAGE), page: 2, pages: 2 });
    expect(pageOf('9').page).toBe(2);
    expect(pageOf('1.5').page).toBe(1);
  });
});
