import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider, HttpError } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../providers/query-client';
import { storeSession } from '../providers/session';
import { ActivityList } from './activities/activity-list';
import { MessageList } from './messages/message-list';
import { MessageCreate } from './messages/message-screens';
import { ZoneList } from './zones/zone-list';
import { ZoneEdit } from './zones/zone-screens';

const calls = {
  getList: jest.fn<(resource: string) => Promise<{ data: object[]; total: number }>>(),
  getOne: jest.fn<(resource: string) => Promise<{ data: object }>>(),
  getMany: () => Promise.resolve({ data: [] }),
  create: jest.fn<() => Promise<{ data: object }>>(),
};
const ZONE = { id: 7, name: 'Coast', states: ['Lagos'], updated_at: '2026-11-25T09:00:00Z', version: '1' };

beforeEach(async () => {
  // react-admin logs each call that fails.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', role: 'administrator' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
  for (const call of [calls.getList, calls.getOne, calls.create]) call.mockReset();
});

const show = (screenOf: ReactElement, address = '/', path = '/*') => {
  const element = (
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      {screenOf}
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

  it('says what they are for while there are none, and how to add one', async () => {
    calls.getList.mockImplementation(answer([]));
    show(list);
    expect(await screen.findByText(`No ${resource} yet`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${use}`))).toBeTruthy();
    const ways = screen
      .getAllByRole('link', { name: /^(Add|Write)/ })
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual([`/${resource}/create`, `/${resource}/create`]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    calls.getList.mockRejectedValue(new HttpError('', 500));
    show(list);
    expect((await screen.findByRole('alert')).textContent).toContain(`The ${resource} could not be loaded`);
    calls.getList.mockImplementation(answer([]));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(`No ${resource} yet`)).toBeTruthy();
  });
});

it('zones are asked for by name', async () => {
  calls.getList.mockResolvedValue({ data: [ZONE], total: 1 });
  show(<ZoneList />);
  const heading = await screen.findByRole('columnheader', { name: 'Name' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  expect(calls.getList.mock.calls[0]).toEqual([
    'zones',
    expect.objectContaining({ sort: { field: 'name', order: 'ASC' } }),
  ]);
});

it('a zone that could not be loaded says so, and is tried again', async () => {
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
