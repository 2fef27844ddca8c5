import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, RecordContextProvider } from 'react-admin';
import type { PresenceStep } from '../../../providers/calls/application-changes';
import { storeSession } from '../../../providers/session';
import { hearPresence } from './presence-channel';
import { ViewersNote } from './viewers-note';

const ME = '1';
const token = `a.${btoa(JSON.stringify({ sub: ME }))}.c`;
const tell = jest.fn<(id: string, step: PresenceStep) => Promise<void>>();
const told = () => tell.mock.calls.map(([id, step]) => `${id} ${step}`);

beforeEach(async () => {
  await storeSession({ access_token: token, expires_at: '2999-01-01T00:00:00Z' });
  jest.useFakeTimers();
  tell.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hear = (step: PresenceStep, by = 'ngozi', id = '7') =>
  act(() => hearPresence({ id, step, by: { id: by, username: by } }));
const page = (id: string) => (
  <AdminContext dataProvider={{ tellPresence: tell } as unknown as DataProvider}>
    <RecordContextProvider value={{ id }}>
      <ViewersNote />
    </RecordContextProvider>
  </AdminContext>
);
const note = () => screen.getByRole('status').textContent;

it('presence is announced after a moment, repeated, and ended when the page closes', async () => {
  const { unmount } = render(page('7'));
  await wait(400);
  expect(told()).toEqual([]);
  await wait(20_100);
  expect(told()).toEqual(['7 arrived', '7 here', '7 here']);
  unmount();
  expect(told().at(-1)).toBe('7 left');
});

it('presence is not announced for an application that was only passed by', async () => {
  const { rerender, unmount } = render(page('7'));
  await wait(100);
  rerender(page('8'));
  await wait(1_000);
  unmount();
  expect(told()).toEqual(['8 arrived', '8 left']);
});

it('other viewers are shown, answered on arrival, and removed when they leave', async () => {
  render(page('7'));
  await wait(1_000);
  hear('arrived');
  expect(note()).toBe('ngozi is looking at this');
  expect(told()).toEqual(['7 arrived', '7 here']);
  hear('here', 'bola', '8');
  expect(note()).toBe('ngozi is looking at this');
  hear('left');
  expect(note()).toBe('');
});

it('a viewer whose connection was lost disappears within 30 seconds', async () => {
  render(page('7'));
  hear('here');
  await wait(20_000);
  expect(note()).toBe('ngozi is looking at this');
  await wait(10_000);
  expect(note()).toBe('');
});

it('the own account is not shown as a viewer, and stays present when it leaves in another tab', async () => {
  render(page('7'));
  await wait(1_000);
  hear('here', ME);
  expect(note()).toBe('');
  hear('left', ME);
  expect(told()).toEqual(['7 arrived', '7 here']);
});
