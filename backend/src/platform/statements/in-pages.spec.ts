import { expect, it } from '@jest/globals';
import { inPages } from './in-pages.js';

it.each([0, 1, 2, 3, 4, 5])('%s rows read in pages of two come once each, in order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  const asked: (number | undefined)[] = [];
  const page = (after: number | undefined, take: number) => {
    asked.push(after);
    return Promise.resolve(rows.filter((row) => row > (after ?? 0)).slice(0, take));
  };
  const seen: number[] = [];
  for await (const row of inPages(page, 2)) seen.push(row);
  expect(seen).toEqual(rows);
  expect(asked).toEqual([undefined, 2, 4].slice(0, Math.floor(count / 2) + 1));
});
