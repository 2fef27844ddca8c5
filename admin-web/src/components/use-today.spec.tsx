import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { serverIsAt } from '../spec-support';
import { useToday } from './use-today';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  serverIsAt();
});

it('today is the day on the server, whatever the clock of the device says', () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z') });
  serverIsAt('Sat, 28 Nov 2026 22:00:00 GMT');
  expect(renderHook(() => useToday()).result.current).toBe('2026-11-28');
});

it('today changes at midnight in Lagos', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T22:58:30Z') });
  const { result } = renderHook(() => useToday());
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-28');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-29');
});
