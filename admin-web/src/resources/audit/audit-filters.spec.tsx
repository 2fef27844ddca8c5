import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, type GetListParams, ListBase } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { AuditFilters } from './audit-filters';

const ACCOUNTS = Array.from({ length: 201 }, (_, index) => ({
  id: `id-${index}`,
  username: `user-${index}`,
}));
const PAYROLL = { id: 'token-1', name: 'Payroll', username: 'Payroll (smt_abcd)' };
const asked = jest.fn<(filter: object) => void>();
/** Searches as the server does: by words, a page at a time. */
const getList = (resource: string, { filter, pagination }: GetListParams) => {
  if (resource === 'audit') {
    asked(filter as object);
    return Promise.resolve({ data: [], total: 0 });
  }
  if (resource === 'tokens') return Promise.resolve({ data: [PAYROLL], total: 1 });
  const { search = '' } = filter as { search?: string };
  const found = ACCOUNTS.filter(({ username }) => username.includes(search));
  return Promise.resolve({ data: found.slice(0, pagination?.perPage), total: found.length });
};
const getMany = (_: string, { ids }: { ids: string[] }) =>
  Promise.resolve({ data: ACCOUNTS.filter(({ id }) => ids.includes(id)) });

beforeEach(async () => {
  await logIn();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = (address = '/') => {
  const element = (
    <AdminContext dataProvider={{ getList, getMany } as unknown as DataProvider} queryClient={queryClient}>
      <ListBase resource="audit">
        <AuditFilters />
      </ListBase>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
};

it('the audit log can be filtered by any of many accounts, or by no account', async () => {
  show();
  const input = await screen.findByRole('combobox', { name: 'Filter by account' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'user-200' } });
  fireEvent.click(await screen.findByRole('option', { name: 'user-200' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ actor: 'id-200' }));
  expect(await screen.findByDisplayValue('user-200')).toBe(input);
  fireEvent.mouseDown(input);
  fireEvent.click(await screen.findByRole('option', { name: 'No account' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ actor: 'none' }));
});

it('the audit log can be filtered by the account of an API token', async () => {
  show();
  const input = await screen.findByRole('combobox', { name: 'Filter by account' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'payroll' } });
  fireEvent.click(await screen.findByRole('option', { name: PAYROLL.username }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ actor: PAYROLL.id }));
  expect(await screen.findByDisplayValue(PAYROLL.username)).toBe(input);
});

it('the audit log stays filtered by an account that was removed, and the filter shows it', async () => {
  asked.mockClear();
  show(`/?filter=${encodeURIComponent(JSON.stringify({ actor: 'removed' }))}`);
  const input = await screen.findByRole('combobox', { name: 'Filter by account' });
  expect(await screen.findByDisplayValue('removed')).toBe(input);
  expect(asked).toHaveBeenCalledWith({ actor: 'removed' });
  expect(asked).not.toHaveBeenCalledWith({});
});
