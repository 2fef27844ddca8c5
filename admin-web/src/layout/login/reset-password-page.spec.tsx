import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../../spec-support';

// Set before the API client is created, as the client keeps the fetch that it finds.
const fetchMe = jest.fn<typeof fetch>();
globalThis.fetch = fetchMe;

const { readSession, dropSession } = await import('../../providers/session');
const { ResetPasswordPage } = await import('./reset-password-page');

afterEach(() => {
  cleanup();
  dropSession();
  fetchMe.mockReset();
});

it.each([
  ['of another account stays', 200, true],
  ['of the account itself is forgotten', 401, false],
])('after a password reset, a session %s', async (_, status, isKept) => {
  fetchMe.mockImplementation(() => Promise.resolve(Response.json({}, { status })));
  await logIn();
  render(
    <MemoryRouter initialEntries={['/reset-password#a-token-of-some-length']}>
      <AdminContext dataProvider={{ resetPassword: () => Promise.resolve() } as unknown as DataProvider}>
        <ResetPasswordPage />
      </AdminContext>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'a long phrase of words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change my password' }));
  expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy();
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(readSession() !== undefined).toBe(isKept));
});
