import { formatCareersDate, JOB_TEXT_PREVIEW_LENGTH, MESSAGES } from '@smash/contract';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Job } from '../../lib/api/client';
import { aJob, press, show, type } from '../../lib/spec-support';
import { JobList } from './job-list';
import { viewJobs } from './job-view';

const LONG_TEXT = `Begin. ${'The whole story of the work, told once more. '.repeat(8)}The very end.`;
const CUT = `${LONG_TEXT.slice(0, JOB_TEXT_PREVIEW_LENGTH).trimEnd()}…`;

const card = ({ title }: Job) => within(screen.getByRole('article', { name: title }));

it('the list counts only open jobs as vacant, and marks each job as active or closed', () => {
  const open = aJob();
  const closed = aJob({ is_active: false, is_open: false });
  show(<JobList view={viewJobs([open, closed], new URLSearchParams())} />);
  expect(screen.getByRole('heading', { name: '1 vacant position' })).toBeTruthy();
  expect(card(open).getByText('Active')).toBeTruthy();
  expect(
    card(open)
      .getByRole('link', { name: /^Apply Now/ })
      .getAttribute('href'),
  ).toBe(`/job-application/${open.id}`);
  expect(card(closed).getByText('Closed')).toBeTruthy();
  expect(card(closed).getByText(MESSAGES.applicationsClosed)).toBeTruthy();
  expect(card(closed).queryByRole('link', { name: /^Apply Now/ })).toBeNull();
});

it('a list of closed jobs counts no vacant position and says that none is open', () => {
  show(<JobList view={viewJobs([aJob({ is_active: false, is_open: false })], new URLSearchParams())} />);
  expect(screen.getByRole('heading', { name: '0 vacant positions' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText(/We have no open positions/)).toBeTruthy();
});

it('an empty list suggests to send a resume', () => {
  show(<JobList view={viewJobs([], new URLSearchParams())} />);
  expect(screen.getByRole('heading', { name: 'No Current Openings' })).toBeTruthy();
  expect(screen.getByText('0 vacant positions')).toBeTruthy();
  const mailbox = screen.getByRole('link', { name: 'hr@smashtechnology.example' });
  expect(mailbox.getAttribute('href')).toBe('mailto:hr@smashtechnology.example');
  // No mail follows a resume by itself; a job alert sends mails.
  expect(mailbox.closest('p')?.textContent).toMatch(/, or ask us below to email you new jobs\.$/);
});

it('a search that finds only closed jobs does not claim that no position is open', () => {
  const jobs = [aJob({ location: 'Abuja' }), aJob({ location: 'Kano', is_active: false, is_open: false })];
  show(<JobList view={viewJobs(jobs, new URLSearchParams({ q: 'Kano' }))} />);
  expect(screen.getByRole('heading', { name: 'No open position fits' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText(/We have no open positions/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Show all positions' })).toBeTruthy();
});

it('the list shows dates in the long US format', () => {
  const job = aJob({ application_deadline: '2031-03-09' });
  show(<JobList view={viewJobs([job], new URLSearchParams())} />);
  expect(card(job).getByText('March 9, 2031')).toBeTruthy();
  expect(card(job).getByText(formatCareersDate(job.created_at))).toBeTruthy();
});

describe('a long text', () => {
  it('is cut until Read More is pressed, only for that job', async () => {
    const texts = { description: LONG_TEXT, responsibility: LONG_TEXT, requirements: LONG_TEXT };
    const [job, other] = [aJob(texts), aJob(texts)];
    show(<JobList view={viewJobs([job, other], new URLSearchParams())} />);
    expect(card(job).getAllByText(CUT)).toHaveLength(3);
    await press(`Read More about ${job.title}`);
    expect(card(job).getAllByText(/The very end\.$/)).toHaveLength(3);
    expect(card(other).queryByText(/The very end\.$/)).toBeNull();
    await press(`Read Less about ${job.title}`);
    expect(card(job).getAllByText(CUT)).toHaveLength(3);
  });

  it('is one of more than 150 characters', () => {
    const job = aJob({ description: 'x'.repeat(JOB_TEXT_PREVIEW_LENGTH) });
    show(<JobList view={viewJobs([job], new URLSearchParams())} />);
    expect(card(job).queryByRole('button', { name: /^Read/ })).toBeNull();
  });
});

it('the search form puts its fields into the address', async () => {
  const router = show(<JobList view={viewJobs([aJob({ brand: 'ridesmash' })], new URLSearchParams())} />);
  await type(screen.getByRole('searchbox', { name: 'Words in title or text' }), 'rider & more');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Business' }), 'ridesmash');
  await press('Search');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/careers?q=rider+%26+more&brand=ridesmash&place=&type=&workplace=');
});

it.each([
  ['in another spelling', 'ABUJA', 'Abuja (1)', 1],
  ['without a position', 'constructor', 'constructor (0)', 2],
])('the place in the address is selected once, %s', (_, place, selected, choices) => {
  const jobs = [aJob({ city: 'Abuja', state: null })];
  show(<JobList view={viewJobs(jobs, new URLSearchParams({ place }))} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Place' });
  expect(select.selectedOptions[0]?.textContent).toBe(selected);
  expect(select.options).toHaveLength(1 + choices);
});
