import { expect, it } from '@jest/globals';
import {
  docxEntries,
  docxWithMoreThanItsBody,
  sampleDocx,
} from '../../../../../tests/support/samples/docx.js';
import { zipOf } from '../../../../../tests/support/samples/zip.js';
import { textOfDocx } from './docx-text.js';
import { stemsOf } from './words.js';

it('the lines of a Word document stay apart, so that each word is found', async () => {
  const text = await textOfDocx(sampleDocx('Skills\nJava & SQL\nPython'));
  expect(text.trim()).toBe('Skills\nJava & SQL\nPython');
  expect(stemsOf(text)).toEqual(['skill', 'java', 'sql', 'python']);
});

it('headers, text boxes, footnotes and footers of a Word document are read, each of them once', async () => {
  const text = await textOfDocx(docxWithMoreThanItsBody());
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['Name', 'Skills', 'Body', 'Note', 'Telephone']);
});

it('the numbered main part of Word Online is read', async () => {
  const entries = docxEntries().map((entry) => ({
    ...entry,
    name: entry.name.replace('document.xml', 'document2.xml'),
  }));
  expect((await textOfDocx(zipOf(entries))).trim()).toBe('Curriculum vitae');
});

it('what is no archive, or has a part that is no XML, is no text', async () => {
  await expect(textOfDocx(Buffer.from('PK'))).rejects.toThrow('no archive');
  const broken = [...docxEntries(), { name: 'word/header1.xml', data: Buffer.from('<w:hdr>') }];
  await expect(textOfDocx(zipOf(broken))).rejects.toThrow('malformed');
});
