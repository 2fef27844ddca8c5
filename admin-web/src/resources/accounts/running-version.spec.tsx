import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, type DataProvider } from 'react-admin';
import { logIn } from '../../spec-support';
import { RunningVersion } from './running-version';

const readVersion = jest.fn<() => Promise<string>>();

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  localStorage.clear();
  readVersion.mockReset();
});

function show(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AdminContext dataProvider={{ readVersion } as unknown as DataProvider} queryClient={client}>
      <RunningVersion />
    </AdminContext>,
  );
  return client;
}

it('the running version is shown as the server reports it', async () => {
  readVersion.mockResolvedValue('1.1.0+0123abcd');
  show();
  expect(await screen.findByText('Version 1.1.0+0123abcd')).toBeTruthy();
});

it('no version is shown if the server does not report one', async () => {
  readVersion.mockRejectedValue(new Error('unavailable'));
  const client = show();
  await waitFor(() => expect(client.getQueryState(['running-version'])?.status).toBe('error'));
  expect(screen.queryByText(/Version/)).toBeNull();
});
