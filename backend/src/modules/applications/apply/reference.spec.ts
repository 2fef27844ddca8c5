import { expect, it } from '@jest/globals';
import { makeReference, normalReference } from './reference.js';

it('references are unique, and have no letters or digits that are easily confused', () => {
  const references = Array.from({ length: 1_000 }, makeReference);
  expect(
    references.filter((reference) => !/^SMT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(reference)),
  ).toEqual([]);
  expect(new Set(references).size).toBe(references.length);
});

it.each([
  ['SMT-7F3K-9QXA', 'SMT-7F3K-9QXA'],
  [' smt 7f3k 9qxa ', 'SMT-7F3K-9QXA'],
  ['smt7f3k9qxa', 'SMT-7F3K-9QXA'],
  ['SMT–7F3K–9QXA.', 'SMT-7F3K-9QXA'],
  ['7F3K-9QXA', 'SMT--'],
  ['SMT-7F3K-9QXAA', 'SMT--'],
  ['', 'SMT--'],
])('a reference written as %j is read as %s', (written, expected) => {
  expect(normalReference(written)).toBe(expected);
});
