import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Interview, Slot } from '@smash/contract/client';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { InterviewsPage } from './interviews-page';

const offered = (applicant_name: string, is_free: boolean, application_status = 'reviewed') =>
  ({
    id: applicant_name,
    state: 'offered',
    application_id: '7',
    application_status,
    applicant_name,
    job_title: 'Welder',
    starts_at: null,
    times: [{ slot_id: 'a', is_free }],
  }) as Interview;
const OFFERED = [offered('Ada', true), offered('Bola', false), offered('Chidi', false, 'rejected')];
const calls = {
  listInterviews: jest.fn(({ state }: { state?: string }) => Promise.resolve(state ? OFFERED : [])),
  listFreeSlots: jest.fn(() => Promise.resolve<Slot[]>([])),
};
const authProvider = {
  getIdentity: () => Promise.resolve({ id: '1', role: 'owner' }),
  getPermissions: () => Promise.resolve('owner'),
};

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext
        authProvider={authProvider as never}
        dataProvider={calls as unknown as DataProvider}
        queryClient={queryClient}
      >
        <InterviewsPage />
      </AdminContext>
    </MemoryRouter>,
  );
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each(['/interviews', '/interviews?day=today', '/interviews?mine=yes'])(
  '%s shows offers without a free time above the days',
  async (address) => {
    show(address);
    const region = await screen.findByRole('region', { name: 'Without a time to choose (1)' });
    expect(namesIn(region)).toEqual(['Bola']);
    const days = screen.getByRole('heading', { name: /Lagos time/ });
    expect(region.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('a week ends with offers that wait for an answer, and those of rejected applicants', async () => {
  show('/interviews');
  expect(namesIn(await screen.findByRole('region', { name: 'Waiting for the applicant (2)' }))).toEqual([
    'Ada',
    'Chidi',
  ]);
});

it('the button that removes a time names its day and its interviewer', async () => {
  const slot = {
    id: 'a',
    starts_at: '2026-12-01T09:00:00Z',
    minutes: 30,
    place: 'Room 2',
    offers: 0,
    is_free: true,
  };
  calls.listFreeSlots.mockResolvedValueOnce([{ ...slot, interviewer: { id: '2', username: 'ngozi' } }]);
  show('/interviews?week=2026-11-30');
  const button = await screen.findByRole('button', {
    name: 'Remove the time at 10:00',
    description: /^Tue.* 1 Dec.*ngozi$/,
  });
  expect(button).toBeTruthy();
});
