import { describe, expect, it } from '@jest/globals';
import { LargeCounts } from './large-counts.js';

describe('LargeCounts', () => {
  it('remembers a query for a minute', () => {
    const counts = new LargeCounts();
    counts.add('okonkwo', 1_000);
    expect(counts.has('okonkwo', 60_999)).toBe(true);
    expect(counts.has('okonkwo', 61_000)).toBe(false);
    expect(counts.has('bello', 1_000)).toBe(false);
  });

  it('forgets the one that was added longest ago when there are too many', () => {
    const counts = new LargeCounts();
    for (let i = 0; i < 1_000; i += 1) counts.add(`query ${i}`, 0);
    counts.add('query 0', 0);
    counts.add('one more', 0);
    expect(['query 0', 'query 1', 'query 2', 'one more'].map((query) => counts.has(query, 1))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
