import { parse } from 'content-disposition';
import { describe, expect, it } from '@jest/globals';
import { FILE_NAME_LIMIT } from '@smash/contract';
import { FUZZ_ROUNDS, startFuzz } from '../../../../tests/support/samples/fuzz.js';
import { cleanFileName, contentDisposition } from './file-name.js';

const ALPHABET = [
  ...Array.from('abcXYZ019 ._-/\\"\'%;=*()<>|?:,~é中ß'),
  ...[
    '\0',
    '\t',
    '\r',
    '\n',
    '\u001b',
    '\u0085',
    '\u202e',
    '\u2066',
    '\u200f',
    '\ufeff',
    '\u0301',
    'e\u0301',
  ],
  ...['😀', '\ud83d', '\ude00', '..', '.pdf', '%2f', '%0d%0a', '\u2028', '\u3000'],
];

function randomName(random: ReturnType<typeof startFuzz>): string {
  const pick = () => ALPHABET[random(ALPHABET.length)] ?? '';
  return Array.from({ length: random(220) }, pick).join('');
}

describe('cleanFileName', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['  My CV (final).PDF ', 'My CV (final).PDF'],
    ['/etc/passwd', 'passwd'],
    ['../../cv.pdf', 'cv.pdf'],
    ['C:\\Users\\Ada\\cv.docx', 'cv.docx'],
    ['a\\b/c.txt', 'c.txt'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'cv Set-Cookie: a=b.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['\u202efdp.cv.exe', 'fdp.cv.exe'],
    ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
    ['.htaccess', 'file.htaccess'],
    ['.pdf', 'file.pdf'],
    ['', 'file'],
    ['...', 'file'],
    ['folder/', 'file'],
    ['name.', 'name'],
    ['履歴書.docx', '履歴書.docx'],
    ['a\ud83d.pdf', 'a.pdf'],
    ['e\0\u0301.pdf', 'é.pdf'],
  ])('makes %j into %j', (raw, expected) => {
    expect(cleanFileName(raw)).toBe(expected);
  });

  it('cuts a long name but keeps its extension', () => {
    expect(cleanFileName(`${'a'.repeat(300)}.docx`)).toBe(`${'a'.repeat(FILE_NAME_LIMIT - 5)}.docx`);
  });

  it('handles a name of a million characters', () => {
    expect(cleanFileName(`${' .'.repeat(500_000)}a.pdf`)).toBe('a.pdf');
  });

  it('never cuts a character in two', () => {
    const name = cleanFileName(`${'a'.repeat(FILE_NAME_LIMIT - 5)}😀😀.pdf`);
    expect(name).toBe(`${'a'.repeat(FILE_NAME_LIMIT - 5)}.pdf`);
  });

  it('makes safe names from random ones, and headers that parse back to each name', () => {
    const random = startFuzz();
    for (let count = 0; count < FUZZ_ROUNDS; count += 1) {
      const raw = randomName(random);
      const name = cleanFileName(raw);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(FILE_NAME_LIMIT);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200e\u200f]|^\.|^\s|\s$/u);
      expect(name).toBe(name.normalize('NFC'));
      expect(cleanFileName(name)).toBe(name);
      const header = contentDisposition('attachment', name);
      expect(header).toMatch(/^attachment; [\x20-\x7e]+$/);
      expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: name } });
    }
  });
});

describe('contentDisposition', () => {
  it('writes plain names as they are, and others in both forms of RFC 6266', () => {
    expect(contentDisposition('inline', 'cv.pdf')).toBe('inline; filename=cv.pdf');
    expect(contentDisposition('attachment', 'résumé "中".pdf')).toBe(
      `attachment; filename="r?sum? \\"?\\".pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%22%E4%B8%AD%22.pdf`,
    );
  });
});
