import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OwnSingleSignOn } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { logIn } from '../spec-support';
import { takeErrand } from '../providers/sign-on';
import { PasswordDialog } from './password-dialog';

const calls = {
  readOwnSignOn: jest.fn<() => Promise<OwnSingleSignOn>>(),
  startOwnSignOn: jest.fn<() => Promise<string>>(),
};
const confirm = jest.fn<(password: string) => Promise<void>>();
const nothing = () => undefined;
const own: OwnSingleSignOn = {
  provider: 'Smash ID',
  connected_at: '2026-11-25T09:00:00Z',
  has_password: false,
  is_confirmed: false,
};

beforeEach(async () => {
  await logIn();
  confirm.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  for (const call of [confirm, ...Object.values(calls)]) call.mockReset();
});

const show = (answer: OwnSingleSignOn, isPasswordOnly = false) => {
  calls.readOwnSignOn.mockResolvedValue(answer);
  render(
    <MemoryRouter initialEntries={['/members/7?tab=secrets']}>
      <AdminContext dataProvider={calls as unknown as DataProvider}>
        <PasswordDialog
          isOpen
          isPasswordOnly={isPasswordOnly}
          title="Reveal"
          question="Really?"
          confirmLabel="Reveal"
          failure="Failed"
          onClose={nothing}
          onConfirm={confirm}
        />
      </AdminContext>
    </MemoryRouter>,
  );
};

describe('confirming that it is you', () => {
  it.each([
    ['there is no provider', { ...own, provider: null }],
    ['the account has a password', { ...own, has_password: true }],
  ])('asks for the password if %s', async (_, answer) => {
    show(answer);
    await waitFor(() => expect(calls.readOwnSignOn).toHaveBeenCalled());
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'quiet river' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('quiet river'));
    // The dialog stays, for the next person at the same screen.
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveProperty('value', ''));
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'quiet river' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Your password')).toHaveProperty('value', '');
  });

  it('offers the provider too if the account is connected and has a password', async () => {
    calls.startOwnSignOn.mockResolvedValue('#at-the-provider');
    show({ ...own, has_password: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Smash ID' }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    expect(calls.startOwnSignOn).toHaveBeenCalledWith();
    expect(screen.getByLabelText('Your password')).toBeTruthy();
  });

  it.each([
    ['is not connected', { ...own, has_password: true, connected_at: null }, false],
    ['has to enter the password itself', { ...own, has_password: true, is_confirmed: true }, true],
  ])('offers no provider if the account %s', async (_, answer, isPasswordOnly) => {
    show(answer, isPasswordOnly);
    await waitFor(() => expect(calls.readOwnSignOn).toHaveBeenCalled());
    expect(await screen.findByLabelText('Your password')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in with Smash ID' })).toBeNull();
  });

  it('asks for nothing if the provider has just confirmed it', async () => {
    show({ ...own, is_confirmed: true });
    await screen.findByText("Smash ID has just confirmed that it's you.");
    expect(screen.queryByLabelText('Your password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(''));
  });

  it('asks for a new sign-in at the provider if the last one is too old', async () => {
    confirm.mockRejectedValue(new Error('refused'));
    show(own);
    await screen.findByRole('button', { name: 'Sign in with Smash ID' });
    fireEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    expect(await screen.findByText('Please sign in with Smash ID first.')).toBeTruthy();
  });

  it('without a password leads to the provider and back to this page', async () => {
    calls.startOwnSignOn.mockResolvedValue('#at-the-provider');
    show(own);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Smash ID' }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    expect(takeErrand()).toEqual({ purpose: 'confirm', next: '/members/7?tab=secrets' });
  });
});
