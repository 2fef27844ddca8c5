import { afterEach, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@smash/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification, TestMemoryRouter } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { toHttpError } from '../providers/api-failure';
import { authProvider } from '../providers/auth-provider';
import { queryClient } from '../providers/query-client';
import { storeSession, TWO_STEP_PATH } from '../providers/session';
import { ZoneCreate } from '../resources/zones/zone-screens';
import { useSessionWatch } from './use-session-watch';

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

function Watched() {
  useSessionWatch();
  return <ZoneCreate />;
}

it('a form refused for a missing second factor is not reported as saved, and is restored after the set-up', async () => {
  const subject = `.${btoa(JSON.stringify({ sub: 'a1' }))}.`;
  await storeSession({ access_token: subject, expires_at: '2999-01-01T00:00:00Z', role: 'owner' });
  const detail = 'Please set up two-step login first';
  const calls = {
    getList: () => Promise.resolve({ data: [], total: 0 }),
    create: () => Promise.reject(toHttpError(403, { detail, code: 'second_factor_missing' })),
  };
  const inPortal = (path: string, page: React.ReactNode) => ({
    path,
    element: (
      <AdminContext
        authProvider={authProvider}
        dataProvider={calls as unknown as DataProvider}
        queryClient={queryClient}
      >
        {page}
        <Notification />
      </AdminContext>
    ),
  });
  history.replaceState(null, '', '/zones/create');
  const router = createBrowserRouter([
    inPortal('/zones/create', <Watched />),
    inPortal(TWO_STEP_PATH, <p>The set-up</p>),
    inPortal('*', <p>The list</p>),
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Coast' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lagos' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save zone' }));
  expect(await screen.findByText('The set-up')).toBeTruthy();
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByText('Zone added')).toBeNull();
  await act(() => router.navigate('/zones/create'));
  expect(await screen.findByText(/We've restored what you typed/)).toBeTruthy();
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Coast');
});

it('a session that the machine’s clock puts a month ahead is looked at each hour', async () => {
  const monthAhead = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString();
  const subject = `.${btoa(JSON.stringify({ sub: 'a1' }))}.`;
  await storeSession({ access_token: subject, expires_at: monthAhead, role: 'owner' });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  render(
    <TestMemoryRouter>
      <AdminContext authProvider={authProvider} queryClient={queryClient}>
        <Watched />
      </AdminContext>
    </TestMemoryRouter>,
  );
  expect(timers).toHaveBeenCalledWith(expect.any(Function), HOUR_MS);
  timers.mockRestore();
});
