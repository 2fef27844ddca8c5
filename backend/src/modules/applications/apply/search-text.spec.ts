import { expect, it } from '@jest/globals';
import { toSearchText } from './search-text.js';

it('joins what there is', () => {
  expect(toSearchText(['Ada', null, 'Obi', 'ada@example.com', 'SMT-7F3K-9QXA'])).toBe(
    'ada obi ada@example.com smt-7f3k-9qxa',
  );
});

it('fits into an index entry whatever the script of the name', () => {
  const longest = toSearchText(['각'.repeat(100), '각'.repeat(100), '각'.repeat(100), '각'.repeat(254)]);
  expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(2_400);
});
