import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { MailProgress } from '@smash/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, Notification } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { dropSession } from '../../../providers/session';
import { logIn } from '../../../spec-support';
import { LatestMails } from './latest-mails';

const calls = {
  readMailProgress: jest.fn<() => Promise<Partial<MailProgress>>>(),
  undoMails: jest.fn<() => Promise<Partial<MailProgress>>>(),
};

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  dropSession();
  queryClient.clear();
});

const batch = { count: 2, prepared: 2, not_made: 0, queued: 2, sent: 0, failed: 0, taken_back: 0 };

it.each([
  [0, 'Undone: nothing was sent'],
  [1, 'Undone, but 1 had been sent before'],
])('undoing two mails, %i of which had been sent, reports: %s', async (sent, text) => {
  calls.readMailProgress.mockResolvedValue({ ...batch, sends_at: '2999-01-01T00:00:00Z', undone_at: null });
  calls.undoMails.mockResolvedValue({ ...batch, sent, queued: 0, taken_back: 2 - sent });
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore({ 'applications.latest-mails': 'batch' })}
    >
      <LatestMails />
      <Notification />
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('the report of mails counts those sent, those not delivered and those no longer there', async () => {
  const counts = { ...batch, count: 9, prepared: 9, queued: 0, sent: 6, failed: 1, taken_back: 2 };
  calls.readMailProgress.mockResolvedValue({ ...counts, sends_at: '2026-01-01T00:00:00Z', undone_at: null });
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore({ 'applications.latest-mails': 'batch' })}
    >
      <LatestMails />
    </AdminContext>,
  );
  const text =
    '9 emails to applicants: 6 sent, 1 not delivered, 2 not sent or no longer kept (the application was withdrawn, deleted or decided otherwise)';
  expect(await screen.findByText(text)).toBeTruthy();
});
