const TICK_MS = 20;
/** A longer pause between two ticks is one in which this process was not run. */
const LONGEST_TICK_MS = 5 * TICK_MS;

/** How long something took, in milliseconds. */
export interface Elapsed {
  passed: number;
  /** The part of it in which the machine ran this process. */
  ran: number;
}

/**
 * Starts to measure a time. What must end within a limit is held against the time in which the machine ran, since a
 * build server may stand still for seconds, and everything on it with it.
 * @returns ends it
 */
export function startStopwatch(): () => Elapsed {
  const started = performance.now();
  let last = started;
  let ran = 0;
  const count = () => {
    const now = performance.now();
    ran += Math.min(now - last, LONGEST_TICK_MS);
    last = now;
  };
  const ticks = setInterval(count, TICK_MS).unref();
  return () => {
    clearInterval(ticks);
    count();
    return { passed: last - started, ran };
  };
}
