import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { toHttpError } from '../../providers/api-failure';
import { authProvider } from '../../providers/auth-provider';
import { queryClient } from '../../providers/query-client';
import { dropSession } from '../../providers/session';
import { logIn } from '../../spec-support';
import { SignOnPage } from './sign-on-page';

const completeOwnSignOn = jest.fn<() => Promise<void>>();

afterEach(() => {
  cleanup();
  dropSession();
  queryClient.clear();
  sessionStorage.clear();
  completeOwnSignOn.mockReset();
});

/** Returns from the identity provider with an account to connect. */
async function comeBack() {
  await logIn('owner');
  sessionStorage.setItem('smash.portal.sign-on', JSON.stringify({ purpose: 'connect', next: '/my-account' }));
  render(
    <MemoryRouter initialEntries={['/single-sign-on?code=1']}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={{ completeOwnSignOn } as unknown as DataProvider}
        queryClient={queryClient}
      >
        <Routes>
          <Route path="/single-sign-on" element={<SignOnPage />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(completeOwnSignOn).toHaveBeenCalledTimes(1));
}

it('an account is announced as connected after the server has connected it', async () => {
  completeOwnSignOn.mockResolvedValue();
  await comeBack();
  expect(await screen.findByText('Your account is connected')).toBeTruthy();
});

it('no account is announced as connected if the session ended during the sign-in', async () => {
  completeOwnSignOn.mockRejectedValue(toHttpError(401, {}));
  await comeBack();
  await screen.findByText('Elsewhere');
  expect(screen.queryByText('Your account is connected')).toBeNull();
});

it('a login that is not connected is told as such, to somebody who is logged in', async () => {
  completeOwnSignOn.mockRejectedValue(toHttpError(409, { detail: 'It belongs to another account.' }));
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'This login was not connected' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('It belongs to another account.');
});
