import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitForLine } from './wait-for-line';

const isOnline = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts the wait after so many attempts; `results` holds its result once it is over. */
function wait(attempts = 1, stop = new AbortController()) {
  const results: boolean[] = [];
  void waitForLine(attempts, stop.signal).then((isToGoOn) => results.push(isToGoOn));
  return { results, stop };
}

describe('the wait before another attempt', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [4, 8000],
  ])('doubles: after attempt %d it takes %d ms', async (attempts, milliseconds) => {
    const { results } = wait(attempts);
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(results).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(results).toEqual([true]);
  });

  it('lasts while the device is offline', async () => {
    isOnline(false);
    const { results } = wait();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(results).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(results).toEqual([true]);
  });

  it('ends at once if it was stopped before', async () => {
    isOnline(false);
    const stop = new AbortController();
    stop.abort();
    const { results } = wait(1, stop);
    await jest.advanceTimersByTimeAsync(0);
    expect(results).toEqual([false]);
  });

  it('ends when it is stopped', async () => {
    const { results, stop } = wait();
    stop.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(results).toEqual([false]);
  });
});
