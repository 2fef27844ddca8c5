import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SecondStep as Way } from '@smash/contract/client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, HttpError } from 'react-admin';
import { SecondStep } from './second-step';
import { LOGGED_IN } from '../../spec-support';

const login = jest.fn<(answer: unknown) => Promise<undefined>>();
const startAgain = jest.fn<(reason?: string) => void>();
const authProvider = {
  ...LOGGED_IN,
  login,
  getPermissions: () => Promise.resolve(),
};
const refusal = (code: string, detail: string) => new HttpError(detail, 401, { code, detail });

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: () => undefined });
  login.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  login.mockReset();
  startAgain.mockReset();
});

const show = (...methods: Way[]) =>
  render(
    <AdminContext authProvider={authProvider}>
      <SecondStep login={{ challenge: 'signed', methods }} onStartAgain={startAgain} />
    </AdminContext>,
  );
const enter = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the second step of a login', () => {
  it('asks for the code in a field that password managers recognise, and offers the other ways', () => {
    show('totp', 'passkey', 'recovery_code');
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    expect(document.activeElement).toBe(field);
    expect(buttons()).toEqual(['Continue', 'Use a passkey', 'Use a recovery code', 'Back to the password']);
  });

  it('sends the code only once', async () => {
    show('totp');
    enter('Code', '123456');
    fireEvent.click(screen.getByRole('button', { name: /Continue|Processing/ }));
    await waitFor(() => expect(login).toHaveBeenCalledWith({ challenge: 'signed', code: '123456' }));
    await act(() => Promise.resolve());
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('says that a code was wrong, and empties and focuses the field', async () => {
    login.mockRejectedValue(refusal('second_step_refused', 'This code is not right'));
    show('totp');
    enter('Code', '123456');
    expect((await screen.findByRole('alert')).textContent).toBe('This code is not right');
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await waitFor(() => expect(field.value).toBe(''));
    expect(document.activeElement).toBe(field);
  });

  it('accepts a recovery code instead, and offers the app again', async () => {
    show('totp', 'recovery_code');
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(buttons()).toContain('Use a code from the app');
    enter('Recovery code', '7F3K-9QXA-2MHT-WC4P');
    await waitFor(() =>
      expect(login).toHaveBeenCalledWith({ challenge: 'signed', recoveryCode: '7F3K-9QXA-2MHT-WC4P' }),
    );
  });

  it('asks for a passkey as soon as it is chosen, and says if it was cancelled', async () => {
    login.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    show('totp', 'passkey');
    fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(login).toHaveBeenCalledWith({ challenge: 'signed', isPasskey: true }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The passkey was cancelled, or it took too long. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  });

  it('offers no passkey if the browser has none, and says so if no other way is left', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    show('totp', 'passkey');
    expect(buttons()).toEqual(['Continue', 'Back to the password']);
    cleanup();
    show('passkey');
    expect(screen.getByRole('alert').textContent).toContain('Please use another browser');
  });

  it('starts again with the password when it has expired or on request', async () => {
    login.mockRejectedValue(refusal('login_expired', 'This login has taken too long'));
    show('totp');
    enter('Code', '123456');
    await waitFor(() => expect(startAgain).toHaveBeenCalledWith('This login has taken too long'));
    fireEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(startAgain).toHaveBeenLastCalledWith();
  });
});
