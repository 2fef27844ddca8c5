import { describe, expect, it } from '@jest/globals';
import { digestOfEntries, digestOfSeal, NO_SEAL } from './seal-digests.js';

const seal = {
  number: 1,
  lastId: '12',
  entryCount: 2,
  entriesDigest: digestOfEntries(['{"id": 1}', '{"id": 12}']),
  sealedAt: new Date('2026-11-24T08:00:00.000Z'),
};

describe('the digest of a seal', () => {
  it('can be computed by sha256sum', () => {
    // printf '{"id": 1}\n{"id": 12}\n' | sha256sum
    expect(seal.entriesDigest).toBe('50d278d99bf33fb681f88d59d573e297a8a1fdf909853ad4abf370f7e9951693');
    // printf '["000…0",1,"12",2,"<the above>","2026-11-24T08:00:00.000Z"]' | sha256sum
    expect(digestOfSeal(NO_SEAL, seal)).toBe(
      'd1c3f2f4970b8fc008d083dc5d5c51433c0ed60ab8fbbc02481d5e5913d7db4b',
    );
  });

  it.each([
    ['former', digestOfSeal('1'.repeat(64), seal)],
    ['number', digestOfSeal(NO_SEAL, { ...seal, number: 2 })],
    ['last entry', digestOfSeal(NO_SEAL, { ...seal, lastId: '13' })],
    ['number of entries', digestOfSeal(NO_SEAL, { ...seal, entryCount: 3 })],
    [
      'entries',
      digestOfSeal(NO_SEAL, { ...seal, entriesDigest: digestOfEntries(['{"id": 12}', '{"id": 1}']) }),
    ],
    ['time', digestOfSeal(NO_SEAL, { ...seal, sealedAt: new Date('2026-11-24T08:00:00.001Z') })],
  ])('changes with the %s', (_, digest) => {
    expect(digest).not.toBe(digestOfSeal(NO_SEAL, seal));
  });
});
