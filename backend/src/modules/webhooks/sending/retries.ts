/** Share of random delay: a receiver that was down gets what it missed over some minutes, not all at once. */
const MOST_JITTER = 0.1;

/**
 * The pause before a failed attempt is repeated.
 * @param attempts number of attempts so far
 * @param pauses milliseconds between attempts, in their order
 * @param random from 0 to 1
 * @returns milliseconds; undefined when there is no further attempt
 */
export function pauseAfter(attempts: number, pauses: readonly number[], random: number): number | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random * MOST_JITTER));
}
