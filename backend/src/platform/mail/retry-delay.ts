const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 60 * 60;

/** After this many attempts, about a day and a half after the first, a mail is given up. */
export const MAIL_ATTEMPTS = 16;

/** Seconds to wait after the given number of attempts: 30 s, doubled each time, at most six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS);
}
