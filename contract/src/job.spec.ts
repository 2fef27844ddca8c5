import { describe, expect, it } from '@jest/globals';
import { isJobOpen, withOpenness } from './job.js';

describe('isJobOpen', () => {
  it.each([
    [true, null, '2026-11-20T12:00:00Z', true],
    [false, null, '2026-11-20T12:00:00Z', false],
    [false, '2030-01-01', '2026-11-20T12:00:00Z', false],
    [true, '2026-11-20', '2026-11-20T22:59:59Z', true],
    [true, '2026-11-20', '2026-11-20T23:00:00Z', false],
    [true, '2026-11-19', '2026-11-20T12:00:00Z', false],
  ])('active %s, deadline %s, at %s: %s', (is_active, application_deadline, now, expected) => {
    expect(isJobOpen({ is_active, application_deadline }, new Date(now))).toBe(expected);
  });
});

describe('withOpenness', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const job = { is_active: true, application_deadline: '2026-11-19' };

  it('believes the server', () => {
    expect(withOpenness({ ...job, is_open: true }, now).is_open).toBe(true);
  });

  it('falls back to the switch and the deadline', () => {
    expect(withOpenness(job, now).is_open).toBe(false);
    expect(withOpenness({ is_active: true }, now).is_open).toBe(true);
    expect(withOpenness({ is_active: false }, now).is_open).toBe(false);
  });
});
