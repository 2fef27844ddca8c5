import { describe, expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

describe('a bounded map', () => {
  it.each([
    ['the first one set', ['a', 'b', 'c', 'd'], ['b', 'c', 'd']],
    ['one that was not set again', ['a', 'b', 'c', 'a', 'd'], ['c', 'a', 'd']],
    ['none, as long as they fit', ['a', 'b', 'a', 'b', 'c'], ['a', 'b', 'c']],
  ])('of three entries forgets %s', (_, keys, kept) => {
    const map = new BoundedMap<string, string>(3);
    for (const key of keys) map.set(key, `of ${key}`);
    expect([...map]).toEqual(kept.map((key) => [key, `of ${key}`]));
  });
});
