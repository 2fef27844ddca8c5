import { Readable } from 'node:stream';
import { isStorageError, StorageUnavailableError } from './storage-errors.js';

/**
 * A file's content as the storage delivers it. Ends with StorageUnavailableError when the storage fails, stops early,
 * or keeps a waiting reader waiting longer than the timeout; the time of a slow reader does not count. Destroying the
 * stream destroys the source.
 */
export function guardRead(source: Readable, timeoutMs: number): Readable {
  let timer: NodeJS.Timeout | undefined;
  const fail = (cause: unknown) =>
    guarded.destroy(
      isStorageError(cause)
        ? cause
        : new StorageUnavailableError('The storage stopped in the middle of a file', { cause }),
    );
  const guarded = new Readable({
    read() {
      timer ??= setTimeout(() => fail(new Error(`no data within ${timeoutMs} ms`)), timeoutMs);
      source.resume();
    },
    destroy(error, done) {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  source.on('data', (chunk: Buffer) => {
    clearTimeout(timer);
    timer = undefined;
    if (!guarded.push(chunk)) source.pause();
  });
  source.once('end', () => {
    clearTimeout(timer);
    guarded.push(null);
  });
  source.on('error', fail);
  source.once('close', () => {
    if (!source.readableEnded) fail(new Error('closed before its end'));
  });
  source.pause();
  return guarded;
}
