import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BulkAction, MailProgress } from '@smash/contract/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MAIN_ID } from '../../components/focus-main';
import { queryClient } from '../../providers/query-client';
import { logIn } from '../../spec-support';
import { LatestBulkAction } from './bulk/latest-bulk-action';
import { LatestMails } from './mails/latest-mails';

const NOW = '2026-11-26T09:00:00Z';
const LATER = '2026-11-26T09:10:00Z';
const calls = {
  listBulkActions: jest.fn<() => Promise<Partial<BulkAction>[]>>(),
  readMailProgress: jest.fn<() => Promise<Partial<MailProgress>>>(),
};

beforeEach(async () => {
  await logIn();
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.useRealTimers();
});

/** How screen readers announce the report, once its data has come. */
async function liveness(): Promise<string | null> {
  await act(() => jest.advanceTimersByTimeAsync(100));
  return screen.getByRole('status').getAttribute('aria-live');
}
const show = (report: 'bulk' | 'mails') =>
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore({ 'applications.latest-mails': 'batch' })}
    >
      <main id={MAIN_ID} tabIndex={-1}>
        {report === 'bulk' ? <LatestBulkAction /> : <LatestMails />}
      </main>
    </AdminContext>,
  );

const bulkAction = {
  id: '1',
  action: 'remove' as const,
  total: 2,
  counts: {
    waiting: 1,
    done: 1,
    undone: 0,
    kept: 0,
    changed: 0,
    missing: 0,
    full: 0,
    failed: 0,
    cancelled: 0,
    unchanged: 0,
  },
  undoable_until: LATER,
  undone_at: null,
  failure: null,
};
const mailBatch = { count: 2, failed: 0, not_made: 0, taken_back: 0, undone_at: null };

it.each([
  [null, 'off'],
  [NOW, 'polite'],
])('the report of a bulk action finished at %s has aria-live %s', async (finished_at, live) => {
  calls.listBulkActions.mockResolvedValue([{ ...bulkAction, finished_at }]);
  show('bulk');
  expect(await liveness()).toBe(live);
});

it.each([
  ['being prepared', { sends_at: LATER, prepared: 1, queued: 1, sent: 0 }, 'off'],
  ['waiting', { sends_at: LATER, prepared: 2, queued: 2, sent: 0 }, 'polite'],
  ['on their way', { sends_at: NOW, prepared: 2, queued: 1, sent: 1 }, 'off'],
  ['sent', { sends_at: NOW, prepared: 2, queued: 0, sent: 2 }, 'polite'],
])('the report of mails %s (%j) has aria-live %s', async (_, counts, live) => {
  calls.readMailProgress.mockResolvedValue({ ...mailBatch, ...counts });
  show('mails');
  expect(await liveness()).toBe(live);
});

it.each(['bulk', 'mails'] as const)(
  'closing the report of %s moves the focus to the screen',
  async (report) => {
    calls.listBulkActions.mockResolvedValue([{ ...bulkAction, finished_at: NOW }]);
    calls.readMailProgress.mockResolvedValue({
      ...mailBatch,
      sends_at: NOW,
      prepared: 2,
      queued: 0,
      sent: 2,
    });
    show(report);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement?.id).toBe(MAIN_ID);
  },
);
