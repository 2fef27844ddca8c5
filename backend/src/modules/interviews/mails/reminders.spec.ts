import { describe, expect, it } from '@jest/globals';
import { isTooLate, reminderKind, remindersFor } from './reminders.js';

const start = new Date('2026-12-02T09:00:00Z');

describe('the reminders of an interview', () => {
  it.each([
    ['two days before', '2026-11-30T09:00:00Z', ['2026-12-01T09:00:00.000Z', '2026-12-02T07:00:00.000Z']],
    [
      'a second more than a day before',
      '2026-12-01T08:59:59Z',
      ['2026-12-01T09:00:00.000Z', '2026-12-02T07:00:00.000Z'],
    ],
    ['exactly a day before', '2026-12-01T09:00:00Z', ['2026-12-02T07:00:00.000Z']],
    ['two hours before', '2026-12-02T07:00:00Z', []],
    ['when it has begun', '2026-12-02T09:30:00Z', []],
  ])('booked %s are due at %s: %j', (_, now, due) => {
    expect(remindersFor(start, new Date(now)).map(({ dueAt }) => dueAt.toISOString())).toEqual(due);
  });

  it.each([
    [24, 'the evening before', '2026-12-01T22:59:59Z', false],
    [24, 'after midnight in Lagos, when it is no longer tomorrow', '2026-12-01T23:00:00Z', true],
    [2, 'a minute before', '2026-12-02T08:59:00Z', false],
    [2, 'when it begins', '2026-12-02T09:00:00Z', true],
  ])('%i hours ahead, sent %s, are too late: %s, %s', (hours, _, now, expected) => {
    expect(isTooLate(reminderKind(hours), start, new Date(now))).toBe(expected);
  });

  it('a day ahead of an interview at 01:00 are too late once the next reminder is due', () => {
    const early = new Date('2026-12-02T00:00:00Z');
    expect(isTooLate(reminderKind(24), early, new Date('2026-12-01T21:59:59Z'))).toBe(false);
    expect(isTooLate(reminderKind(24), early, new Date('2026-12-01T22:00:00Z'))).toBe(true);
  });
});
