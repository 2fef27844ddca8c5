import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { ForgotPasswordForm } from '../layout/login/forgot-password-page';
import { ResetPasswordForm } from '../layout/login/reset-password-page';
import { toHttpError } from '../providers/api-failure';
import { logIn } from '../spec-support';
import { ChangePasswordForm } from './accounts/change-password-form';

const send = jest.fn<() => Promise<never>>();
const dataProvider = { changePassword: send, requestPasswordLink: send, resetPassword: send };

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const refusal = (...names: string[]) =>
  toHttpError(422, {
    detail: names.map((name) => ({ loc: ['body', name], msg: `Not this ${name}`, type: 'value_error' })),
  });

const FORMS: [string, ReactElement, string[]][] = [
  ['Current password', <ChangePasswordForm key="change" />, ['new_password', 'current_password']],
  ['New password', <ResetPasswordForm key="reset" token="t" onDone={() => undefined} />, ['new_password']],
  ['Email', <ForgotPasswordForm key="forgot" />, ['email']],
];

it.each(FORMS)(
  'the first refused field, %s, takes the focus and shows the reason',
  async (label, form, names) => {
    render(<AdminContext dataProvider={dataProvider as unknown as DataProvider}>{form}</AdminContext>);
    for (const input of await screen.findAllByLabelText(/password|email/i)) {
      fireEvent.change(input, { target: { value: 'ngozi@example.com' } });
    }
    const button = screen.getByRole('button');
    act(() => button.focus());
    send.mockRejectedValueOnce(refusal(...names));
    fireEvent.click(button);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(`Not this ${names.at(-1)}`);

    send.mockRejectedValueOnce(toHttpError(409, { detail: 'Not now' }));
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
  },
);

it('a password that the server did not answer about is said not to be changed', async () => {
  render(
    <AdminContext dataProvider={dataProvider as unknown as DataProvider}>
      <ChangePasswordForm />
    </AdminContext>,
  );
  for (const input of await screen.findAllByLabelText(/password/)) {
    fireEvent.change(input, { target: { value: 'a long phrase of words' } });
  }
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to change the password');
});
