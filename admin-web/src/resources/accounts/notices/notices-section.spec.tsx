import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ArrivalNotice } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { storeSession } from '../../../providers/session';
import { NoticesSection } from './notices-section';
import { LOGGED_IN } from '../../../spec-support';

interface Notices {
  new_applications: ArrivalNotice;
}
const calls = {
  readNotices: () => Promise.resolve<Notices>({ new_applications: 'none' }),
  chooseNotices: jest.fn<(wanted: Notices) => Promise<Notices>>(),
};
const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z' });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

it('one’s own mail about new applications is chosen, and stays as it was when that fails', async () => {
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      authProvider={{
        ...LOGGED_IN,
        getPermissions: () => Promise.resolve('owner'),
      }}
    >
      <NoticesSection />
      <Notification />
    </AdminContext>,
  );
  await screen.findByRole('radio', { name: 'None' });
  expect(chosen(/^None/)).toBe(true);
  calls.chooseNotices.mockRejectedValueOnce(toHttpError(500, {}));
  fireEvent.click(screen.getByRole('radio', { name: 'For each one' }));
  expect(await screen.findByText('Failed to save your choice')).toBeTruthy();
  await waitFor(() => expect(chosen(/^None/)).toBe(true));

  calls.chooseNotices.mockImplementation((wanted) => Promise.resolve(wanted));
  fireEvent.click(screen.getByRole('radio', { name: /^Once a day/ }));
  expect(await screen.findByText('Your choice is saved')).toBeTruthy();
  expect(chosen(/^Once a day/)).toBe(true);
  expect(calls.chooseNotices).toHaveBeenLastCalledWith({ new_applications: 'digest' });
});
