import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxEntries, docxWithManyEntries } from '../../../../../tests/support/samples/docx.js';
import { zipOf, type ZipEntry } from '../../../../../tests/support/samples/zip.js';
import { DOCX_LIMITS, inspectDocx } from './docx.js';
import { WindowedFile } from './windowed-file.js';

const MEBIBYTE = 1_048_576;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docx-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function verdictOn(bytes: Buffer): Promise<string> {
  const path = join(folder, 'upload.docx');
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    return await inspectDocx(new WindowedFile(handle, bytes.length));
  } finally {
    await handle.close();
  }
}

function withPart(part: Partial<ZipEntry>): Buffer {
  return zipOf([...docxEntries(), { name: 'word/extra.xml', data: Buffer.from('<x/>'), ...part }]);
}

/** The extra field that gives a part a second name (Info-ZIP Unicode Path, 0x7075). */
function unicodePath(name: string, crcOfRawName: number): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + name.length, 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crcOfRawName, 5);
  return Buffer.concat([field, Buffer.from(name)]);
}

describe('inspectDocx', () => {
  it('accepts an honest document, also one with an extra part', async () => {
    expect(await verdictOn(zipOf(docxEntries()))).toBe('accepted');
    expect(await verdictOn(withPart({}))).toBe('accepted');
  });

  it('accepts what Word Online writes: a numbered main part', async () => {
    const entries = docxEntries().map((entry) => ({
      ...entry,
      name: entry.name.replace('document', 'document2'),
    }));
    expect(await verdictOn(zipOf(entries))).toBe('accepted');
  });

  it.each(['word/document.xml', '[Content_Types].xml'])('finds no document without %s', async (missing) => {
    expect(await verdictOn(zipOf(docxEntries().filter(({ name }) => name !== missing)))).toBe('type');
  });

  it('accepts as many parts as the limit and refuses one more', async () => {
    const own = docxEntries().length;
    expect(await verdictOn(docxWithManyEntries(DOCX_LIMITS.entries - own))).toBe('accepted');
    expect(await verdictOn(docxWithManyEntries(DOCX_LIMITS.entries - own + 1))).toBe('unsafe');
  });

  it.each([
    ['an absolute name', { name: '/etc/passwd' }],
    ['a name that climbs', { name: 'word/../../x.xml' }],
    ['a Windows path', { name: 'C:\\x.xml' }],
    ['a backslash', { name: 'word\\x.xml' }],
    ['a NUL in its name', { name: 'word/x\0.xml' }],
    ['another name before its data', { localName: 'word/other.xml' }],
    ['a name used before', { name: 'word/document.xml' }],
    ['a name used before in other case', { name: 'WORD/Document.xml' }],
    ['encryption', { flags: 1 }],
    ['strong encryption', { flags: 0x41 }],
    ['an unusual compression', { method: 12 }],
    ['a symbolic link', { mode: 0o120777 }],
    ['macros under another folder and case', { name: 'x/VBAPROJECT.BIN' }],
    ['a size in the directory that its own header contradicts', { directorySize: 1 }],
    ['more packed data than its size can need', { deflated: Buffer.alloc(5000), size: 10 }],
    ['a size of more than the limit', { deflated: Buffer.alloc(MEBIBYTE), size: 51 * MEBIBYTE }],
    ['a size of more than a hundred times the file', { deflated: Buffer.alloc(100), size: 10 * MEBIBYTE }],
  ])('refuses a part with %s', async (_what, part) => {
    expect(await verdictOn(withPart(part))).not.toBe('accepted');
  });

  it('refuses a second name in an extra field', async () => {
    const { crc32 } = await import('node:zlib');
    const extra = unicodePath('word/vbaProject.bin', crc32('word/extra.xml'));
    expect(await verdictOn(withPart({ extra }))).toBe('unsafe');
  });

  it('refuses a directory with more entries than its end record tells', async () => {
    const entries = [...docxEntries(), { name: 'word/vbaProject.bin', data: Buffer.from('x') }];
    expect(await verdictOn(zipOf(entries, { declaredCount: entries.length - 1 }))).toBe('unsafe');
  });

  it('refuses a program with a document appended, and bytes after the archive', async () => {
    expect(await verdictOn(zipOf(docxEntries(), { prefix: Buffer.from('MZ program') }))).toBe('type');
    expect(await verdictOn(Buffer.concat([zipOf(docxEntries()), Buffer.from('more')]))).not.toBe('accepted');
  });
});
