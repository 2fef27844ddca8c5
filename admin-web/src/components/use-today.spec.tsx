import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useToday } from './use-today';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('is the next day once it is midnight in Lagos', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T22:58:30Z') });
  const { result } = renderHook(() => useToday());
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-28');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-29');
});
