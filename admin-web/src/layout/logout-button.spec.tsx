import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import type { StatusChange } from '../providers/calls/statuses';
import { draftKey, dropAllDrafts, keepDraft } from '../providers/drafts';
import { queryClient } from '../providers/query-client';
import { useChangeStatuses } from '../resources/applications/status/use-change-statuses';
import { LOGGED_IN, logIn } from '../spec-support';
import { LogoutButton } from './logout-button';

const TYPED = "What you typed hasn't been saved.";
const UNSENT = 'Your latest changes of status are still being sent.';

/** The responses that are kept back, the oldest first. */
const waiting: (() => void)[] = [];
const changeStatuses = jest.fn(
  () => new Promise((resolve) => waiting.push(() => resolve(new Map<string, StatusChange['status']>()))),
);
const logout = jest.fn(() => Promise.resolve());

beforeEach(async () => {
  await logIn();
  render(
    <AdminContext
      authProvider={{ ...LOGGED_IN, logout }}
      dataProvider={{ changeStatuses } as unknown as DataProvider}
      queryClient={queryClient}
    >
      <LogoutButton />
      <Reject />
    </AdminContext>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  dropAllDrafts();
  localStorage.clear();
  waiting.splice(0);
  jest.clearAllMocks();
});

function Reject() {
  const change = useChangeStatuses();
  return <button onClick={() => void change([{ id: '7', status: 'rejected' }])}>Reject</button>;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
/** Whether the browser is to ask before the tab is closed. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Makes so many changes of a status, of which the first one is sent. */
async function reject(count: number) {
  for (let left = count; left > 0; left -= 1) press('Reject');
  await waitFor(() => expect(queryClient.isMutating()).toBe(count));
  expect(changeStatuses).toHaveBeenCalledTimes(1);
}

it('a change of a status that waits for another one is not lost without a question', async () => {
  await reject(2);
  expect(asksBeforeClosing()).toBe(true);
  press('Logout');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(UNSENT);
  expect(logout).not.toHaveBeenCalled();
  await confirm();
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

it('what was typed and what was not sent are asked about one after the other', async () => {
  keepDraft(draftKey('x', 'note'), { text: 'Typed' });
  await reject(2);
  press('Logout');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(TYPED);
  await confirm();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(UNSENT);
  expect(logout).not.toHaveBeenCalled();
});

it('nothing is asked about a change that is under way, which is sent to its end', async () => {
  await reject(2);
  act(() => waiting[0]?.());
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  expect(asksBeforeClosing()).toBe(false);
  press('Logout');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});
