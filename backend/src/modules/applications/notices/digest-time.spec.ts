import { describe, expect, it } from '@jest/globals';
import { latestDigest } from './digest-time.js';

describe('latestDigest', () => {
  it.each([
    ['2026-11-24T05:59:59Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-24T06:00:59Z', '2026-11-23T06:00:00.000Z'],
    ['2026-11-24T06:01:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-24T22:59:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-11-24T23:30:00Z', '2026-11-24T06:00:00.000Z'],
    ['2026-12-01T03:00:00Z', '2026-11-30T06:00:00.000Z'],
  ])('at %s is the digest of %s, which is 7:00 in Lagos', (now, expected) => {
    expect(latestDigest(new Date(now)).toISOString()).toBe(expected);
  });
});
