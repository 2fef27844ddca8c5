import { expect, it } from '@jest/globals';
import { latestWeekly } from './weekly-time.js';

it.each([
  ['on Monday before the hour', '2026-11-23T05:59:59Z', '2026-11-16T06:00:00.000Z'],
  ['on Monday at the hour', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00.000Z'],
  ['on Wednesday', '2026-11-25T12:00:00Z', '2026-11-23T06:00:00.000Z'],
  ['on Sunday night in Lagos', '2026-11-29T22:59:59Z', '2026-11-23T06:00:00.000Z'],
  ['on the last day of a year', '2026-12-31T12:00:00Z', '2026-12-28T06:00:00.000Z'],
])('the latest weekly mail is that of the last Monday at 7:00, asked %s', (_name, now, monday) => {
  expect(latestWeekly(new Date(now)).toISOString()).toBe(monday);
});
