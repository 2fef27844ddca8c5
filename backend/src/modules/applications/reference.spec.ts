import { expect, it } from '@jest/globals';
import { makeReference } from './reference.js';

it('makes references that can be read out on the phone', () => {
  const references = Array.from({ length: 1_000 }, makeReference);
  expect(
    references.filter((reference) => !/^SMT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(reference)),
  ).toEqual([]);
  expect(new Set(references).size).toBe(references.length);
});
