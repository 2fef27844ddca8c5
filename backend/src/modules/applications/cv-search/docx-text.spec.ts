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

const entriesWith = (changed: string) =>
  docxEntries().map((entry) => ({
    ...entry,
    data: entry.name === changed ? Buffer.from('<w:broken>') : entry.data,
  }));

it('what is no archive, or has no part that can be read, is no text', async () => {
  await expect(textOfDocx(Buffer.from('PK'))).rejects.toThrow('no archive');
  await expect(textOfDocx(zipOf(entriesWith('word/document.xml')))).rejects.toThrow('no part');
  const unpackable = docxEntries().map((entry) =>
    entry.name === 'word/document.xml' ? { ...entry, deflated: Buffer.from('ff', 'hex'), size: 1 } : entry,
  );
  await expect(textOfDocx(zipOf(unpackable))).rejects.toThrow('no part');
});

it('a header that cannot be read takes nothing from the text of the document', async () => {
  const entries = [...docxEntries(), { name: 'word/header1.xml', data: Buffer.from('<w:hdr>') }];
  expect((await textOfDocx(zipOf(entries))).trim()).toBe('Curriculum vitae');
});
