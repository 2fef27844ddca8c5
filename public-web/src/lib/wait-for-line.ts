/** Before the second attempt, in milliseconds; twice as long before each further one. */
const FIRST_WAIT_MS = 1000;

/**
 * Waits until it is worth trying again: for a while, or until the line is back where the device knows of it.
 * @param attempts how many there were
 * @returns whether to go on; false as soon as the signal says stop
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
