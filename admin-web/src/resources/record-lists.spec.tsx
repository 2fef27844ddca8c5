import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider, HttpError, Notification } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../providers/query-client';
import { logIn } from '../spec-support';
import { ActivityList } from './activities/activity-list';
import { MessageList } from './messages/message-list';
import { MessageCreate } from './messages/message-screens';
import { ZoneList } from './zones/zone-list';
import { ZoneCreate, ZoneEdit } from './zones/zone-screens';

const calls = {
  getList: jest.fn<(resource: string, params?: object) => Promise<{ data: object[]; total: number }>>(),
  getOne: jest.fn<(resource: string) => Promise<{ data: object }>>(),
  getMany: () => Promise.resolve({ data: [] }),
  create: jest.fn<() => Promise<{ data: object }>>(),
  update: jest.fn<(resource: string, params: { data: object }) => Promise<{ data: object }>>(),
};
const SAVED = { updated_at: '2026-11-25T09:00:00Z', version: '1' };
const ZONE = { id: 7, name: 'Coast', states: ['Lagos'], ...SAVED };
const DELTA = { id: 8, name: 'Delta', states: ['Bayelsa', 'Rivers'], ...SAVED };

beforeEach(async () => {
  await logIn('administrator');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  for (const call of [calls.getList, calls.getOne, calls.create, calls.update]) call.mockReset();
});

const show = (screenOf: ReactElement, address = '/', path = '/*') => {
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      {screenOf}
      <Notification />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries: [address] })} />);
};

describe.each([
  [
    'activities',
    <ActivityList key="activities" />,
    "Activities you add here are counted on the members' dashboard",
  ],
  ['messages', <MessageList key="messages" />, "Once published, a message appears on the members' dashboard"],
  ['zones', <ZoneList key="zones" />, 'Zones group the states.'],
] as const)('the list of %s', (resource, list, use) => {
  const answer = (data: object[]) => () => Promise.resolve({ data, total: data.length });

  it('says what they are for and how to add one while there are none', async () => {
    calls.getList.mockImplementation(answer([]));
    show(list);
    expect(await screen.findByText(`No ${resource} yet`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${use}`))).toBeTruthy();
    const ways = screen
      .getAllByRole('link', { name: /^(Add|Write)/ })
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual([`/${resource}/create`, `/${resource}/create`]);
  });

  it('says that it could not be loaded, and can be tried again', async () => {
    calls.getList.mockRejectedValue(new HttpError('', 500));
    show(list);
    expect((await screen.findByRole('alert')).textContent).toContain(`The ${resource} could not be loaded`);
    calls.getList.mockImplementation(answer([]));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(`No ${resource} yet`)).toBeTruthy();
  });
});

/** Makes the API return these records, and both zones when zones are requested. */
const answerWith = (records: object[]) =>
  calls.getList.mockImplementation((resource) => {
    const data = resource === 'zones' ? [ZONE, DELTA] : records;
    return Promise.resolve({ data, total: data.length });
  });
/** The row of the record with this title. */
const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;

it('an activity shows its zone and its date', async () => {
  answerWith([
    { id: 1, title: 'Open house', zone_id: 7, happens_on: '2027-01-30', ...SAVED },
    { id: 2, title: 'Elections', zone_id: null, happens_on: null, ...SAVED },
  ]);
  show(<ActivityList />);
  await waitFor(async () => expect((await rowOf('Open house')).textContent).toContain('Coast'));
  expect((await rowOf('Open house')).textContent).toContain('30 January 2027');
  expect((await rowOf('Elections')).textContent).toMatch(/National.*Not set/);
});

it.each([
  ['zone', '7'],
  ['zone', 'national'],
  ['status', 'draft'],
])('messages can be filtered by %s: %s', async (name, value) => {
  answerWith([{ id: 1, title: 'Hours', zone_id: 7, is_published: false, published_at: null, ...SAVED }]);
  show(<MessageList />);
  await rowOf('Hours');
  fireEvent.change(screen.getByRole('combobox', { name: `Filter by ${name}` }), { target: { value } });
  await waitFor(() =>
    expect(calls.getList).toHaveBeenCalledWith(
      'messages',
      expect.objectContaining({ filter: { [name]: value } }),
    ),
  );
});

it('a message can be published and withdrawn in its row, which shows its state even after a failure', async () => {
  const message = { id: 1, title: 'Hours', body: 'At eight.', zone_id: null, ...SAVED };
  const draft = { ...message, is_published: false, published_at: null };
  const published = { ...message, is_published: true, published_at: '2026-11-26T09:00:00Z' };
  answerWith([draft]);
  show(<MessageList />);
  expect((await rowOf('Hours')).textContent).toContain('Draft');
  const press = async (name: string) =>
    fireEvent.click(within(await rowOf('Hours')).getByRole('button', { name }));

  const detail = 'ngozi saved changes to this message';
  calls.update.mockRejectedValueOnce(new HttpError('', 500));
  await press('Publish Hours');
  expect(await screen.findByText('Failed to publish message')).toBeTruthy();
  calls.update.mockRejectedValueOnce(new HttpError(detail, 409, { detail }));
  await press('Publish Hours');
  expect(await screen.findByText(detail)).toBeTruthy();

  answerWith([published]);
  calls.update.mockResolvedValueOnce({ data: published });
  await press('Publish Hours');
  expect(await screen.findByText('Message published')).toBeTruthy();
  expect(calls.update).toHaveBeenLastCalledWith(
    'messages',
    expect.objectContaining({ data: { ...draft, is_published: true } }),
  );
  await waitFor(async () =>
    expect((await rowOf('Hours')).textContent).toContain('Published 26 November 2026'),
  );
  answerWith([draft]);
  calls.update.mockResolvedValueOnce({ data: draft });
  await press('Withdraw Hours');
  expect(await screen.findByText('Message withdrawn')).toBeTruthy();
  await waitFor(async () => expect((await rowOf('Hours')).textContent).toContain('Draft'));
});

it('a zone offers its own states and those of no zone', async () => {
  answerWith([]);
  calls.getOne.mockResolvedValue({ data: ZONE });
  show(<ZoneEdit />, '/zones/7', '/zones/:id');
  expect(await screen.findByText(/^2 states are in other zones\./)).toBeTruthy();
  expect(screen.getByLabelText('Lagos')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Kano')).toHaveProperty('checked', false);
  expect(screen.queryByLabelText('Rivers')).toBeNull();
  cleanup();
  show(<ZoneCreate />);
  expect(await screen.findByText(/^3 states are in other zones\./)).toBeTruthy();
});

it('zones are sorted by name', async () => {
  calls.getList.mockResolvedValue({ data: [ZONE], total: 1 });
  show(<ZoneList />);
  const heading = await screen.findByRole('columnheader', { name: 'Name' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  expect(calls.getList.mock.calls[0]).toEqual([
    'zones',
    expect.objectContaining({ sort: { field: 'name', order: 'ASC' } }),
  ]);
});

it('a zone that could not be loaded says so, and can be tried again', async () => {
  calls.getList.mockResolvedValue({ data: [], total: 0 });
  calls.getOne.mockRejectedValue(new HttpError('', 500));
  show(<ZoneEdit />, '/zones/7', '/zones/:id');
  expect((await screen.findByRole('alert')).textContent).toContain('This zone could not be loaded');
  calls.getOne.mockResolvedValue({ data: ZONE });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Coast');
});

it('a message of more than 4,000 characters is not sent', async () => {
  calls.getList.mockResolvedValue({ data: [], total: 0 });
  show(<MessageCreate />);
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Long' } });
  const text = screen.getByRole('textbox', { name: /^Message/ });
  fireEvent.change(text, { target: { value: 'x'.repeat(4_001) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save message' }));
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.create).not.toHaveBeenCalled();
});
