import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Interview } from '@smash/contract/client';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { MAIN_ID } from '../../components/focus-main';
import { queryClient } from '../../providers/query-client';
import { logIn, serverIsAt } from '../../spec-support';
import { InterviewCard } from './interview-card';

const calls = {
  listFreeSlots: jest.fn<() => Promise<object[]>>(),
  offerOtherTimes: jest.fn((_interview: object, _offer: object) => Promise.resolve()),
  cancelInterview: jest.fn((_interview: object) => Promise.resolve()),
};
const slot = (id: string) => ({
  id,
  starts_at: '2026-12-01T09:00:00Z',
  minutes: 30,
  place: 'Room 2',
  interviewer: { id: '1', username: 'ngozi' },
  offers: id === 'a' ? 1 : 0,
});
const time = (slot_id: string, is_free: boolean) => ({ slot_id, is_free });
const offered = (times: object[]) =>
  ({
    id: '9',
    state: 'offered',
    sequence: 3,
    application_id: '7',
    application_status: 'reviewed',
    applicant_name: 'Ada Obi',
    job_title: 'Welder',
    starts_at: null,
    is_held: true,
    text: 'Bring your licence',
    times,
  }) as Interview;

beforeEach(async () => {
  await logIn();
  calls.listFreeSlots.mockResolvedValue(['a', 'b'].map(slot));
  calls.offerOtherTimes.mockClear();
});
afterEach(() => {
  cleanup();
  serverIsAt();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
});

const authProvider = {
  getIdentity: () => Promise.resolve({ id: '1', role: 'owner' }),
  getPermissions: () => Promise.resolve('owner'),
};
const page = (interview?: Interview) => (
  <MemoryRouter>
    <AdminContext
      authProvider={authProvider as never}
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
    >
      <main id={MAIN_ID} tabIndex={-1}>
        {interview && <InterviewCard interview={interview} />}
      </main>
    </AdminContext>
  </MemoryRouter>
);
const show = (interview: Interview) => render(page(interview));

it.each([
  ['Times left: 1 of 2', 'Waiting for the applicant', [time('a', true), time('x', false)]],
  ['No time is left: please offer others', 'No time to choose', [time('x', false)]],
  ['No time is left: please offer others', 'No time to choose', []],
])('an offer says "%s" below "%s"', async (text, state, times) => {
  show(offered(times));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(state)).toBeTruthy();
});

it.each([
  ['ngozi can no longer hold it: please move it', { id: '1', username: 'ngozi' }],
  ['Nobody holds it: please move it', null],
])('a booked interview whose interviewer has lost access says "%s"', async (text, interviewer) => {
  const booked = { state: 'booked', starts_at: '2999-01-01T09:00:00Z', minutes: 30 } as const;
  const { unmount } = show({ ...offered([]), ...booked, interviewer });
  await screen.findByRole('button', { name: 'Move' });
  expect(screen.queryByText(text)).toBeNull();
  unmount();
  show({ ...offered([]), ...booked, interviewer, is_held: false });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/with ngozi/)).toBeNull();
});

it('a booked interview can be moved until it begins by the clock of the server', async () => {
  const booked = { state: 'booked', starts_at: '2020-01-01T09:00:00Z', minutes: 30 } as const;
  const interview = { ...offered([]), ...booked };
  serverIsAt('2020-01-01T08:00:00Z');
  const { rerender } = show(interview);
  expect(await screen.findByRole('button', { name: 'Move' })).toBeTruthy();
  serverIsAt('2020-01-01T09:00:30Z');
  rerender(page({ ...interview }));
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['offered', {}],
  ['booked', { state: 'booked', starts_at: '2999-01-01T09:00:00Z', minutes: 30 } as const],
])(
  'an interview that is %s can only be cancelled if the applicant is rejected, and says so',
  async (_, what) => {
    show({ ...offered([time('a', true)]), ...what, application_status: 'rejected' });
    expect(await screen.findByText('The applicant is rejected: please cancel it')).toBeTruthy();
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel']);
  },
);

it.each([
  [['Offer other times', 'Book', 'Cancel'], {}],
  [['Move', 'Cancel'], { state: 'booked', starts_at: '2999-01-01T09:00:00Z', minutes: 30 } as const],
])('the buttons %j name the applicant', async (names, what) => {
  show({ ...offered([time('a', true)]), ...what });
  for (const name of names)
    expect(await screen.findByRole('button', { name, description: 'Ada Obi' })).toBeTruthy();
});

it('offering other times keeps the text, and is based on the interview as it was when the dialog opened', async () => {
  const interview = offered([time('a', true), time('x', false)]);
  const { rerender } = show(interview);
  fireEvent.click(await screen.findByRole('button', { name: 'Offer other times' }));
  const [first, second] = (await screen.findAllByRole<HTMLInputElement>('checkbox')) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  expect([first.checked, second.checked]).toEqual([true, false]);
  expect(screen.queryByText(/offered to/)).toBeNull();
  const send = screen.getByRole('button', { name: 'Send the offer' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.click(second);
  // A colleague has changed the offer and the list was reloaded: the dialog keeps the version that it opened with.
  rerender(page({ ...interview, sequence: 4 }));
  fireEvent.click(send);
  await waitFor(() =>
    expect(calls.offerOtherTimes).toHaveBeenCalledWith(interview, {
      slot_ids: ['a', 'b'],
      text: 'Bring your licence',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('cancelling is based on the interview as it was when the question was asked', async () => {
  const interview = offered([time('a', true)]);
  const { rerender } = show(interview);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const confirm = await screen.findByRole('button', { name: 'Cancel the interview' });
  rerender(page({ ...interview, sequence: 4 }));
  fireEvent.click(confirm);
  await waitFor(() => expect(calls.cancelInterview).toHaveBeenCalledWith(interview));
});

it('the focus goes to the screen when a cancelled interview disappears', async () => {
  const { rerender } = show(offered([time('a', true)]));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const confirm = await screen.findByRole('button', { name: 'Cancel the interview' });
  confirm.focus();
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(page());
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
});
