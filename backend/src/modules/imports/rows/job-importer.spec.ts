import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { checkJobRow } from './job-importer.service.js';

const row = { title: ' Rider ', description: 'Rides', responsibility: 'Deliver', requirements: 'Licence' };

it('takes a row that the job form would take', async () => {
  expect(await checkJobRow({ ...row, location: '', application_deadline: '2026-12-31' })).toEqual({
    value: { ...row, title: 'Rider', application_deadline: '2026-12-31' },
  });
});

it.each([
  [{ title: '' }, 'Job title: This field is required'],
  [
    { job_type: 'Gig', application_deadline: 'soon' },
    'Job type: Please use one of: Full Time, Part Time, Contract, Remote, Hybrid, Internship; Application deadline: Please enter a valid date',
  ],
])('refuses a row with %j', async (cells, problem) => {
  expect(await checkJobRow({ ...row, ...cells })).toEqual({ problem });
});
