import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BulkAction, StartBulkAction } from '@smash/contract/client';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, ListContextProvider, memoryStore } from 'react-admin';
import { queryClient } from '../../../../providers/query-client';
import { logIn } from '../../../../spec-support';
import { LatestBulkAction } from '../../bulk/latest-bulk-action';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { BulkStatus } from './bulk-status';

const counts = { waiting: 0, unchanged: 15, undone: 0, kept: 0, changed: 0, missing: 0, full: 0, failed: 0 };
const FINISHED: BulkAction = {
  ...{ id: '1', action: 'set_status', status: 'reviewed', assignee_id: null, add: [], remove: [], total: 30 },
  counts: { ...counts, cancelled: 0, done: 15 },
  ...{ undone_at: null, failure: null, undoable_until: '2999-01-01T00:00:00Z' },
  ...{ created_at: '2026-11-26T09:00:00Z', finished_at: '2026-11-26T09:00:01Z' },
};
const UNDONE: BulkAction = {
  ...FINISHED,
  counts: { ...FINISHED.counts, done: 0, undone: 15 },
  undone_at: '2026-11-26T09:01:00Z',
};
const calls = {
  listBulkActions: jest.fn<() => Promise<BulkAction[]>>(),
  startBulkAction: jest.fn<(request: StartBulkAction, key: string) => Promise<BulkAction>>(),
  undoBulkAction: jest.fn<(id: string) => Promise<void>>(),
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('all that match get a status in the background, with a report and an undo', async () => {
  calls.listBulkActions.mockResolvedValue([]);
  calls.startBulkAction.mockResolvedValue(FINISHED);
  const onUnselectItems = jest.fn();
  const seenAt = Date.parse('2026-11-26T08:59:00Z');
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <LatestBulkAction />
      <ListContextProvider value={{ data: [], selectedIds: [], onUnselectItems } as never}>
        <BulkStatus chosen={{ filter: { job_id: 7 }, count: 30, shown: '30', seenAt }} />
      </ListContextProvider>
    </AdminContext>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  calls.listBulkActions.mockResolvedValue([FINISHED]);
  fireEvent.click(screen.getByRole('button', { name: 'Set status' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reviewed' }));
  const report = await screen.findByRole('status', { name: 'Bulk action' });
  expect(report.textContent).toContain('15 applications set to Reviewed. 15 already so');
  expect(calls.startBulkAction.mock.calls).toEqual([
    [
      {
        ...{ action: 'set_status', status: 'reviewed', filter: { job_id: 7 } },
        seen_at: '2026-11-26T08:59:00.000Z',
      },
      expect.any(String),
    ],
  ]);
  await waitFor(() => expect(onUnselectItems).toHaveBeenCalled());

  calls.undoBulkAction.mockResolvedValue();
  calls.listBulkActions.mockResolvedValue([UNDONE]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(report.textContent).toContain('15 applications put back as before'));
  expect(calls.undoBulkAction).toHaveBeenCalledWith('1');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('lists are read again when an action finishes, which warns of failures, and not for one that had finished before', async () => {
  calls.listBulkActions.mockResolvedValue([FINISHED]);
  const refresh = jest.spyOn(queryClient, 'invalidateQueries');
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <LatestBulkAction />
    </AdminContext>,
  );
  const report = await screen.findByRole('status', { name: 'Bulk action' });
  expect(refresh).not.toHaveBeenCalled();
  expect(report.className).toContain('colorInfo');

  const next = {
    ...{ ...FINISHED, id: '2', finished_at: '2026-11-26T09:05:01Z' },
    counts: { ...FINISHED.counts, failed: 1 },
  };
  act(() => void queryClient.setQueryData(['bulk-actions'], [next, FINISHED]));
  await waitFor(() => expect(refresh).toHaveBeenCalledWith({ queryKey: ['applications'] }));
  expect(report.className).toContain('colorWarning');
  refresh.mockRestore();
});

it('an action without a response is the same one when pressed again, whatever the list shows by then', async () => {
  calls.startBulkAction.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  calls.startBulkAction.mockResolvedValue(FINISHED);
  const { result } = renderHook(() => useStartBulkAction(), {
    wrapper: ({ children }) => (
      <AdminContext dataProvider={calls as unknown as DataProvider} queryClient={queryClient}>
        {children}
      </AdminContext>
    ),
  });
  const ids = ['7', '8'];
  const first = {
    ids,
    action: 'remove',
    password: 'quiet river',
    seen_at: '2026-11-26T09:00:00.000Z',
  } as const;
  const again = {
    ...first,
    seen_at: '2026-11-26T09:01:00.000Z',
    seen_statuses: ['pending', 'reviewed'] as const,
  };
  const start = (request: object) => result.current(request as StartBulkAction);
  await expect(start(first)).rejects.toThrow(TypeError);
  await start(again);
  await start(again);
  const keys = calls.startBulkAction.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  // It was done: the same choice is another action.
  expect(keys[2]).not.toBe(keys[1]);
  expect(calls.startBulkAction.mock.calls.map(([request]) => request)).toEqual([first, again, again]);
});
