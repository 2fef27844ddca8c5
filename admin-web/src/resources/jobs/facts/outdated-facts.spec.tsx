import { afterEach, expect, it } from '@jest/globals';
import type { JobFormValues } from '../../../providers/job-body';
import { storeSession } from '../../../providers/session';
import { keptBeside, outdatedFacts } from './outdated-facts';

afterEach(() => localStorage.clear());

const job = {
  title: 'Rider Lead, Ridesmash',
  location: 'Wuse 2, Abuja',
  job_type: 'Full Time',
  salary_range: '₦350,000 a month',
  brand: 'ridesmash',
  city: 'Abuja',
  state: 'FCT',
  workplace: null,
  salary_min: 350_000,
  salary_max: 350_000,
  salary_currency: 'NGN',
  salary_period: 'month',
} satisfies JobFormValues;

const typed = { city: 'Gwarinpa', location: 'Gwarinpa, Abuja' };
const fromHome = { workplace: 'remote', job_type: 'Remote' } as const;

it.each<[string, JobFormValues, JobFormValues, string[]]>([
  ['nothing changed', {}, {}, []],
  ['another business', {}, { title: 'Chef, Smashfood' }, ['brand']],
  ['the business goes unnamed', {}, { title: 'Rider Lead' }, []],
  ['a business is named first', { title: 'Lead' }, { title: 'Lead, Smashfood' }, ['brand']],
  ['a business that contradicted before', { brand: 'owenas' }, { title: 'Chef, Ridesmash' }, []],
  ['another place', {}, { location: 'Lagos' }, ['city', 'state']],
  ['a place that nobody knows', {}, { location: 'Accra' }, ['city', 'state']],
  ['the same place in other words', {}, { location: 'Abuja (near the mall)' }, []],
  ['a typed city that is still named', typed, { location: 'Gwarinpa Estate' }, []],
  ['a typed city of another state', typed, { location: 'Gwarinpa, Lagos' }, ['state']],
  ['a typed city that is gone', typed, { location: 'Lugbe, Abuja' }, ['city']],
  ['a place left empty, which is saved as Abuja', {}, { location: '' }, []],
  ['no longer from home', fromHome, { job_type: 'Full Time' }, ['workplace']],
  ['from home as ever, in other words', fromHome, { location: 'Remote, Abuja' }, []],
  ['a workplace that the texts never said', { workplace: 'hybrid' }, { location: 'Abuja' }, []],
  ['paid by the week', {}, { salary_range: '₦350,000 a week' }, ['salary_period']],
  ['paid in dollars', {}, { salary_range: '$350,000 a month' }, ['salary_currency']],
  ['from that amount on', {}, { salary_range: 'From ₦350,000 a month' }, ['salary_max']],
  [
    'a salary that is told no more',
    {},
    { salary_range: '' },
    ['salary_min', 'salary_max', 'salary_currency', 'salary_period'],
  ],
  ['chosen by hand meanwhile', {}, { title: 'Chef, Smashfood', brand: 'owenas' }, []],
  ['emptied by hand meanwhile', {}, { location: 'Lagos', city: '', state: null }, []],
])('the facts in doubt after: %s', (_name, before, change, names) => {
  const opened = { ...job, ...before };
  expect(outdatedFacts(opened, { ...opened, ...change })).toEqual(names);
});

it('a fact is no longer in doubt once somebody keeps it, until the texts change again', () => {
  const chef = { ...job, title: 'Chef, Smashfood' };
  const kept = { ...chef, kept_facts: keptBeside(chef) };
  expect(outdatedFacts(job, kept)).toEqual([]);
  expect(outdatedFacts(job, { ...kept, title: 'Head chef, Smashfood' })).toEqual([]);
  expect(outdatedFacts(job, { ...kept, title: 'Cleaner, Smash Laundry' })).toEqual(['brand']);
});

it('a brand is not in doubt if the title names one that the account may not choose', async () => {
  await storeSession({
    access_token: 'x',
    expires_at: '2999-01-01T00:00:00Z',
    brands: ['ridesmash', 'owenas'],
  });
  expect(outdatedFacts(job, { ...job, title: 'Chef, Smashfood' })).toEqual([]);
  expect(outdatedFacts(job, { ...job, title: 'Chef, Owenas' })).toEqual(['brand']);
});
