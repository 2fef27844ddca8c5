import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { noteActivity } from '../../providers/activity';
import { storeSession } from '../../providers/session';
import { useIdleEnd } from './use-idle-end';

const keepSession = jest.fn(() => Promise.resolve());
const MINUTE = 60_000;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await storeSession({ access_token: 'x', expires_at: '2999-01-01T00:00:00Z', idle_minutes: 30 });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  localStorage.clear();
});

it('the server is told once a minute of somebody who works without a request, and of nobody else', () => {
  const { result } = renderHook(() => useIdleEnd(), {
    wrapper: ({ children }) => (
      <AdminContext dataProvider={{ keepSession } as unknown as DataProvider}>{children}</AdminContext>
    ),
  });
  for (let second = 0; second < 10 * 60; second += 10) {
    jest.advanceTimersByTime(10_000);
    noteActivity();
  }
  const told = keepSession.mock.calls.length;
  expect(told).toBeGreaterThanOrEqual(7);
  expect(told).toBeLessThanOrEqual(10);
  // The last input may still have to be told.
  jest.advanceTimersByTime(2 * MINUTE);
  keepSession.mockClear();
  jest.advanceTimersByTime(20 * MINUTE);
  expect(keepSession).not.toHaveBeenCalled();
  result.current.stay();
  expect(keepSession).toHaveBeenCalledTimes(1);
});
