import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanText, dialledDigits, foldForSearch, truncate } from './text.js';

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
  it('leaves a text of exactly the limit unchanged', () => {
    expect(truncate('x'.repeat(150), 150)).toBe('x'.repeat(150));
  });

  it('cuts a longer one and adds an ellipsis', () => {
    expect(truncate('x'.repeat(151), 150)).toBe(`${'x'.repeat(150)}…`);
  });

  it('drops a character that would be cut in two', () => {
    expect(truncate('ab😀cd', 3)).toBe('ab…');
    expect(truncate('ab😀cd', 4)).toBe('ab😀…');
  });
});

describe('foldForSearch', () => {
  it('finds accented names by plain letters', () => {
    expect(foldForSearch('Ọláyínká ÀDÉ')).toBe('olayinka ade');
  });

  it.each(["Sa'adatu", 'Sa’adatu', 'Sa‘adatu', 'Saʼadatu', 'Saʻadatu', 'Sa`adatu', 'Sa´adatu', 'SAADATU'])(
    'finds %s with any apostrophe and without one',
    (name) => {
      expect(foldForSearch(name)).toBe('saadatu');
    },
  );

  it.each(["'", ' ’ ', '\u0301'])('leaves %j unchanged, as an empty text would match everything', (text) => {
    expect(foldForSearch(text)).toBe(text);
  });

  it('finds Hausa letters by plain ones', () => {
    expect(foldForSearch('Ɗan Ƙaura Ɓala Ƴar aɗaƙaɓaƴa')).toBe('dan kaura bala yar adakabaya');
  });
});

describe('a search for a telephone number', () => {
  it.each([
    ['0803 555 0100', '8035550100'],
    ['+234 803 555 0100', '8035550100'],
    ['+234 (0)803-555-0100', '8035550100'],
    ['009 234 803 555 0100', '8035550100'],
    ['+44 20 7946 0958', '442079460958'],
    ['555 0100', '5550100'],
    ['0100', '100'],
    ['100', undefined],
    ['0000', '0000'],
    ['ada 0803 555 0100', undefined],
    ['SMT-7F3K-9QXA', undefined],
    ['', undefined],
  ])('%s looks for %s', (search, expected) => {
    expect(dialledDigits(search)).toBe(expected);
  });
});
