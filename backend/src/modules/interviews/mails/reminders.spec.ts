import { describe, expect, it } from '@jest/globals';
import { remindersFor } from './reminders.js';

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
});
