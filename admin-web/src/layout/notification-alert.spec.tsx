import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, useNotify } from 'react-admin';
import { MAIN_ID } from '../components/focus-main';
import { useOfferUndo, useUndoUntilLogout } from '../components/undo-message';
import { queryClient } from '../providers/query-client';
import { sessionAccount } from '../providers/session';
import { logIn } from '../spec-support';
import { NotificationAlert } from './notification-alert';

beforeEach(async () => {
  await logIn();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.useRealTimers();
});

/** A screen with a button whose action can be undone. */
function Screen({ hasButton }: { hasButton: boolean }) {
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  useUndoUntilLogout();
  const reject = () => offerUndo('25 rejected', () => notify('Undone', { type: 'info' }));
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {hasButton && <button onClick={reject}>Reject</button>}
    </main>
  );
}

const page = (shown: 'button' | 'no button' | 'login', hasKeys = true) => (
  <AdminContext
    queryClient={queryClient}
    store={memoryStore({ [`${sessionAccount() ?? 'nobody'}.shortcuts`]: hasKeys })}
  >
    {shown !== 'login' && <Screen hasButton={shown === 'button'} />}
    <NotificationAlert />
  </AdminContext>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function press(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  await pass(300);
  return button;
}
async function reject(hasKeys = true) {
  const view = render(page('button', hasKeys));
  await pass(0);
  return { ...view, button: await press('Reject') };
}

it.each(['Undo', 'Close'])('after %s, the focus returns to where it was before the alert', async (name) => {
  const { button } = await reject();
  await press(name);
  expect(screen.queryByText('25 rejected')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('after Escape, the focus goes to the screen if the former element is gone', async () => {
  const { rerender } = await reject();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  rerender(page('no button'));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
  await pass(300);
  expect(screen.queryByText('25 rejected')).toBeNull();
  expect(document.activeElement?.id).toBe(MAIN_ID);
});

it.each([
  ['on', true, 20],
  ['off', false, 200],
])('with single-key shortcuts %s, an alert stays for its full time', async (_, hasKeys, seconds) => {
  await reject(hasKeys);
  await pass((seconds - 1) * 1000);
  expect(screen.queryByText('25 rejected')).not.toBeNull();
  await pass(2_000);
  expect(screen.queryByText('25 rejected')).toBeNull();
});

it('an alert is closed after a logout', async () => {
  const { rerender } = await reject(false);
  rerender(page('login', false));
  await pass(300);
  expect(screen.queryByText('25 rejected')).toBeNull();
});
