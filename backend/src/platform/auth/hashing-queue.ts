import pLimit from 'p-limit';
import { UnavailableException } from '../errors/api-exception.js';

/**
 * Runs so many tasks at once, and lets so many wait: who comes after that is told to try again, instead of waiting
 * behind a flood for longer than anybody would.
 * @throws UnavailableException when as many wait
 */
export function boundedQueue(atOnce: number, mostWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce);
  return (task) =>
    limit.pendingCount >= mostWaiting ? Promise.reject(new UnavailableException()) : limit(task);
}
