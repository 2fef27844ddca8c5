import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { serverIsAt } from '../spec-support';
import { useToday } from './use-today';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  serverIsAt();
});

it('is the day of the server, whatever one’s own clock says', () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z') });
  serverIsAt('Sat, 28 Nov 2026 22:00:00 GMT');
  expect(renderHook(() => useToday()).result.current).toBe('2026-11-28');
});

it('is the next day once it is midnight in Lagos', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T22:58:30Z') });
  const { result } = renderHook(() => useToday());
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-28');
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-29');
});
