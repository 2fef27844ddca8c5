import { describe, expect, it } from '@jest/globals';
import { dividedWordsOf, stemsOf, wordsOf } from './words.js';

describe('the words of a CV', () => {
  it.each([
    ['Managed managing MANAGES', ['manag']],
    ['Ọláyínká, Olayinka', ['olayinka']],
    ['C, C++ and C#', ['c', 'c++', 'and', 'c#']],
    ['Node.js 2024', ['node', 'js', '2024']],
    ['En\u00adgi\u00adneers', ['engin']],
    ['Certi\ufb01ed \u{1D400}\u{1D41C}countant', ['certifi', 'account']],
    ['Accoun\u200btant En\u2060gineer', ['account', 'engin']],
    ['in hospi-\ntality, self-\nTaught', ['in', 'hospi', 'taliti', 'self', 'taught', 'hospit']],
    ['inter-\nnatio-\nnal C\u2010\nB', ['inter', 'natio', 'nal', 'c', 'b', 'intern']],
    ['+++ - …', []],
    ['', []],
    [`${'a'.repeat(61)} b`, ['b']],
  ])('in %j are %j', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  it('include their accents, and keep their places in the text', () => {
    const text = 'Led Ọlá’s team';
    const places = Array.from(wordsOf(text), ({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['Led', 'Ọlá', 's', 'team']);
  });

  it('are one from its first part to its last if they are divided', () => {
    const text = 'in hospi-\ntality, and the inter\u00ad\nnatio-\nnal';
    const places = dividedWordsOf(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['hospi-\ntality', 'inter\u00ad\nnatio-\nnal']);
  });
});
