import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';

const asked: string[] = [];
// Set before the API client is created, as the client keeps the fetch that it finds.
globalThis.fetch = (input) => {
  asked.push(new URL((input as Request).url).pathname);
  return Promise.resolve(Response.json({ is_available: false }));
};

const { canResetByMail } = await import('../../providers/calls/passwords');
const { ForgotPasswordPage } = await import('./forgot-password-page');

afterEach(cleanup);

it('says who can help where no mail is sent, and leads back to the login', async () => {
  render(
    <AdminContext dataProvider={{ canResetByMail } as unknown as DataProvider}>
      <ForgotPasswordPage />
    </AdminContext>,
  );
  const words = await screen.findByText(/^This server sends no email/);
  expect(words.textContent).toContain('reset-password');
  expect(asked).toEqual(['/api/accounts/password-mails']);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the login' }).getAttribute('href')).toBe('#/login');
});
