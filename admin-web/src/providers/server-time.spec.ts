import { afterEach, expect, it } from '@jest/globals';
import { isAhead, learnServerTime, toOwnTime, toServerTime } from './server-time';

const NINE = '2026-11-28T09:00:00.000Z';
const QUARTER_PAST = '2026-11-28T09:15:00.000Z';
const at = Date.parse;

/** A response that came at once, or after so many milliseconds. */
const learn = (own: string, headers: Record<string, string>, milliseconds = 0) =>
  learnServerTime({ headers: new Headers(headers) }, at(own), at(own) + milliseconds);
const DATE = { Date: 'Sat, 28 Nov 2026 09:00:00 GMT' };

afterEach(() => learn(NINE, DATE));

it('a clock that is fast is corrected, there and back', () => {
  learn(QUARTER_PAST, DATE);
  expect(toServerTime(at(QUARTER_PAST))).toBe(NINE);
  expect(toOwnTime(NINE)).toBe(QUARTER_PAST);
});

it('a clock that is slow is corrected, and right again once somebody has set it', () => {
  learn('2026-11-28T08:45:00.000Z', DATE);
  expect(toServerTime(at('2026-11-28T08:45:00.000Z'))).toBe(NINE);
  learn('2026-11-28T09:00:00.900Z', DATE);
  expect(toServerTime(at(NINE))).toBe(NINE);
});

it('a clock that is some seconds fast is corrected the closer the more responses there are, and never too late', () => {
  const asServer = () => at(toServerTime(at('2026-11-28T09:00:04.000Z'))) - at(NINE);
  learn('2026-11-28T09:00:04.700Z', DATE, 300);
  expect(asServer()).toBe(-1000);
  learn('2026-11-28T09:00:04.100Z', DATE, 300);
  expect(asServer()).toBe(-400);
  learn('2026-11-28T09:00:03.900Z', DATE, 300);
  expect(asServer()).toBe(-200);
});

it('a slow line makes no clock wrong, and one that was set while it waited teaches nothing', () => {
  learn('2026-11-28T08:59:40.000Z', DATE, 30_000);
  expect(toServerTime(at(NINE))).toBe(NINE);
  learn(QUARTER_PAST, DATE, -20 * 60_000);
  expect(toServerTime(at(NINE))).toBe(NINE);
});

it.each([
  ['has none', {}],
  ['has an unreadable one', { Date: 'soon' }],
  ['came from a cache on its way', { ...DATE, Age: '3' }],
  ['may come from the cache of the browser', { ...DATE, 'Cache-Control': 'public, max-age=5' }],
])('a response that %s teaches nothing', (_, headers) => {
  learn(QUARTER_PAST, headers);
  expect(toServerTime(at(QUARTER_PAST))).toBe(QUARTER_PAST);
});

it.each([
  ['fast', 15],
  ['slow', -15],
])('what is still to come is so by the server’s clock, however %s one’s own is', (_, minutes) => {
  const own = Date.now();
  const server = own - minutes * 60_000;
  learnServerTime({ headers: new Headers({ Date: new Date(server).toUTCString() }) }, own, own);
  expect(isAhead(new Date(server + 60_000).toISOString())).toBe(true);
  expect(isAhead(new Date(server - 60_000).toISOString())).toBe(false);
});
