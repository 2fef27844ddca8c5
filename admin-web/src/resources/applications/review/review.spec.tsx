import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { QuestionProvider } from '../../../components/question/question-provider';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { LOGGED_IN, logIn } from '../../../spec-support';
import { ApplicationPaths } from '../application-paths';
import { ReviewPage } from './review-page';

const NAMES = ['Ada', 'Bola', 'Chidi', 'Dayo'];
const people = NAMES.map((first_name, index) => ({
  ...{ id: `${index}`, first_name, last_name: 'Obi', dob: '2000-01-31', status: 'pending' },
  ...{ applied_at: '2026-11-25T09:00:00Z', withdrawn_at: null, is_replaced: false, replaced_by: null },
  ...{
    repeat_of: null,
    person_id: 'p',
    other_applications: 0,
    talent_pool_since: null,
    answers: [],
    tags: [],
  },
  ...{ talent_pool_until: null, consent_version: '2026-11', channel: null },
}));
const CRITERIA = [
  { id: 'skill', name: 'Skill' },
  { id: 'tact', name: 'Tact' },
];
const UNRATED = { criteria: CRITERIA, own: null, others: null, given_by: [], rating: null };
const never = () => new Promise<never>(() => undefined);

const calls = {
  getList: jest.fn(() => Promise.resolve({ data: people, total: people.length })),
  getOne: jest.fn<(resource: string, params: { id: string }) => Promise<object>>(),
  findUnopened: jest.fn<() => Promise<string[]>>(),
  readScorecards: jest.fn<(id: string) => Promise<object>>(),
  changeStatuses: jest.fn<(changes: object[]) => Promise<Map<string, string>>>(),
};
/** Calls that are not listed are never answered. */
const dataProvider = new Proxy(calls as unknown as DataProvider, {
  get: (_, name) => (calls as unknown as Record<string | symbol, unknown>)[name] ?? never,
});
const authProvider = {
  ...LOGGED_IN,
  getPermissions: () => Promise.resolve('owner'),
  canAccess: () => Promise.resolve(true),
};

beforeEach(async () => {
  await logIn();
  calls.getOne.mockImplementation((_, { id }) => Promise.resolve({ data: people[Number(id)] ?? {} }));
  calls.readScorecards.mockImplementation(never);
  calls.changeStatuses.mockResolvedValue(new Map([['0', 'pending']]));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  for (const call of Object.values(calls)) call.mockClear();
});

async function show({ list = false } = {}) {
  // The list has put the application into the cache.
  if (list) queryClient.setQueryData(['applications', 'getOne', { id: '0', meta: undefined }], people[0]);
  const review = (id: string) => `/applications/${id}/review`;
  const element = (
    <AdminContext dataProvider={dataProvider} queryClient={queryClient} authProvider={authProvider}>
      <QuestionProvider>
        <ApplicationPaths value={{ list: '/applications', details: review, review }}>
          <Routes>
            <Route path="/applications/:applicationId/review" element={<ReviewPage />} />
            <Route path="/applications" element={<h1>The list</h1>} />
          </Routes>
        </ApplicationPaths>
      </QuestionProvider>
      <Notification />
    </AdminContext>
  );
  const initialEntries = ['/applications/0/review'];
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
  render(<RouterProvider router={router} />);
  await isOn('Ada');
  await screen.findByText('1 of 4');
  return router;
}
const isOn = (name: string) => screen.findByRole('heading', { name: `${name} Obi` });
/** Waits until pending effects have run. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('a late response does not move on a reviewer who has moved on already', async () => {
  let answer: (ids: string[]) => void = () => undefined;
  calls.findUnopened.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await show();
  press('o');
  await waitFor(() => expect(calls.findUnopened).toHaveBeenCalled());
  press('j');
  await isOn('Bola');
  answer(['3']);
  await settle();
  expect(await isOn('Bola')).toBeTruthy();
  calls.findUnopened.mockResolvedValueOnce(['2']);
  press('o');
  expect(await isOn('Chidi')).toBeTruthy();
});

it('an application that a colleague has deleted is no longer shown, and the reason is', async () => {
  await show();
  calls.getOne.mockRejectedValue(toHttpError(404, { detail: 'This application does not exist' }));
  calls.changeStatuses.mockRejectedValue(toHttpError(404, { detail: 'This application does not exist' }));
  press('3');
  expect((await screen.findByRole('alert')).textContent).toContain('This application does not exist');
  expect(screen.queryByRole('heading', { name: 'Ada Obi' })).toBeNull();
  calls.changeStatuses.mockClear();
  press('2');
  await settle();
  expect(calls.changeStatuses).not.toHaveBeenCalled();
});

it('a late response does not lead back into a review that was left', async () => {
  let answer: (ids: string[]) => void = () => undefined;
  calls.findUnopened.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const router = await show();
  press('o');
  await waitFor(() => expect(calls.findUnopened).toHaveBeenCalled());
  await act(() => router.navigate('/applications'));
  answer(['3']);
  await settle();
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
});

it.each([false, true])(
  'digits after R give scores, even before the form is there (from the list: %s)',
  async (list) => {
    let answer: (scorecards: object) => void = () => undefined;
    calls.readScorecards.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await show({ list });
    await screen.findByRole('heading', { name: 'Ratings' });
    for (const key of ['r', '3', '4']) press(key);
    answer(UNRATED);
    const skill = await screen.findByRole('radiogroup', { name: 'Skill' });
    await waitFor(() => expect(skill.contains(document.activeElement)).toBe(true));
    for (const key of ['2', '3']) press(key);
    const save = await screen.findByRole('button', { name: 'Save rating' });
    await waitFor(() => expect(document.activeElement).toBe(save));
    press('4');
    await settle();
    expect(calls.changeStatuses).not.toHaveBeenCalled();
  },
);

it('R opens the form of a rating given earlier', async () => {
  const scores = [
    { criterion_id: 'skill', score: 2 },
    { criterion_id: 'tact', score: 3 },
  ];
  const own = { scores, comment: '', author: null, updated_at: '2026-11-25T09:00:00Z' };
  calls.readScorecards.mockResolvedValue({ ...UNRATED, own, others: [], rating: 2.5 });
  await show();
  await screen.findByRole('button', { name: 'Change your rating' });
  press('r');
  const skill = await screen.findByRole('radiogroup', { name: 'Skill' });
  await waitFor(() => expect(skill.contains(document.activeElement)).toBe(true));
  expect(calls.changeStatuses).not.toHaveBeenCalled();
});

it('R says so if there is nothing to rate, and a digit then sets the status', async () => {
  calls.readScorecards.mockResolvedValue({ ...UNRATED, criteria: [] });
  await show();
  press('r');
  expect(await screen.findByText('There is nothing to rate here')).toBeTruthy();
  press('3');
  await waitFor(() => expect(calls.changeStatuses).toHaveBeenCalledTimes(1));
});
