import { expect, it } from '@jest/globals';
import { likePatterns } from './like-pattern.js';

it('each word of a search has a LIKE pattern with its wildcards escaped', () => {
  const words = Array.from({ length: 12 }, (_, index) => `w${index}`);
  expect(likePatterns(`  ${words.join(' \t')} `)).toEqual(words.map((word) => `%${word}%`));
  expect(likePatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%']);
});
