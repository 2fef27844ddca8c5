import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { ForgotPasswordPage } from './forgot-password-page';

afterEach(cleanup);

it('says who can help where no mail is sent, and leads back to the login', async () => {
  render(
    <AdminContext dataProvider={{ canResetByMail: () => Promise.resolve(false) } as unknown as DataProvider}>
      <ForgotPasswordPage />
    </AdminContext>,
  );
  const words = await screen.findByText(/^This server sends no email/);
  expect(words.textContent).toContain('reset-password');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the login' }).getAttribute('href')).toBe('#/login');
});
