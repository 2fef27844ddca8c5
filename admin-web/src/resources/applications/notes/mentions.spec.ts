import { describe, expect, it } from '@jest/globals';
import { complete, mentionAt, mentionedIn, offered } from './mentions';

const [ngozi, tunde, anne] = ['ngozi', 'tunde.b', 'anne-ngozi'].map((name) => ({ id: name, name }));
const all = [ngozi, tunde, anne].flatMap((one) => one ?? []);

describe('mentionAt', () => {
  it.each([
    ['@', 1, { start: 0, typed: '' }],
    ['Ask @ng', 7, { start: 4, typed: 'ng' }],
    ['Ask @ngozi first', 7, { start: 4, typed: 'ng' }],
    ['(@tu', 4, { start: 1, typed: 'tu' }],
    ['ada@example', 11, undefined],
    ['Ask @ngozi ', 11, undefined],
    ['Ask', 3, undefined],
  ])('finds in %j at %d the mention %j', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected);
  });
});

it('the offered names begin with the typed text, or contain it and come later', () => {
  expect(offered([...all].reverse(), 'NG')).toEqual([ngozi, anne]);
  expect(offered(all, 'x')).toEqual([]);
});

it('a chosen name replaces the typed text, and the caret follows it', () => {
  expect(complete('Ask @ng first', { start: 4, typed: 'ng' }, 'ngozi')).toEqual({
    text: 'Ask @ngozi first',
    caret: 11,
  });
});

it.each([
  ['@ngozi, please ask (@Tunde.b).', ['ngozi', 'tunde.b']],
  ['ngozi@example.com and @ngozi2', []],
  ['@anne-ngozi', ['anne-ngozi']],
])('the text %j mentions %j', (text, expected) => {
  expect(mentionedIn(text, all).map(({ name }) => name)).toEqual(expected);
});
