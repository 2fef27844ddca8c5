import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import type { LoginWays } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { preferencesStore } from '../../providers/preferences-store';
import { queryClient } from '../../providers/query-client';
import { takeErrand } from '../../providers/sign-on';
import { LoginPage } from './login-page';
import { LOGGED_IN } from '../../spec-support';

const calls = {
  readLoginWays: jest.fn<() => Promise<LoginWays>>(),
  startSignOn: jest.fn<() => Promise<string>>(),
};

/** Logs in at the API. */
const login = jest.fn<(step: unknown) => Promise<void>>();
const authProvider = {
  ...LOGGED_IN,
  login,
  getPermissions: () => Promise.resolve(),
};

afterEach(() => {
  cleanup();
  login.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
  for (const call of Object.values(calls)) call.mockReset();
});

const open = (address: object | string = '/login') => {
  queryClient.clear();
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={calls as unknown as DataProvider}
        queryClient={queryClient}
        store={preferencesStore()}
      >
        <LoginPage />
      </AdminContext>
    </MemoryRouter>,
  );
};
const show = async (ways: LoginWays | Error, address?: object | string) => {
  if (ways instanceof Error) calls.readLoginWays.mockRejectedValue(ways);
  else calls.readLoginWays.mockResolvedValue(ways);
  open(address);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
};
/** The buttons and links on the card. */
const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const PASSWORDS = ['Login', 'Need an account? Register', 'Forgot your password?'];
const signOn = { name: 'Sign in with Smash ID' };

describe('the login card', () => {
  it('shows its fields before the server says how to log in, and keeps what is typed', async () => {
    let answer: (ways: LoginWays) => void = () => undefined;
    calls.readLoginWays.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    open();
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ngozi' } });
    answer({ passwords: true, provider: 'Smash ID' });
    await screen.findByRole('button', signOn);
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ngozi');
  });

  it('shows at once the ways to log in of the last visit', async () => {
    await show({ passwords: false, provider: 'Smash ID' });
    cleanup();
    calls.readLoginWays.mockReturnValue(new Promise(() => undefined));
    open();
    expect(offered()).toEqual([signOn.name]);
  });

  it('asks for the password if there is no identity provider', async () => {
    await show({ passwords: true, provider: null });
    expect(offered()).toEqual(PASSWORDS);
  });

  it('asks for the password if the server does not say how to log in', async () => {
    await show(new HttpError('Unavailable', 503));
    expect(offered()).toEqual(PASSWORDS);
  });

  it('switches between logging in and registering', async () => {
    await show({ passwords: true, provider: null });
    const heading = () => screen.getByRole('heading').textContent;
    expect(heading()).toBe('Admin Login');
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Need an account? Register' }));
    expect(heading()).toBe('Admin Register');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Have an account? Login' }));
    expect(heading()).toBe('Admin Login');
  });

  it('leaves it to the server to report empty fields', async () => {
    await show({ passwords: true, provider: null });
    const required = 'This field is required';
    login.mockRejectedValue(
      new HttpError(required, 422, { errors: { username: required, password: required } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Username: ${required}, Password: ${required}`,
    );
  });

  it.each([
    [
      'the server refuses in its words',
      new HttpError('Incorrect username or password', 401, { detail: 'Incorrect username or password' }),
      'Incorrect username or password',
    ],
    ['the server does not answer', new TypeError('Failed to fetch'), MESSAGES.authenticationFailed],
  ])('shows that it is sending, and the reason when %s', async (_, failure, text) => {
    await show({ passwords: true, provider: null });
    let refuse: (reason: Error) => void = () => undefined;
    login.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ngozi' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'quiet river' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true);
    refuse(failure);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ngozi');
    expect(login.mock.calls[0]?.[0]).toEqual({ username: 'ngozi', password: 'quiet river' });
  });

  it('offers the provider beside the password, but not for registering', async () => {
    await show({ passwords: true, provider: 'Smash ID' });
    expect(offered()).toEqual(['Login', signOn.name, ...PASSWORDS.slice(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Need an account? Register' }));
    expect(screen.queryByRole('button', signOn)).toBeNull();
  });

  it('offers only the provider if passwords are switched off', async () => {
    await show({ passwords: false, provider: 'Smash ID' });
    expect(offered()).toEqual([signOn.name]);
  });

  it('offers the password at ?password even if passwords are switched off', async () => {
    await show({ passwords: false, provider: 'Smash ID' }, '/login?password');
    expect(offered()).toEqual(['Login', signOn.name]);
  });

  it('leads to the provider once, and remembers the page to return to', async () => {
    calls.startSignOn.mockResolvedValue('#at-the-provider');
    await show(
      { passwords: true, provider: 'Smash ID' },
      { pathname: '/login', state: { nextPathname: '/jobs/7', nextSearch: '?page=2' } },
    );
    fireEvent.click(screen.getByRole('button', signOn));
    fireEvent.click(screen.getByRole('button', { name: /Sign in|Processing/ }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    expect(calls.startSignOn).toHaveBeenCalledTimes(1);
    expect(takeErrand()).toEqual({ purpose: 'login', next: '/jobs/7?page=2' });
    expect(takeErrand()).toEqual({ purpose: 'login', next: '/' });
  });

  it('says that the provider is down, and can be tried again', async () => {
    const detail = "Smash ID isn't responding right now. Please try again in a moment.";
    calls.startSignOn.mockRejectedValue(new HttpError(detail, 503, { detail }));
    await show({ passwords: true, provider: 'Smash ID' });
    fireEvent.click(screen.getByRole('button', signOn));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(screen.getByRole('button', signOn)).toHaveProperty('disabled', false);
  });
});
