import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText, foldForSearch, truncate } from './text.js';

describe('cleanText', () => {
  it.each([
    ['  a\r\nb\rc ', 'a\nb\nc'],
    ['a\u0000b\u0007c', 'abc'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['e\u0301', 'é'],
    ['e\u0000\u0301', 'é'],
    ['<script>', '<script>'],
  ])('%j becomes %j', (value, expected) => {
    expect(cleanText(value)).toBe(expected);
  });
});

describe('cleanLine', () => {
  it('turns line breaks into spaces', () => {
    expect(cleanLine('14 Ademola\r\nCrescent\tAbuja')).toBe('14 Ademola Crescent Abuja');
  });
});

describe('truncate', () => {
  it('leaves a text of exactly the length alone', () => {
    expect(truncate('x'.repeat(150), 150)).toBe('x'.repeat(150));
  });

  it('cuts a longer one and adds an ellipsis', () => {
    expect(truncate('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`);
  });

  it('leaves out a sign that would be cut in two', () => {
    expect(truncate('ab😀cd', 3)).toBe('ab…');
    expect(truncate('ab😀cd', 4)).toBe('ab😀…');
  });
});

describe('foldForSearch', () => {
  it('finds accented names by plain letters', () => {
    expect(foldForSearch('Ọláyínká ÀDÉ')).toBe('olayinka ade');
  });
});
