import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Count, KnownCounts } from './known-counts.js';

const made = (count: number, snapshot = '10:10:') => jest.fn(() => Promise.resolve({ count, snapshot }));
const never = () => Promise.reject(new Error('counted again'));

describe('KnownCounts', () => {
  let counts: KnownCounts;

  beforeEach(() => {
    jest.useFakeTimers();
    counts = new KnownCounts();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts again only after the database has changed', async () => {
    await counts.get('bello', '10:12:10', made(7, '10:12:10'));
    jest.advanceTimersByTime(3_600_000);
    expect(await counts.get('bello', '10:12:10', never)).toBe(7);
    expect(await counts.get('bello', '12:12:', made(8, '12:12:'))).toBe(8);
    expect(await counts.get('okonkwo', '12:12:', made(3))).toBe(3);
  });

  it('counts every time if no snapshot of the database is known', async () => {
    await counts.get('bello', undefined, made(7));
    expect(await counts.get('bello', undefined, made(8))).toBe(8);
  });

  it('keeps for a minute that there are more than can be counted', async () => {
    await counts.get('okonkwo', '1:1:', made(10_001));
    jest.advanceTimersByTime(59_999);
    expect(await counts.get('okonkwo', '2:2:', never)).toBe(10_001);
    jest.advanceTimersByTime(1);
    expect(await counts.get('okonkwo', '2:2:', made(9))).toBe(9);
  });

  it('counts once for pages that are read at the same time', async () => {
    const make = made(7);
    const asked = [1, 2, 3].map(() => counts.get('bello', '10:10:', make));
    expect(await Promise.all(asked)).toEqual([7, 7, 7]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('ignores a count that began before the page was read, and counts once for all later pages', async () => {
    let finish: ((counted: Count) => void) | undefined;
    let early: Promise<number> | undefined;
    await new Promise<void>((resolve) => {
      early = counts.get('bello', '10:10:', () => {
        resolve();
        return new Promise((done) => (finish = done));
      });
    });
    const make = made(8, '12:12:');
    const late = ['11:11:', '12:12:'].map((snapshot) => counts.get('bello', snapshot, make));
    finish?.({ count: 7, snapshot: '10:10:' });
    expect(await early).toBe(7);
    expect(await Promise.all(late)).toEqual([8, 8]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('counts again after a failed count', async () => {
    await expect(counts.get('bello', '10:10:', never)).rejects.toThrow('counted again');
    expect(await counts.get('bello', '10:10:', made(7))).toBe(7);
  });

  it('forgets the oldest count when there are too many', async () => {
    for (let i = 0; i < 1_000; i += 1) await counts.get(`query ${i}`, undefined, made(i));
    await counts.get('query 0', undefined, made(0));
    await counts.get('one more', undefined, made(5));
    for (const [query, count] of [
      ['query 0', 0],
      ['query 2', 2],
      ['one more', 5],
    ] as const) {
      expect(await counts.get(query, '10:10:', never)).toBe(count);
    }
    await expect(counts.get('query 1', '10:10:', never)).rejects.toThrow('counted again');
  });
});
