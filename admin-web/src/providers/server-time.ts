/** In milliseconds. A clock this near is taken for right: a header has whole seconds, and a slow line adds its own. */
const TOLERANCE_MS = 5000;

let ahead = 0;

/** Learns from a response how far the server's clock is ahead of this machine's. One that a cache kept says nothing of now. */
export function learnServerTime({ headers }: Pick<Response, 'headers'>, now = Date.now()): void {
  const difference = Date.parse(headers.get('date') ?? '') - now;
  if (Number.isNaN(difference) || headers.has('age') || headers.get('Cache-Control')?.includes('public'))
    return;
  ahead = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** A moment of this machine's clock, in milliseconds, as the server's had it: ISO 8601. */
export const toServerTime = (at: number): string => new Date(at + ahead).toISOString();

/** This moment, as the server's clock has it: which day it is, what has passed. */
export const serverNow = (): Date => new Date(toServerTime(Date.now()));

/** A moment of the server's clock as this machine's will have it. Both in ISO 8601. */
export const toOwnTime = (instant: string): string => new Date(Date.parse(instant) - ahead).toISOString();

/** Whether a moment of the server's clock, in ISO 8601, is still to come. */
export const isAhead = (instant: string): boolean => Date.parse(toOwnTime(instant)) > Date.now();
