import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

it('no two advisory locks share a number', () => {
  const source = `${import.meta.dirname}/..`;
  const numbers = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      [...readFileSync(`${source}/${path}`, 'utf8').matchAll(/_LOCK = ([\d_]+);/g)].map(
        ([, number]) => number,
      ),
    );
  expect(numbers.length).toBeGreaterThan(3);
  expect(new Set(numbers).size).toBe(numbers.length);
});
