/** A receiver that was down gets what it missed over some minutes, not all at one moment. */
const MOST_JITTER = 0.1;

/**
 * When an attempt that failed is repeated.
 * @param attempts how many there were
 * @param pauses milliseconds between two, in their order
 * @param random from 0 to 1
 * @returns milliseconds; undefined when there is no further attempt
 */
export function pauseAfter(attempts: number, pauses: readonly number[], random: number): number | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random * MOST_JITTER));
}
