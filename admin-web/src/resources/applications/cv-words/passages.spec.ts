import { describe, expect, it } from '@jest/globals';
import { toPassages, toPieces } from './passages';

const hitsOf = (text: string, word: string) =>
  [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({ start: index, end: index + word.length }));
const written = (pieces: { text: string; isHit: boolean }[]) =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('the pieces of a text', () => {
  it.each([
    ['welds hulls', 'welds', '[welds] hulls'],
    ['hulls, welds', 'welds', 'hulls, [welds]'],
    ['welds', 'welds', '[welds]'],
    ['hulls', 'welds', 'hulls'],
    ['', 'welds', ''],
  ])('%j, searched for %j, are %j', (text, word, expected) => {
    expect(written(toPieces(text, hitsOf(text, word)))).toBe(expected);
  });
});

describe('the passages of a text', () => {
  const filler = 'and more words '.repeat(20);
  const passages = (text: string, most = 3) =>
    toPassages({ text, hits: hitsOf(text, 'welds') }, most).map(written);

  it('hold whole words around each match, in one line', () => {
    const [passage = ''] = passages(`${filler}she welds\nhulls ${filler}`);
    expect(passage).toMatch(/^… (and|more|words) .* she \[welds\] hulls and .*(and|more|words) …$/);
    expect(passage.length).toBeLessThan(150);
  });

  it('have no ellipsis if nothing was cut', () => {
    expect(passages('she welds hulls')).toEqual(['she [welds] hulls']);
  });

  it('are joined if two matches are close', () => {
    expect(passages('welds hulls, welds masts')).toEqual(['[welds] hulls, [welds] masts']);
  });

  it('stop at the requested number', () => {
    expect(passages(`welds ${filler}`.repeat(5))).toHaveLength(3);
  });
});
