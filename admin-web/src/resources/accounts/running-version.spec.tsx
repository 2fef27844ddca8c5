import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { storeSession } from '../../providers/session';
import { RunningVersion } from './running-version';

const readVersion = jest.fn<() => Promise<string>>();

beforeEach(() => storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  readVersion.mockReset();
});

const show = () =>
  render(
    <AdminContext dataProvider={{ readVersion } as unknown as DataProvider}>
      <RunningVersion />
    </AdminContext>,
  );

it('the version that runs is named as the server tells it', async () => {
  readVersion.mockResolvedValue('1.1.0+0123abcd');
  show();
  expect(await screen.findByText('Version 1.1.0+0123abcd')).toBeTruthy();
});

it('nothing is claimed while the server does not say', async () => {
  readVersion.mockRejectedValue(new Error('unavailable'));
  show();
  await waitFor(() => expect(readVersion).toHaveBeenCalled());
  expect(screen.queryByText(/Version/)).toBeNull();
});
