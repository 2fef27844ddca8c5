import { describe, expect, it } from '@jest/globals';
import { backupsToKeep } from './backups-to-keep.js';

const at = (day: string, hour = '02') => `${day}T${hour}-00-00Z`;
const kept = (times: string[], days: number, weeks: number) =>
  [...backupsToKeep(times, { days, weeks })].sort();

describe('the backups to keep are', () => {
  it.each<[string, string[], number, number, string[]]>([
    ['none of none', [], 7, 4, []],
    ['the newest, whatever the rule', [at('2026-11-18'), at('2026-11-19')], 0, 0, [at('2026-11-19')]],
    [
      'the last of each day',
      [at('2026-11-19', '02'), at('2026-11-19', '14'), at('2026-11-20', '02')],
      2,
      0,
      [at('2026-11-19', '14'), at('2026-11-20', '02')],
    ],
    [
      'as many days as have one, however long ago',
      [at('2026-01-01'), at('2026-03-01'), at('2026-11-20')],
      2,
      0,
      [at('2026-03-01'), at('2026-11-20')],
    ],
    [
      'the last of each week, which begins on Monday',
      // A Sunday, the Monday after it, the Sunday of that week, and the next Monday.
      [at('2026-11-08'), at('2026-11-09'), at('2026-11-15'), at('2026-11-16')],
      0,
      3,
      [at('2026-11-08'), at('2026-11-15'), at('2026-11-16')],
    ],
    ['a week over the turn of a year once', [at('2026-12-31'), at('2027-01-03')], 0, 2, [at('2027-01-03')]],
  ])('%s', (_, times, days, weeks, expected) => {
    expect(kept(times, days, weeks)).toEqual(expected);
    expect(kept([...times].reverse(), days, weeks)).toEqual(expected);
  });
});
