import { expect, it } from '@jest/globals';
import { WrittenTexts } from './written-texts.js';

it('a text is written once for each list and name', () => {
  const texts = new WrittenTexts<number[]>();
  const [list, other] = [[1], [1]];
  let written = 0;
  const get = (from: number[], name: string) => texts.get(from, name, () => `text ${(written += 1)}`);
  expect([get(list, 'a'), get(list, 'b'), get(list, 'a')]).toEqual(['text 1', 'text 2', 'text 1']);
  expect(get(other, 'a')).toBe('text 3');
});
