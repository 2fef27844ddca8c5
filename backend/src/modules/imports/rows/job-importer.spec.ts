import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { checkJobRow } from './job-importer.service.js';

const row = { title: ' Rider ', description: 'Rides', responsibility: 'Deliver', requirements: 'Licence' };

it('an imported job may leave out what the job form may', async () => {
  expect(await checkJobRow({ ...row, location: '', application_deadline: '2026-12-31' })).toEqual({
    value: { ...row, title: 'Rider', application_deadline: '2026-12-31' },
  });
});

it('an imported job may have its facts as people write them', async () => {
  const facts = { brand: 'Smash Travels', state: 'fct', workplace: 'Hybrid', salary_currency: 'ngn' };
  const salary = {
    salary_range: '₦350,000 to ₦450,000 a month',
    salary_min: '350,000',
    salary_period: 'Month',
  };
  expect(await checkJobRow({ ...row, ...facts, ...salary })).toMatchObject({
    value: {
      ...{ brand: 'smashtravels', state: 'FCT', workplace: 'hybrid' },
      ...{ salary_min: 350_000, salary_currency: 'NGN', salary_period: 'month' },
    },
  });
});

it.each([
  [{ brand: 'Smash Shoes' }, /^Brand: Please/],
  [{ salary_min: 'plenty' }, /^Lowest salary: Please enter a whole number/],
  [
    { salary_range: '₦350,000', salary_min: '900000', salary_currency: 'NGN', salary_period: 'month' },
    /^Lowest salary: /,
  ],
])('an imported job is refused with a fact that the form would refuse: %j', async (cells, problem) => {
  expect(await checkJobRow({ ...row, ...cells })).toEqual({ problem: expect.stringMatching(problem) });
});

it.each([
  [{ title: '' }, 'Job title: This field is required'],
  [
    { job_type: 'Gig', application_deadline: 'soon' },
    'Job type: Please use one of: Full Time, Part Time, Contract, Remote, Hybrid, Internship; Application deadline: Please write the day as 1996-04-12. In Excel, give the column the custom format yyyy-mm-dd, then save as CSV',
  ],
])('an imported job is refused with %j', async (cells, problem) => {
  expect(await checkJobRow({ ...row, ...cells })).toEqual({ problem });
});
