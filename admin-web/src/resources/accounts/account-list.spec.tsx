import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Role } from '@smash/contract';
import type { Account } from '@smash/contract/client';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider, Notification, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { toHttpError } from '../../providers/api-failure';
import { isAllowed } from '../../providers/permissions';
import { queryClient } from '../../providers/query-client';
import { dropSession } from '../../providers/session';
import { AccountList } from './account-list';
import { LOGGED_IN, logIn } from '../../spec-support';

const account = (username: string, status: Account['status']): Partial<Account> => ({
  id: username,
  username,
  status,
  email: `${username}@example.com`,
  role: 'administrator',
  brands: [],
  created_at: '2026-11-25T09:00:00Z',
});
const calls = {
  getList: jest.fn<() => Promise<{ data: object[]; total: number }>>(),
  update: jest.fn<(...call: unknown[]) => Promise<{ data: object }>>(),
  delete: jest.fn<() => Promise<{ data: object }>>(),
};
const both = { data: [account('ngozi', 'pending'), account('me', 'active')], total: 2 };

beforeEach(async () => {
  await logIn();
  for (const call of [calls.getList, calls.update, calls.delete]) call.mockReset();
  calls.getList.mockResolvedValue(both);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = (role: Role) =>
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={calls as unknown as DataProvider}
        queryClient={queryClient}
        authProvider={{
          ...LOGGED_IN,
          getIdentity: () => Promise.resolve({ id: 'me' }),
          getPermissions: () => Promise.resolve(role),
          canAccess: ({ resource, action, record }) =>
            Promise.resolve(isAllowed({ id: 'me', role }, resource, action, record)),
        }}
      >
        <ResourceContextProvider value="accounts">
          <AccountList />
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const answer = async (role: 'dialog' | 'alertdialog', name: string) => {
  const dialog = await screen.findByRole(role);
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
};

it('an owner can change accounts, but not their own', async () => {
  show('owner');
  expect(await screen.findByRole('button', { name: 'Approve ngozi' })).toBeTruthy();
  expect(screen.queryByText(/^Only owners can/)).toBeNull();
  expect(screen.queryByRole('button', { name: /me$/ })).toBeNull();
  expect(await screen.findByText('This is you')).toBeTruthy();
});

it('an owner whose change comes second is told so, and sees the present account', async () => {
  show('owner');
  await press('Approve ngozi');
  fireEvent.click(await screen.findByRole('radio', { name: /^Recruiter/ }));
  const detail = 'ada has changed this account since it was shown here. Please look again.';
  calls.update.mockRejectedValueOnce(toHttpError(409, { code: 'account_changed', detail }));
  calls.getList.mockResolvedValue({
    data: [account('ngozi', 'active'), account('me', 'active')],
    total: 2,
  });
  await answer('dialog', 'Approve');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Suspend ngozi' })).toBeTruthy();
});

it('an owner limits an account to brands as they approve it, in a role that sees jobs', async () => {
  const ngozi = account('ngozi', 'pending');
  calls.update.mockResolvedValue({ data: ngozi });
  show('owner');
  await press('Approve ngozi');
  for (const role of ['Owner', 'Investor desk']) {
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${role}`) }));
    expect(screen.queryByRole('checkbox', { name: 'Ridesmash' })).toBeNull();
  }
  fireEvent.click(screen.getByRole('radio', { name: /^Recruiter/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ridesmash' }));
  await answer('dialog', 'Approve');
  const data = { status: 'active', role: 'recruiter', brands: ['ridesmash'] };
  expect(calls.update).toHaveBeenCalledWith('accounts', expect.objectContaining({ data }));
});

it('a change that came after the end of the session is not reported as made', async () => {
  calls.getList.mockResolvedValue({ data: [account('ngozi', 'active')], total: 1 });
  calls.update.mockImplementationOnce(() => {
    dropSession();
    return Promise.resolve({ data: account('ngozi', 'active') });
  });
  show('owner');
  await press('Suspend ngozi');
  await answer('alertdialog', 'Suspend');
  expect(calls.update).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('ngozi was suspended')).toBeNull();
});

it.each(['active', 'suspended'] as const)(
  'an owner limits an %s account in the step that gives it a role that sees jobs',
  async (status) => {
    const ada: Partial<Account> = { ...account('ada', status), role: 'investor_desk' };
    calls.getList.mockResolvedValue({ data: [ada], total: 1 });
    calls.update.mockResolvedValue({ data: ada });
    show('owner');
    await press('Change the role of ada');
    fireEvent.click(screen.getByRole('radio', { name: /^Recruiter/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ridesmash' }));
    await answer('dialog', 'Change role');
    const data = { status, role: 'recruiter', brands: ['ridesmash'] };
    expect(calls.update).toHaveBeenCalledWith('accounts', expect.objectContaining({ data }));
  },
);

it('an owner is not asked for the brands of an account that sees no jobs, unless it still has some', async () => {
  const ada = { ...account('ada', 'active'), role: 'investor_desk' };
  const bola = { ...account('bola', 'active'), role: 'investor_desk', brands: ['owenas'] };
  calls.getList.mockResolvedValue({ data: [ada, bola, account('obi', 'active')], total: 3 });
  show('owner');
  await screen.findByRole('button', { name: 'Change the brands of obi' });
  expect(screen.getByRole('button', { name: 'Change the brands of bola' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the brands of ada' })).toBeNull();
});

it('an administrator is told that only owners can change accounts', async () => {
  show('administrator');
  const hint = 'Only owners can approve, change, suspend or remove accounts.';
  expect(await screen.findByText(hint)).toBeTruthy();
  expect(await screen.findByText('This is you')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /(ngozi|me)$/ })).toBeNull();
});

it('failures show the words of the server, else those of the portal', async () => {
  const detail = 'The database is away';
  calls.getList.mockReset().mockRejectedValueOnce(toHttpError(503, { detail })).mockResolvedValue(both);
  show('owner');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The accounts could not be loaded');
  expect(alert.textContent).toContain(detail);
  await press('Try Again');

  await press('Approve ngozi');
  fireEvent.click(await screen.findByRole('radio', { name: /^Recruiter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [failure, text] of [
    [new TypeError('Failed to fetch'), 'Failed to change the account'],
    [toHttpError(409, { code: 'username_taken', detail: 'The name is taken' }), 'The name is taken'],
    [
      toHttpError(422, { detail: [{ loc: ['body', 'username'], msg: 'Too alike', type: 'value_error' }] }),
      'Failed to change the account: Too alike',
    ],
  ] as const) {
    calls.update.mockRejectedValueOnce(failure);
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(text)).toBeTruthy();
  }
  expect(dialog.getByRole('radio', { name: /^Recruiter/ })).toHaveProperty('checked', true);
  await answer('dialog', 'Cancel');
  expect(screen.getByRole('button', { name: 'Approve ngozi' })).toBeTruthy();

  for (const [failure, text] of [
    [new TypeError('Failed to fetch'), 'Failed to remove the account'],
    [toHttpError(503, { detail }), detail],
  ] as const) {
    calls.delete.mockRejectedValueOnce(failure);
    await press('Remove ngozi');
    await answer('alertdialog', 'Remove');
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByText('ngozi')).toBeTruthy();
});

it('an owner who removes another owner is told that programs with their API tokens stop', async () => {
  const other = { ...account('ada', 'active'), role: 'owner' };
  calls.getList.mockResolvedValue({ data: [other, account('me', 'active')], total: 2 });
  show('owner');
  await press('Remove ada');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to remove the account ada?');
  expect(question.textContent).toContain('Programs with an API token');
});

it.each([
  ['Role', 'Change the role of obi', 'Change role'],
  ['Brands', 'Change the brands of obi', 'Save'],
])('a change of %s is based on what the owner saw, whatever changed since', async (_, button, save) => {
  const obi = account('obi', 'active');
  calls.getList.mockResolvedValue({ data: [obi, account('me', 'active')], total: 2 });
  calls.update.mockResolvedValue({ data: obi });
  show('owner');
  await press(button);
  const choice = button.includes('role')
    ? screen.getByRole('radio', { name: /^Recruiter/ })
    : screen.getByRole('checkbox', { name: 'Ridesmash' });
  const changed = { ...obi, role: 'reviewer', brands: ['owenas'] };
  calls.getList.mockResolvedValue({ data: [changed, account('me', 'active')], total: 2 });
  await act(() => queryClient.invalidateQueries({ queryKey: ['accounts'] }));
  fireEvent.click(choice);
  await answer('dialog', save);
  expect(calls.update).toHaveBeenCalledWith('accounts', expect.objectContaining({ previousData: obi }));
});
