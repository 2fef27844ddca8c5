import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, localStorageStore } from 'react-admin';
import { MAIN_ID } from '../../../components/focus-main';
import { NotificationAlert } from '../../../layout/notification-alert';
import { queryClient } from '../../../providers/query-client';
import { logIn } from '../../../spec-support';
import { LatestRemoval } from './latest-removal';
import { useUndoableRemoval } from './use-undoable-removal';

const calls = {
  removeApplications: jest.fn<(ids: string[]) => Promise<void>>(),
  restoreApplications: jest.fn<(ids: string[]) => Promise<void>>(),
};

beforeEach(() => logIn());
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function DeleteButton() {
  const remove = useUndoableRemoval();
  return <button onClick={() => void remove(['7', '8'])}>Delete</button>;
}

const show = () =>
  render(
    <AdminContext
      dataProvider={calls as unknown as DataProvider}
      queryClient={queryClient}
      store={localStorageStore()}
    >
      <main id={MAIN_ID} tabIndex={-1}>
        <LatestRemoval />
      </main>
      <DeleteButton />
      <NotificationAlert />
    </AdminContext>,
  );

async function deleteTwo(): Promise<HTMLElement> {
  calls.removeApplications.mockResolvedValue();
  calls.restoreApplications.mockResolvedValue();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('2 applications deleted');
  // So far only the alert offers Undo.
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  return screen.findByRole('status', { name: 'Deleted' });
}

it('deleted applications can be restored after the alert has closed', async () => {
  show();
  const deleted = await deleteTwo();
  expect(deleted.textContent).toContain('2 applications deleted');
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(calls.restoreApplications).toHaveBeenCalledWith(['7', '8']));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Deleted' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
});

it('the offer to restore deleted applications stays if restoring fails', async () => {
  show();
  await deleteTwo();
  calls.restoreApplications.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^What was deleted could not be restored/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Deleted' })).toBeNull());
});

it('the offer to restore deleted applications ends after ten minutes, also in a page that was loaded since', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
  const { unmount } = show();
  await deleteTwo();
  act(() => jest.advanceTimersByTime(9 * 60_000));
  unmount();
  show();
  expect(await screen.findByRole('status', { name: 'Deleted' })).toBeTruthy();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('status', { name: 'Deleted' })).toBeNull();
});
