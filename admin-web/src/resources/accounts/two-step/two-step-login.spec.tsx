import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SecondFactor } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError } from 'react-admin';
import { logIn } from '../../../spec-support';
import { TwoStepLogin } from './two-step-login';

const calls = {
  readSecondFactor: jest.fn<() => Promise<SecondFactor>>(),
  beginTotp: jest.fn<(password: string) => Promise<{ secret: string; uri: string }>>(),
  confirmTotp: jest.fn<(code: string) => Promise<string[]>>(),
  removePasskey: jest.fn<(id: string, password: string) => Promise<void>>(),
};
const changed = jest.fn<(isOn: boolean) => void>();

const off: SecondFactor = { is_required: false, totp_since: null, passkeys: [], recovery_codes_left: 0 };
const on: SecondFactor = {
  is_required: false,
  totp_since: '2026-11-24T09:00:00Z',
  passkeys: [{ id: '1', name: 'Work laptop', created_at: '2026-11-24T09:00:00Z', last_used_at: null }],
  recovery_codes_left: 7,
};
const codes = ['7F3K-9QXA-2MHT-WC4P', 'AAAA-BBBB-CCCC-DDDD'];

beforeEach(async () => {
  Object.assign(window, { PublicKeyCredential: () => undefined });
  await logIn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  changed.mockReset();
  for (const call of Object.values(calls)) call.mockReset();
});

const show = () =>
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider}>
      <TwoStepLogin onChange={changed} />
    </AdminContext>,
  );
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('two-step login of the own account', () => {
  it('offers an app and a passkey, but no codes, while it is off', async () => {
    calls.readSecondFactor.mockResolvedValue(off);
    show();
    await screen.findByRole('button', { name: 'Set up an app' });
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
    expect(screen.queryByText('Recovery codes')).toBeNull();
    expect(changed).toHaveBeenLastCalledWith(false);
  });

  it('shows what is set up, and what can be done with it, while it is on', async () => {
    calls.readSecondFactor.mockResolvedValue(on);
    show();
    await screen.findByText(/7 of 10 are left/);
    for (const name of [
      'Replace',
      'Remove the authenticator app',
      'Rename Work laptop',
      'Remove Work laptop',
      'Make new codes',
    ]) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(changed).toHaveBeenLastCalledWith(true);
  });

  it('asks whether the codes were saved if none was ever used', async () => {
    calls.readSecondFactor.mockResolvedValue({ ...on, recovery_codes_left: 10 });
    show();
    await screen.findByText(/10 of 10 are left. Have you saved them\?/);
  });

  it('shows an app that was set up although the response was lost', async () => {
    calls.readSecondFactor.mockResolvedValueOnce(off).mockResolvedValue(on);
    calls.beginTotp.mockResolvedValue({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' });
    calls.confirmTotp.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    fill('Your password', 'quiet river');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('ABCD EFGH');
    fill('Code from the app', '123456');
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await waitFor(() => expect(calls.confirmTotp).toHaveBeenCalled());
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText(/7 of 10 are left/);
  });

  it('says if the browser has no passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    calls.readSecondFactor.mockResolvedValue(off);
    show();
    await screen.findByText('This browser cannot use passkeys.');
  });

  it('is set up with password and code, and on once the recovery codes are saved', async () => {
    calls.readSecondFactor.mockResolvedValueOnce(off).mockResolvedValue({ ...on, passkeys: [] });
    calls.beginTotp.mockResolvedValue({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' });
    calls.confirmTotp
      .mockRejectedValueOnce(
        new HttpError('no', 422, { errors: { code: 'This code is not right' }, code: 'validation_failed' }),
      )
      .mockResolvedValueOnce(codes);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    fill('Your password', 'quiet river');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('ABCD EFGH');
    expect(calls.beginTotp).toHaveBeenCalledWith('quiet river');
    expect(screen.getByRole('img', { name: 'The key below, as a QR code' })).toBeTruthy();

    fill('Code from the app', '111111');
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await screen.findByText('This code is not right');
    fill('Code from the app', '123456');
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    for (const code of codes) expect(within(dialog).getByText(code)).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(within(dialog).getByText(codes[0] ?? '')).toBeTruthy();
    expect(changed).not.toHaveBeenCalledWith(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(true));
  });

  it('says in the dialog why a passkey was not removed', async () => {
    calls.readSecondFactor.mockResolvedValue(on);
    const detail = 'This portal requires two-step login.';
    calls.removePasskey.mockRejectedValue(
      new HttpError(detail, 409, { detail, code: 'second_factor_needed' }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
    fill('Your password', 'quiet river');
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText(detail);
    expect(calls.removePasskey).toHaveBeenCalledWith('1', 'quiet river');
  });
});
