/** Least and most milliseconds that the server's clock may be ahead of this machine's, by all responses so far. */
let bounds: readonly [least: number, most: number] = [-Infinity, Infinity];
let ahead = 0;

/**
 * Learns from a response how far the server's clock is ahead of this machine's; each response can narrow the range. The
 * Date header has whole seconds, and was written between request and response. A clock of this machine that may be
 * right counts as right; otherwise the least lead that is possible is taken, so that nobody counts as having seen what
 * came later. A response from a cache says nothing about now.
 * @param askedAt milliseconds of this machine's clock, as is `now`
 */
export function learnServerTime(
  { headers }: Pick<Response, 'headers'>,
  askedAt: number,
  now = Date.now(),
): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || headers.has('age') || headers.get('Cache-Control')?.includes('public')) return;
  const [least, most] = [date - now, date + 1000 - askedAt];
  // This machine's clock was set meanwhile.
  if (least > most) return;
  const isContradiction = least > bounds[1] || most < bounds[0];
  bounds = isContradiction ? [least, most] : [Math.max(least, bounds[0]), Math.min(most, bounds[1])];
  ahead = bounds[0] <= 0 && bounds[1] >= 0 ? 0 : bounds[0];
}

/** A moment of this machine's clock, in milliseconds, as the server's had it: ISO 8601. */
export const toServerTime = (at: number): string => new Date(at + ahead).toISOString();

/** Now by the server's clock, for deciding which day it is and what has passed. */
export const serverNow = (): Date => new Date(toServerTime(Date.now()));

/** A moment of the server's clock as this machine's will have it. Both in ISO 8601. */
export const toOwnTime = (instant: string): string => new Date(Date.parse(instant) - ahead).toISOString();

/** Whether a moment of the server's clock, in ISO 8601, is still to come. */
export const isAhead = (instant: string): boolean => Date.parse(toOwnTime(instant)) > Date.now();
