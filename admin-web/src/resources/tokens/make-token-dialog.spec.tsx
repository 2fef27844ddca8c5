import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ApiToken } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { MakeTokenDialog } from './make-token-dialog';
import { TokenRows } from './token-rows';

const calls = {
  makeToken: jest.fn((_wanted: object) => Promise.resolve({ token: 'smt_x' })),
  readOwnSignOn: () => Promise.resolve({ provider: null }),
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const show = (part: React.ReactElement) =>
  render(
    <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
      {part}
    </AdminContext>,
  );

it('a token is made with what was ticked and chosen', async () => {
  const onMade = jest.fn();
  show(<MakeTokenDialog onClose={() => undefined} onMade={onMade} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const tick = (name: RegExp | string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  type('Name', 'Payroll export');
  tick('View applications');
  tick('Export applications');
  tick('The group');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ends after' }));
  fireEvent.click(await screen.findByRole('option', { name: '30 days' }));
  type('Your password', 'quiet river');
  fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('smt_x'));
  expect(calls.makeToken.mock.calls).toEqual([
    [
      {
        ...{ name: 'Payroll export', password: 'quiet river', expires_in_days: 30 },
        ...{ scopes: ['applications.read', 'applications.export'], brands: ['group'] },
      },
    ],
  ]);
});

it('tokens that work, or may work again, can be revoked', async () => {
  const states = ['active', 'paused', 'expired', 'revoked'] as const;
  const [created_at, expires_at] = ['2026-11-26T09:00:00Z', '2026-12-26T09:00:00Z'];
  const shared = { scopes: [], brands: [], created_at, expires_at };
  const tokens = states.map((state) => ({ ...shared, id: state, name: state, state }));
  show(<TokenRows tokens={tokens as unknown as ApiToken[]} />);
  const buttons = await screen.findAllByRole('button', { name: /^Revoke/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Revoke active',
    'Revoke paused',
  ]);
});
