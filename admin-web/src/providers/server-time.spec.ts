import { afterEach, expect, it } from '@jest/globals';
import { isAhead, learnServerTime, toOwnTime, toServerTime } from './server-time';

const NINE = '2026-11-28T09:00:00.000Z';
const QUARTER_PAST = '2026-11-28T09:15:00.000Z';
const at = Date.parse;

/** Learns from a response that came after so many milliseconds, at once by default. */
const learn = (own: string, headers: Record<string, string>, milliseconds = 0) =>
  learnServerTime({ headers: new Headers(headers) }, at(own), at(own) + milliseconds);
const DATE = { Date: 'Sat, 28 Nov 2026 09:00:00 GMT' };

afterEach(() => learn(NINE, DATE));

it('a fast clock is corrected to the time of the server and back', () => {
  learn(QUARTER_PAST, DATE);
  expect(toServerTime(at(QUARTER_PAST))).toBe(NINE);
  expect(toOwnTime(NINE)).toBe(QUARTER_PAST);
});

it('a slow clock is corrected, and is right again once somebody sets it', () => {
  learn('2026-11-28T08:45:00.000Z', DATE);
  expect(toServerTime(at('2026-11-28T08:45:00.000Z'))).toBe(NINE);
  learn('2026-11-28T09:00:00.900Z', DATE);
  expect(toServerTime(at(NINE))).toBe(NINE);
});

it('a fast clock is corrected more closely with each response, and never ahead of the server', () => {
  const asServer = () => at(toServerTime(at('2026-11-28T09:00:04.000Z'))) - at(NINE);
  learn('2026-11-28T09:00:04.700Z', DATE, 300);
  expect(asServer()).toBe(-1000);
  learn('2026-11-28T09:00:04.100Z', DATE, 300);
  expect(asServer()).toBe(-400);
  learn('2026-11-28T09:00:03.900Z', DATE, 300);
  expect(asServer()).toBe(-200);
});

it('a slow connection or a clock set during a request changes nothing', () => {
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
])('no time is learned from a response that %s', (_, headers) => {
  learn(QUARTER_PAST, headers);
  expect(toServerTime(at(QUARTER_PAST))).toBe(QUARTER_PAST);
});

it.each([
  ['fast', 15],
  ['slow', -15],
])('a time is ahead by the clock of the server, although the clock of the device is %s', (_, minutes) => {
  const own = Date.now();
  const server = own - minutes * 60_000;
  learnServerTime({ headers: new Headers({ Date: new Date(server).toUTCString() }) }, own, own);
  expect(isAhead(new Date(server + 60_000).toISOString())).toBe(true);
  expect(isAhead(new Date(server - 60_000).toISOString())).toBe(false);
});
