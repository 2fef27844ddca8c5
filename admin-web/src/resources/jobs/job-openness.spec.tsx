import { afterEach, expect, it, jest } from '@jest/globals';
import { DEADLINE_PASSED } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import { logIn, serverIsAt } from '../../spec-support';
import { JobCard } from './job-card';
import { JobCreate } from './job-screens';

const send = jest.fn(() => new Promise<never>(() => undefined));
const dataProvider = new Proxy({} as DataProvider, { get: () => send });

afterEach(() => {
  cleanup();
  serverIsAt();
  send.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

const job = {
  id: 1,
  title: 'Fleet Planner',
  job_type: 'Full Time',
  location: 'Lagos',
  salary_range: null,
  description: 'Plan which vehicle goes where.',
  responsibility: 'Keep every vehicle on the road.',
  requirements: 'Two years with a fleet.',
  created_at: '2026-01-01T00:00:00Z',
};

function showCard(availability: object, calls = dataProvider): void {
  render(
    <AdminContext dataProvider={calls}>
      <RecordContextProvider value={{ ...job, ...availability }}>
        <JobCard />
      </RecordContextProvider>
    </AdminContext>,
  );
}

it('a job past its deadline is shown as Closed with the reason', () => {
  showCard({ is_active: true, is_open: false, application_deadline: '2020-01-31' });
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(screen.getByText('Deadline passed')).toBeTruthy();
});

it.each([
  [{ is_active: true, is_open: true, application_deadline: '2099-01-31' }, 'Active'],
  [{ is_active: false, is_open: false, application_deadline: '2020-01-31' }, 'Closed'],
])('any other job is shown only as Active or Closed: %j', (availability, label) => {
  showCard(availability);
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.queryByText('Deadline passed')).toBeNull();
});

it('a posted job has a public page and a link to copy; a draft has neither', () => {
  showCard({ id: 361, is_draft: false, is_active: true, is_open: true });
  const link = screen.getByRole('link', { name: 'View Fleet Planner on the site, in a new tab' });
  expect(link.getAttribute('href')).toBe('/careers/361');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('button', { name: 'Copy link to Fleet Planner' })).toBeTruthy();
  cleanup();
  showCard({ id: 361, is_draft: true, is_active: true, is_open: false });
  expect(screen.queryByRole('link', { name: /on the site/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Copy link/ })).toBeNull();
});

it('the link to copy leads to the host of the site, even if the portal has its own', async () => {
  await logIn();
  const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  showCard({ id: 361, is_draft: false, is_active: true, is_open: true }, {
    readSite: () => Promise.resolve('https://smash.example'),
  } as unknown as DataProvider);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link to Fleet Planner' }));
    expect(writeText).toHaveBeenLastCalledWith('https://smash.example/j/a1?src=link');
  });
});

function fillInNewJob() {
  render(
    <AdminContext dataProvider={dataProvider}>
      <JobCreate />
    </AdminContext>,
  );
  const answers = {
    'Job Title': 'x'.repeat(201),
    'Application Deadline': '2020-01-31',
    'Job Description': 'Plan which vehicle goes where.',
    Responsibilities: 'Keep every vehicle on the road.',
    Requirements: 'Two years with a fleet.',
  };
  for (const [label, value] of Object.entries(answers)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}

it('a deadline that has passed only by the clock of the device does not stop a job', async () => {
  serverIsAt('Fri, 31 Jan 2020 12:00:00 GMT');
  fillInNewJob();
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

it('a new job past its deadline is not sent while its switch is on; a long title is left to the server', async () => {
  fillInNewJob();
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  expect(await screen.findByText(DEADLINE_PASSED)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Active Job Posting'));
  fireEvent.click(screen.getByRole('button', { name: 'Post Job' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

it('the card of a job copes with missing optional fields', () => {
  showCard({
    is_active: true,
    is_open: true,
    salary_range: '',
    responsibility: undefined,
    requirements: null,
  });
  expect(screen.getByText('Salary not specified')).toBeTruthy();
});

it.each([
  [{ pending: 1, reviewed: 1, accepted: 0, rejected: 0 }, '3 applications, 1 withdrawn or replaced'],
  [{ pending: 1, reviewed: 1, accepted: 1, rejected: 0 }, '3 applications'],
  [undefined, '3 applications'],
])('the card of a job says how many applications its list leaves out: %j', (queues, applications) => {
  showCard({ is_active: true, is_open: true, application_count: 3, queues });
  expect(screen.getByText(`Posted 1 January 2026 · ${applications}`)).toBeTruthy();
});
