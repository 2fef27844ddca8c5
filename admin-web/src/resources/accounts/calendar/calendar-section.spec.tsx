import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { CalendarSection } from './calendar-section';
import { LOGGED_IN, logIn } from '../../../spec-support';

const calls = {
  readCalendarFeed: jest.fn<() => Promise<string | null>>(),
  makeCalendarFeed: jest.fn<() => Promise<string>>(),
  endCalendarFeed: jest.fn<() => Promise<void>>(),
};
const URL_OF_FEED = 'https://smash.example/api/interviews/feed/secret.ics';
const writeText = jest.fn<(text: string) => Promise<void>>();

beforeEach(async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await logIn();
  for (const call of [...Object.values(calls), writeText]) call.mockReset();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = () =>
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      authProvider={{
        ...LOGGED_IN,
        getPermissions: () => Promise.resolve('owner'),
      }}
    >
      <CalendarSection />
      <Notification />
    </AdminContext>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

it.each([
  ['Make a new address', calls.makeCalendarFeed],
  ['End the address', calls.endCalendarFeed],
] as const)('%s asks first, as subscribed calendars would stop', async (name, call) => {
  calls.readCalendarFeed.mockResolvedValue('2026-11-25T09:00:00Z');
  calls.makeCalendarFeed.mockResolvedValue(URL_OF_FEED);
  show();
  await screen.findByText(/^Subscribe/);
  press(name);
  expect(await screen.findByText(/will no longer show your interviews/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await confirm(name);
  expect(call).toHaveBeenCalledTimes(1);
});

it('a first calendar address is made at once and can be copied, and a failure to copy is shown', async () => {
  calls.readCalendarFeed.mockResolvedValueOnce(null).mockResolvedValue('2026-11-25T09:00:00Z');
  calls.makeCalendarFeed.mockResolvedValue(URL_OF_FEED);
  writeText.mockResolvedValueOnce(undefined).mockRejectedValue(new Error('denied'));
  show();
  await screen.findByText(/^Subscribe/);
  press('Make an address');
  expect(await screen.findByLabelText('Address, shown this once')).toHaveProperty('value', URL_OF_FEED);
  press('Copy');
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(URL_OF_FEED);
  press('Copy');
  expect(await screen.findByText(/^This couldn't be copied/)).toBeTruthy();
});

it('a calendar address that could not be read does not count as missing', async () => {
  calls.readCalendarFeed.mockRejectedValueOnce(toHttpError(500, {})).mockResolvedValue(null);
  show();
  expect(await screen.findByText('The calendar address could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an address' })).toBeNull();
  press('Try Again');
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
});
