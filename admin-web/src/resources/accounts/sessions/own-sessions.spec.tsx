import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { CalendarSection } from '../calendar/calendar-section';
import { ChangePasswordForm } from '../change-password-form';
import { OwnSessions } from './own-sessions';
import { LOGGED_IN, logIn } from '../../../spec-support';

const session = (id: string, is_current: boolean) => ({
  ...{ id, is_current, device: 'Firefox on Linux', network: '192.0.2.0/24' },
  ...{ began_at: '2026-11-25T09:00:00Z', last_used_at: '2026-11-25T09:00:00Z' },
});
const calls = {
  listOwnSessions: jest.fn<() => Promise<object[]>>(),
  readCalendarFeed: jest.fn<() => Promise<string | null>>(),
  endOtherSessions: () => Promise.resolve(),
  changePassword: () => Promise.resolve(),
};
const authProvider = {
  ...LOGGED_IN,
  getPermissions: () => Promise.resolve('owner'),
};

beforeEach(async () => {
  await logIn('owner');
  calls.listOwnSessions.mockResolvedValueOnce([session('a', true), session('b', false)]);
  calls.listOwnSessions.mockResolvedValue([session('a', true)]);
  calls.readCalendarFeed.mockResolvedValueOnce('2026-11-25T09:00:00Z').mockResolvedValue(null);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  for (const call of [calls.listOwnSessions, calls.readCalendarFeed]) call.mockReset();
});

async function show() {
  render(
    <AdminContext
      authProvider={authProvider}
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
    >
      <OwnSessions />
      <CalendarSection />
      <ChangePasswordForm />
      <Notification />
    </AdminContext>,
  );
  await screen.findByRole('button', { name: 'End the address' });
  await screen.findByRole('button', { name: 'End all others' });
}

/** Expects that the page shows no other session and no calendar address any more. */
async function expectEnded(alert: RegExp) {
  expect(await screen.findByText(alert)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
}

it('ending all other sessions says that the calendar address ended too', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
  await expectEnded(/^All other sessions have ended, and the address of your calendar/);
});

it('changing the password says that the calendar address ended too', async () => {
  await show();
  for (const label of ['Current password', 'New password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a long phrase of words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expectEnded(/^Password changed.*it has ended/);
  for (const label of ['Current password', 'New password'])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '');
});
