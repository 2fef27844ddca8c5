import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ArrivalNotice } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { toHttpError } from '../../../providers/api-failure';
import { queryClient } from '../../../providers/query-client';
import { NoticesSection } from './notices-section';
import { LOGGED_IN, logIn } from '../../../spec-support';

interface Notices {
  new_applications: ArrivalNotice;
}
const calls = {
  readNotices: () => Promise.resolve<Notices>({ new_applications: 'none' }),
  chooseNotices: jest.fn<(wanted: Notices) => Promise<Notices>>(),
};
const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function open() {
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
  return screen.findByRole('radio', { name: 'None' });
}

it('the choice of mails about new applications is saved, or set back if that fails', async () => {
  await open();
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

it('the later of two choices is sent after the earlier one is saved', async () => {
  await open();
  calls.chooseNotices.mockReset();
  let save = () => {};
  calls.chooseNotices.mockImplementationOnce(
    (wanted) => new Promise((resolve) => (save = () => resolve(wanted))),
  );
  calls.chooseNotices.mockImplementationOnce((wanted) => Promise.resolve(wanted));
  fireEvent.click(screen.getByRole('radio', { name: /^Once a day/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'For each one' }));
  await waitFor(() => expect(calls.chooseNotices).toHaveBeenCalledTimes(1));
  expect(chosen(/^For each one/)).toBe(true);
  save();
  await waitFor(() => expect(calls.chooseNotices).toHaveBeenCalledTimes(2));
  expect(calls.chooseNotices).toHaveBeenLastCalledWith({ new_applications: 'each' });
  expect(chosen(/^For each one/)).toBe(true);
});
