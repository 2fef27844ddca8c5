import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { csvLine, digitsAsText } from './csv.js';
import { cellText, delimiterOf, readCsv, UnreadableCsvError } from './read-csv.js';

function inPieces(bytes: Buffer, size: number): Readable {
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
  return Readable.from(starts.map((start) => bytes.subarray(start, start + size)));
}

async function rowsOf(content: string | Buffer, size = 3): Promise<string[][]> {
  const rows = [];
  for await (const row of readCsv(inPieces(Buffer.from(content), size))) rows.push(row);
  return rows;
}

describe('readCsv', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas',
      'a,b\r\n1,"x, y"\r\n',
      [
        ['a', 'b'],
        ['1', 'x, y'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
    ['letters of several bytes, cut apart', 'Ọláyínká,₦\n', [['Ọláyínká', '₦']]],
    ['line breaks and quotation marks in a cell', 'a\n"x ""y""\nz"', [['a'], ['x "y"\nz']]],
    ['empty lines, which are rows', 'a,b\n\n1,2', [['a', 'b'], [''], ['1', '2']]],
    ['rows of other lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['nothing', '', []],
  ])('reads %s', async (_name, content, expected) => {
    expect(await rowsOf(content)).toEqual(expected);
  });

  it('goes by the separator of the first row, however many rows arrive with it', async () => {
    expect(await rowsOf('a;b\n1;"x"\n2;one, two, three, four', 65_536)).toEqual([
      ['a', 'b'],
      ['1', 'x'],
      ['2', 'one, two, three, four'],
    ]);
    expect(await rowsOf('"a\n1,2,3";b\n1;2', 65_536)).toEqual([
      ['a\n1,2,3', 'b'],
      ['1', '2'],
    ]);
  });

  it.each<[string, Buffer]>([
    ['UTF-16', Buffer.from('\uFEFFa,b\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('a,b\n', 'utf16le')],
    ['Windows-1252', Buffer.from([0x61, 0xe9, 0x0a])],
    ['a letter cut off', Buffer.from('é').subarray(0, 1)],
  ])('refuses %s and says how to save it', async (_name, content) => {
    await expect(rowsOf(content)).rejects.toThrow('not a CSV file in UTF-8');
  });

  it.each([
    ['a\n"open', 'Row 2 does not end'],
    ['a\n1\n"x"y', 'Row 3 has a quotation mark in the wrong place'],
    [`a\n"${'x'.repeat(300_000)}`, 'Row 2 does not end'],
  ])('names the row of a mistake', async (content, message) => {
    await expect(rowsOf(content, 65_536)).rejects.toThrow(message);
    await expect(rowsOf(content, 65_536)).rejects.toBeInstanceOf(UnreadableCsvError);
  });
});

it.each([
  ['a,b;c,d', ','],
  ['"a,b,c";d', ';'],
  ['alone', ','],
])('the separator of %j is %j', (row, expected) => {
  expect(delimiterOf(row)).toBe(expected);
});

it.each([
  [` '+234 803 `, '+234 803'],
  [`'=1`, '=1'],
  [`'08035550100`, '08035550100'],
  [`'90s`, `'90s`],
  [`O'Neil`, `O'Neil`],
  [`'s-Gravenhage`, `'s-Gravenhage`],
  [undefined, ''],
])('the cell %j holds the text %j', (cell, expected) => {
  expect(cellText(cell)).toBe(expected);
});

it.each([
  '＋234 803 555 0100',
  '\u200b-1',
  '12 Marina;=1+41;Lagos',
  'What I did:\n- sold\n\n- "sold" more\n;+1',
  "O'Neil; 'Neil",
  '08035550100',
  '0803-555-0100',
  '2:1',
  '2E5',
])('reads %j again as it was written', async (text) => {
  const [[cell] = []] = await rowsOf(csvLine([digitsAsText(text)]));
  expect(cellText(cell)).toBe(text);
});
