import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LoginWays, OwnSingleSignOn } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { MAIN_ID } from '../../../components/focus-main';
import { takeErrand } from '../../../providers/sign-on';
import { logIn } from '../../../spec-support';
import { SignOnSection } from './sign-on-section';

const calls = {
  readLoginWays: jest.fn<() => Promise<LoginWays>>(),
  readOwnSignOn: jest.fn<() => Promise<OwnSingleSignOn>>(),
  startOwnSignOn: jest.fn<(password: string) => Promise<string>>(),
  disconnectOwnSignOn: jest.fn<(password: string) => Promise<void>>(),
};
const connected: OwnSingleSignOn = {
  provider: 'Smash ID',
  connected_at: '2026-11-25T09:00:00Z',
  has_password: true,
  is_confirmed: true,
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  for (const call of Object.values(calls)) call.mockReset();
});

const show = async (own: OwnSingleSignOn, passwords = true) => {
  calls.readLoginWays.mockResolvedValue({ passwords, provider: 'Smash ID' });
  calls.readOwnSignOn.mockResolvedValue(own);
  const store = memoryStore({ 'login.ways': { passwords, provider: 'Smash ID' } });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={calls as unknown as DataProvider} store={store}>
        <main id={MAIN_ID} tabIndex={-1}>
          <SignOnSection />
        </main>
      </AdminContext>
    </MemoryRouter>,
  );
  const section = await screen.findByRole('region', { name: /^Smash ID/ });
  return within(section)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('the connection to the identity provider', () => {
  it.each<[string, OwnSingleSignOn, boolean, string[]]>([
    ['is not there', { ...connected, connected_at: null }, true, ['Connect Smash ID']],
    ['is there', connected, true, ['Disconnect', 'Connect another login']],
    ['is there and passwords are switched off', connected, false, ['Connect another login']],
    ['is the only login', { ...connected, has_password: false }, true, []],
  ])('that %s', async (_, own, passwords, buttons) => {
    expect(await show(own, passwords)).toEqual(buttons);
  });

  it('is replaced with the password, also right after a confirmation by the provider', async () => {
    calls.startOwnSignOn.mockResolvedValue('#at-the-provider');
    await show(connected, false);
    fireEvent.click(screen.getByRole('button', { name: 'Connect another login' }));
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'quiet river' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    expect(calls.startOwnSignOn).toHaveBeenCalledWith('quiet river');
    expect(takeErrand()).toEqual({ purpose: 'connect', next: '/my-account' });
  });

  it('ends with the password, and the focus of the button that goes is on the screen', async () => {
    calls.disconnectOwnSignOn.mockResolvedValue();
    await show({ ...connected, is_confirmed: false });
    screen.getByRole('button', { name: 'Disconnect' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'quiet river' } });
    calls.readOwnSignOn.mockResolvedValue({ ...connected, connected_at: null });
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await screen.findByRole('button', { name: 'Connect Smash ID' });
    await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
    expect(calls.disconnectOwnSignOn).toHaveBeenCalledWith('quiet river');
  });
});
