import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ApplicantMail, MailProgress } from '@smash/contract/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError, memoryStore, RecordContextProvider } from 'react-admin';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { MailsSection } from './mails-section';

const calls = {
  listApplicantMails: jest.fn<() => Promise<Partial<ApplicantMail>[]>>(),
  readMailProgress: jest.fn<() => Promise<Partial<MailProgress>>>(),
};

beforeEach(async () => {
  await logIn();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  jest.useRealTimers();
});

const showSection = () =>
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={memoryStore({ 'applications.latest-mails': 'batch' })}
    >
      <RecordContextProvider value={{ id: '7' }}>
        <MailsSection />
      </RecordContextProvider>
    </AdminContext>,
  );

it.each([
  ['every five seconds while the server does not say', 503, 3],
  ['not again if the server does not know them', 404, 1],
])('the progress of mails is asked for %s', async (_, status, times) => {
  calls.listApplicantMails.mockResolvedValue([]);
  calls.readMailProgress.mockClear().mockRejectedValue(new HttpError('no', status));
  showSection();
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(calls.readMailProgress).toHaveBeenCalledTimes(times);
});

it('a mail made after the section was loaded is shown once it is queued', async () => {
  const batch = { count: 1, sends_at: '2026-11-26T09:00:00Z', undone_at: null, not_made: 0 };
  const counts = { queued: 0, sent: 0, failed: 0, taken_back: 0 };
  calls.listApplicantMails.mockResolvedValue([]);
  calls.readMailProgress.mockResolvedValueOnce({ ...batch, ...counts, prepared: 0 });
  calls.readMailProgress.mockResolvedValue({ ...batch, ...counts, prepared: 1, queued: 1 });
  showSection();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('No emails yet.')).toBeTruthy();

  const mail = { id: '1', subject: 'Good news', text: null, status: 'pending', sent_at: null } as const;
  calls.listApplicantMails.mockResolvedValue([{ ...mail, next_attempt_at: null } as never]);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('Good news')).toBeTruthy();
});
