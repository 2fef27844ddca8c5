import { describe, expect, it } from '@jest/globals';
import { csvCell, csvLine, digitsAsText } from './csv.js';

describe('csvCell', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    [null, '""'],
    [7, '7'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+234 803 555 0100', `"'+234 803 555 0100"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1', `"'＝1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠x', `"'＠x"`],
    ['\t=1', `"'=1"`],
    ['\r=1', `"'=1"`],
    ['\n \u00a0=1', `"'=1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['12 Marina;=1+41;Lagos', `"12 Marina;'=1+41;Lagos"`],
    ['a; "=1', `"a;' ""=1"`],
    ['Dear all,\n\n=2+40', `"Dear all,\n\n'=2+40"`],
    ['a\r\n\u200b＝1', `"a\n'\u200b＝1"`],
    ['a\tb', '"a b"'],
    ['a = b - c', '"a = b - c"'],
    ['1-2', '"1-2"'],
    ['right\u202eleft', '"rightleft"'],
  ])('writes %j as %s', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });
});

it('a line of CSV ends as RFC 4180 says', () => {
  expect(csvLine(['a', 1, null])).toBe('"a",1,""\r\n');
});

it.each([
  ['08035550100', "'08035550100"],
  ['2348035550100', "'2348035550100"],
  ['0123456789', "'0123456789"],
  ['0803 555 0100', '0803 555 0100'],
  ['80355501001', '80355501001'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['2026', '2026'],
  ['1-2', "'1-2"],
  ['4/5', "'4/5"],
  ['2:1', "'2:1"],
  ['1/12/2026', "'1/12/2026"],
  ['2E5', "'2E5"],
  ['1-2 years', '1-2 years'],
  ['100000-250000', '100000-250000'],
])('the digits of %s are kept as %s', (text, expected) => {
  expect(digitsAsText(text)).toBe(expected);
});
