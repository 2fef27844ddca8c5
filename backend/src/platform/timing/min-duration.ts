import { setTimeout as delay } from 'node:timers/promises';

/**
 * The result of some work, not before a time has passed. With a time that the work never needs, how long a response took
 * says nothing about what was found.
 */
export async function minDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
