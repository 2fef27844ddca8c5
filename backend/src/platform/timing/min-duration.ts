import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns the result of work no sooner than after a time. If the work never needs that long, the duration of a response
 * says nothing about its result.
 */
export async function minDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
