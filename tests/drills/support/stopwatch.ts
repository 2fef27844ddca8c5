const TICK_MS = 20;
/** In a longer pause between two ticks, the machine did not run this process. */
const LONGEST_TICK_MS = 5 * TICK_MS;

/** How long something took, in milliseconds. */
export interface Elapsed {
  passed: number;
  /** Part of that time in which the machine ran this process. */
  ran: number;
}

/**
 * Starts to measure a time. Compare limits with the time in which the machine ran this process, since a build server may
 * stall for seconds.
 * @returns ends the measurement
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
