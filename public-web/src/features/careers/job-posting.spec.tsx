import { MESSAGES } from '@smash/contract';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aJob, show } from '../../lib/spec-support';
import { JobUnavailable } from './job-missing';
import { JobPosting } from './job-posting';

const texts = () => document.body.textContent;
const applyNow = () => screen.queryAllByRole('link', { name: /^Apply Now/ });

it('an open job links to its form', () => {
  const job = aJob();
  show(<JobPosting job={job} origin="https://smash.example" />);
  expect(texts()).toContain('Active');
  expect(applyNow().map((link) => link.getAttribute('href'))).toContain(`/job-application/${job.id}`);
});

it('a job is shown as that of the business that only its title names', () => {
  show(<JobPosting job={aJob({ title: 'Rider at Owenas' })} origin="https://smash.example" />);
  expect(screen.getByRole('link', { name: 'About Owenas' }).getAttribute('href')).toBe('/business/owenas');
});

it('a closed job says that applications are closed, and has no link to the form', () => {
  show(<JobPosting job={aJob({ is_open: false })} origin="https://smash.example" />);
  expect(texts()).toContain('Closed');
  expect(texts()).toContain(MESSAGES.applicationsClosed);
  expect(applyNow()).toEqual([]);
});

it('a job that could not be loaded says why, and can be tried again', () => {
  show(<JobUnavailable message={MESSAGES.jobDetailsFailed} />);
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.jobDetailsFailed);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
