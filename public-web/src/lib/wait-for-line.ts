/** Milliseconds before the second attempt; doubled before each further one. */
const FIRST_WAIT_MS = 1000;

/**
 * Waits until another attempt makes sense: for a while, or until the device reports that it is online again.
 * @param attempts number of attempts so far
 * @returns true to try again; false as soon as the signal aborts
 */
export function waitForLine(attempts: number, stop: AbortSignal): Promise<boolean> {
  if (stop.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => navigator.onLine && end(true), FIRST_WAIT_MS * 2 ** (attempts - 1));
    const goOn = () => end(true);
    const giveUp = () => end(false);
    function end(isToGoOn: boolean) {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      stop.removeEventListener('abort', giveUp);
      resolve(isToGoOn);
    }
    window.addEventListener('online', goOn);
    stop.addEventListener('abort', giveUp);
  });
}
