import { expect, it } from '@jest/globals';
import { safeNamePart } from './safe-name.js';

it.each([
  ['Adaeze Okonkwo', 'Adaeze Okonkwo'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\x', 'C x'],
  ['...hidden', 'hidden'],
  ['ends with dots...  ', 'ends with dots'],
  ['a\u202eb\u0000c\td', 'abc d'],
  ['zero\u200bwidth', 'zero width'],
  ['Ọlá 😀', 'Ọlá 😀'],
  ['x'.repeat(90), 'x'.repeat(80)],
  ['😀'.repeat(90), '😀'.repeat(80)],
  ['///', ''],
])('a part of a file name turns from %j into %j', (text, expected) => {
  expect(safeNamePart(text, 80)).toBe(expected.normalize('NFC'));
});
