import { MESSAGES, type SentForm } from '@smash/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Job, SubmittedApplication } from '../../lib/api/client';
import { aJob, answerWith, expectFocus, json, press, show } from '../../lib/spec-support';
import { ApplicationPage } from './application-page';
import { readDraft, writeDraft } from './draft';
import { emptyAnswers } from './form-values';
import { field, fillForm } from './spec-support';

const job = aJob({ id: 7 });
const showJob = (changes: Partial<Job> = {}, state?: unknown) =>
  show(<ApplicationPage result={{ status: 'found', job: { ...job, ...changes } }} />, state);
const successHeading = () => screen.findByRole('heading', { name: 'Application Submitted Successfully!' });

it('the page shows the job and the four sections of the form', () => {
  showJob({ salary_range: '₦200,000 a month' });
  const card = within(screen.getByRole('complementary', { name: 'Position' }));
  for (const text of [job.title, job.location, '₦200,000 a month']) expect(card.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Personal Information',
    'Contact Information',
    'Cover Letter Upload',
    'Resume Upload',
  ]);
});

it('the page mentions no salary if the job has none', () => {
  showJob();
  expect(screen.getByRole('complementary', { name: 'Position' }).textContent).not.toMatch(/₦|Salary/);
});

it.each(['missing', 'failed'] as const)(
  'a job that is %s has no form, but a link back to the careers page',
  (status) => {
    show(<ApplicationPage result={{ status, message: MESSAGES.jobDetailsFailed }} />);
    expect(screen.getByRole('heading', { name: 'Unable to Load Position' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(MESSAGES.jobDetailsFailed);
    expect(screen.getByRole('link', { name: 'Back to Careers' }).getAttribute('href')).toBe('/careers');
  },
);

it('a closed job has no form', () => {
  showJob({ is_open: false });
  expect(screen.getByRole('heading', { name: MESSAGES.applicationsClosed })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText(/or ask for emails about new jobs on the careers page\.$/)).toBeTruthy();
});

describe('the draft for a job', () => {
  const submission = { key: 'a-key', lastOutcome: 'unsent' as const };
  beforeEach(() => {
    writeDraft(job.id, { answers: { ...emptyAnswers(), first_name: 'Ada' }, submission });
  });

  const showUnavailable = (status: 'missing' | 'failed') => {
    const element = <ApplicationPage result={{ status, message: MESSAGES.jobDetailsFailed }} />;
    const routes = [{ path: '/job-application/:jobId', element }];
    const initialEntries = [`/job-application/${job.id}`];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  };

  it.each([
    ['has closed', () => showJob({ is_open: false })],
    ['is not there', () => showUnavailable('missing')],
  ])('for a job that %s can be cleared', async (_, showPage) => {
    showPage();
    expect(await screen.findByText(/^Your draft is still on this device/)).toBeTruthy();
    await press('Clear draft');
    expect(readDraft(job.id)).toBeDefined();
    await press('Yes, clear everything');
    expect(readDraft(job.id)).toBeUndefined();
    await expectFocus(screen.getByText('Your draft is cleared.'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('for a job that could not be loaded is kept', async () => {
    showUnavailable('failed');
    await screen.findByRole('heading', { name: 'Unable to Load Position' });
    expect(readDraft(job.id)?.answers.first_name).toBe('Ada');
  });
});

it.each([
  ['unknown', true],
  ['unsent', false],
  ['refused', false],
] as const)('a draft that was %s says whether it may have arrived: %s', async (lastOutcome, may) => {
  const submission = { key: 'a-key', lastOutcome, sentContent: 'x' };
  writeDraft(job.id, { answers: { ...emptyAnswers(), first_name: 'Ada' }, submission });
  showJob();
  const kept = (await screen.findByText('Draft saved on this device')).closest('p');
  expect(kept?.textContent.includes('on this device only')).toBe(!may);
  expect(screen.queryAllByText(/couldn’t tell whether your application arrived/)).toHaveLength(may ? 1 : 0);
});

it('a form sent by the browser without scripts leaves only the receipt', async () => {
  window.scrollTo = () => undefined;
  const submission = { key: 'a-key', lastOutcome: 'unsent' as const };
  writeDraft(job.id, { answers: { ...emptyAnswers(), first_name: 'Ada' }, submission });
  const receipt = { job_title: job.title, reference: 'SMT-7F3K-9QXA' } as SubmittedApplication;
  const router = show(<ApplicationPage result={{ status: 'found', job }} sent={{ receipt } as SentForm} />);
  await successHeading();
  await waitFor(() => expect(router.state.location.state).toEqual({ receipt }));
  expect(readDraft(job.id)).toBeUndefined();
});

it('a form sent without scripts and refused unread gets the draft back', () => {
  const submission = { key: 'a-key', lastOutcome: 'unsent' as const };
  writeDraft(job.id, { answers: { ...emptyAnswers(), first_name: 'Ada' }, submission });
  const sent: SentForm = { values: {}, errors: {}, message: 'Too many attempts.' };
  show(<ApplicationPage result={{ status: 'found', job }} sent={sent} />);
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
  expect(field('first_name').value).toBe('Ada');
});

it('Cancel leads to the careers page', async () => {
  const router = showJob();
  await press('Cancel');
  expect(router.state.location.pathname).toBe('/careers');
});

it('the page says after sending what was received and what happens next', async () => {
  window.scrollTo = () => undefined;
  answerWith({ 'POST /api/jobs/7/apply': json(201, { job_title: job.title, reference: 'SMT-7F3K-9QXA' }) });
  showJob();
  fillForm();
  await press('Submit Application');

  await expectFocus(await successHeading());
  for (const text of [job.title, 'Received', 'SMT-7F3K-9QXA']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/3-5 business days/)).toBeTruthy();
  // The page promises an email only if the job emails its decisions automatically.
  expect(screen.queryByText('We write to you')).toBeNull();
  expect(screen.getByText('You see the decision')).toBeTruthy();
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('hr@smashtechnology.example')).toBe('mailto:hr@smashtechnology.example');
  expect(target('Back to Home')).toBe('/');
  expect(target('Browse More Positions')).toBe('/careers');
});

it('the receipt is shown again after a reload, even if the job has closed', async () => {
  window.scrollTo = () => undefined;
  answerWith({ 'POST /api/jobs/7/apply': json(201, { job_title: job.title, reference: 'SMT-7F3K-9QXA' }) });
  const router = showJob();
  fillForm();
  await press('Submit Application');
  await successHeading();
  const state: unknown = router.state.location.state;
  cleanup();

  showJob({ is_open: false }, state);
  await successHeading();
  expect(screen.getByText('SMT-7F3K-9QXA')).toBeTruthy();
});
