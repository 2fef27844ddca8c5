import { StorageUnavailableError } from './storage-errors.js';

/**
 * Runs work within a time limit. On expiry the signal aborts the work and the call rejects at once, even if the work
 * ignores the signal, as a hung network file system would.
 * @throws StorageUnavailableError on expiry, or whatever the work throws before
 */
export async function withTimeout<T>(
  timeoutMs: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new StorageUnavailableError(`${what}: not finished within ${timeoutMs} ms`);
      reject(error);
      controller.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
