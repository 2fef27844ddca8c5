import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { BULK_LIMIT } from '@smash/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type AuthProvider, type DataProvider, ListContextProvider } from 'react-admin';
import { QuestionProvider } from '../../../../components/question/question-provider';
import type { StatusChange } from '../../../../providers/calls/statuses';
import { keptListOf } from '../../../../providers/application-cache';
import { queryClient } from '../../../../providers/query-client';
import { logIn } from '../../../../spec-support';
import { BulkBar } from './bulk-bar';

const calls = {
  getList: () => Promise.resolve({ data: [], total: 0 }),
  listReviewers: () => Promise.resolve([]),
  previewMail: () => Promise.resolve({ subject: '', message: '', html: '' }),
  startBulkAction: jest.fn((_request: unknown, _key: string) => new Promise(() => undefined)),
  requestExport: jest.fn((_request: unknown) => new Promise(() => undefined)),
  changeStatuses: jest.fn((_changes: StatusChange[]) => Promise.resolve(new Map())),
};
let role = 'owner';
const auth = { getPermissions: () => Promise.resolve(role) };
beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  role = 'owner';
});

const FILTERS = { search: 'ada' };
const row = (id: string, status = 'pending') => ({ id, status, tags: [] });

interface ListState {
  meta: unknown;
  total: number;
  /** What the list always asks for, beside what the person chose. */
  filter: Record<string, unknown>;
}

/** The bar of a list, of 300 by default, with these rows on screen and these ids ticked. */
const bar = (
  data: object[],
  selectedIds: string[],
  { meta, filter, total = 300 }: Partial<ListState> = {},
) => (
  <AdminContext
    dataProvider={calls as unknown as DataProvider}
    authProvider={auth as unknown as AuthProvider}
    queryClient={queryClient}
  >
    <QuestionProvider>
      <ListContextProvider
        value={
          {
            data,
            selectedIds,
            meta,
            total,
            filterValues: FILTERS,
            onUnselectItems: () => undefined,
          } as never
        }
      >
        <BulkBar filter={filter} />
      </ListContextProvider>
    </QuestionProvider>
  </AdminContext>
);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(text));

it('the choice of all that match survives reloads of the list, until a row is unticked', async () => {
  const { rerender } = render(bar([row('1'), row('2')], ['1', '2']));
  await press('Select all 300 that match');
  await says('All 300 that match selected');
  await press('Email selected');
  expect(await screen.findByRole('dialog', { name: /300 applicants/ })).toBeTruthy();

  rerender(bar([row('3'), row('1')], ['1', '2'], { total: 305 }));
  await says('All 300 that match selected');
  expect(screen.getByRole('dialog', { name: /300 applicants/ })).toBeTruthy();

  rerender(bar([row('3'), row('1')], ['1']));
  await says('1 selected');
});

it('all that match are those of the list, in its job, as they were when it was read', async () => {
  const queryKey = ['applications', 'getList', {}];
  const data = [row('1'), row('2')];
  const updatedAt = Date.parse('2026-11-28T08:00:00Z');
  queryClient.setQueryData(queryKey, { data }, { updatedAt });
  render(bar(data, ['1', '2'], { filter: { job_id: 7 } }));
  await press('Select all 300 that match');
  await press('Export');
  expect(calls.requestExport).toHaveBeenCalledWith({ kind: 'csv', jobId: 7, filter: FILTERS });
  await press('Set status');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
  await waitFor(() =>
    expect(calls.startBulkAction).toHaveBeenCalledWith(
      expect.objectContaining({
        filter: expect.objectContaining({ job_id: 7, search: 'ada' }),
        seen_at: '2026-11-28T08:00:00.000Z',
      }),
      expect.any(String),
    ),
  );
});

it('reviewers are offered only what they may do', async () => {
  role = 'reviewer';
  render(bar([row('1')], ['1'], { total: 1 }));
  await screen.findByRole('button', { name: 'Assign' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Set status',
    'Assign',
    'Clear selection',
  ]);
});

it('ticked applications are assigned as they were read, so that a later assignment is kept', async () => {
  const data = [row('1'), row('2')];
  const updatedAt = Date.parse('2026-11-28T08:00:00Z');
  queryClient.setQueryData(['applications', 'getList', {}], { data }, { updatedAt });
  render(bar(data, ['1', '2']));
  await press('Assign');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Nobody' }));
  await waitFor(() =>
    expect(calls.startBulkAction).toHaveBeenLastCalledWith(
      { ids: ['1', '2'], seen_at: '2026-11-28T08:00:00.000Z', action: 'assign', assignee_id: null },
      expect.any(String),
    ),
  );
});

it('all that match can no longer be chosen when the list is a kept one', async () => {
  const data = [{ ...row('1'), job_id: 7, applied_at: '2026-11-28T08:00:00Z' }];
  queryClient.setQueryData(['applications', 'getList', {}], { data });
  const query = { page: 1, per_page: 25, withdrawn: undefined } as never;
  const { meta } = keptListOf(7, query, queryClient, new Error('x'));
  const { rerender } = render(bar(data, ['1']));
  await press('Select all 300 that match');
  await says('All 300 that match selected');
  rerender(bar(data, ['1'], { meta }));
  await says('1 selected');
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
});

it('the bar takes the focus after all that match were chosen, as that button is gone', async () => {
  render(bar([row('1'), row('2')], ['1', '2']));
  await press('Select all 300 that match');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selected applications' }));
});

it('a status is set with the status seen, even if an application is no longer on screen', async () => {
  const { rerender } = render(bar([row('1'), row('2')], ['1']));
  await screen.findByRole('button', { name: 'Set status' });
  rerender(bar([row('2', 'reviewed')], ['1', '2']));
  await press('Set status');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
  await waitFor(() => expect(calls.changeStatuses).toHaveBeenCalledTimes(1));
  expect(calls.changeStatuses).toHaveBeenCalledWith([
    { id: '1', status: 'accepted', seen_status: 'pending' },
    { id: '2', status: 'accepted', seen_status: 'reviewed' },
  ]);
});

it('a bulk action sends the status seen of each application, even if it is no longer on screen', async () => {
  const ticked = Array.from({ length: BULK_LIMIT + 1 }, (_, index) => String(index + 1));
  const [first = '', ...others] = ticked;
  const { rerender } = render(bar([row(first, 'reviewed')], [first]));
  await screen.findByRole('button', { name: 'Set status' });
  rerender(
    bar(
      others.map((id) => row(id)),
      ticked,
    ),
  );
  await press('Set status');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
  await waitFor(() =>
    expect(calls.startBulkAction).toHaveBeenLastCalledWith(
      expect.objectContaining({ ids: ticked, seen_statuses: ['reviewed', ...others.map(() => 'pending')] }),
      expect.any(String),
    ),
  );
});
