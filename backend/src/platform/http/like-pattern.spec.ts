import { expect, it } from '@jest/globals';
import { likePatterns } from './like-pattern.js';

it('has a pattern for each word, however many there are, and takes wildcards literally', () => {
  const words = Array.from({ length: 12 }, (_, index) => `w${index}`);
  expect(likePatterns(`  ${words.join(' \t')} `)).toEqual(words.map((word) => `%${word}%`));
  expect(likePatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%']);
});
