import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { samplePdf } from '../../../../../tests/support/samples/files.js';
import { findWarnings } from './pdf-warnings.js';
import { WindowedFile } from './windowed-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The warnings of the sample with one more object. */
async function warningsOf(object: string | Buffer): Promise<string[]> {
  const path = join(folder, 'upload.pdf');
  const bytes = Buffer.concat([await samplePdf(), Buffer.from('\n9 0 obj\n'), Buffer.from(object)]);
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    return await findWarnings(new WindowedFile(handle, bytes.length));
  } finally {
    await handle.close();
  }
}

/** An object stream that holds packed objects. */
function objectStream(content: string, more = ''): Buffer {
  const packed = deflateSync(content);
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${more}/Length ${packed.length} >>\nstream\r\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]);
}

it.each([
  ['nothing that acts', '<< /Type /Page /OpenAction [3 0 R /Fit] >>', []],
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', ['script']],
  ['a script in an escaped name', '<< /S /J#61va#53cript >>', ['script']],
  ['a program to start', '<< /S /Launch /F (cmd.exe) >>', ['launch']],
  ['a file inside', '<< /Type /EmbeddedFile >>', ['attachment']],
  [
    'a list of files inside and a script',
    '<< /EmbeddedFiles 4 0 R /S /JavaScript >>',
    ['script', 'attachment'],
  ],
  ['encryption', 'trailer << /Encrypt 7 0 R >>', ['unreadable']],
  ['a note on encryption', '<< /EncryptMetadata false >>', []],
])('finds in a PDF with %s: %j', async (_what, object, expected) => {
  expect(await warningsOf(object)).toEqual(expected);
});

it('finds what stands where two windows meet', async () => {
  for (let shift = 0; shift < 12; shift += 1) {
    const path = join(folder, 'long.pdf');
    const bytes = Buffer.from(`${' '.repeat(65_536 - shift)}/JavaScript ${' '.repeat(70_000)}`);
    await writeFile(path, bytes);
    const handle = await open(path);
    expect(await findWarnings(new WindowedFile(handle, bytes.length))).toEqual(['script']);
    await handle.close();
  }
});

it('looks into object streams', async () => {
  expect(await warningsOf(objectStream('1 0 << /S /JavaScript /JS 2 0 R >>'))).toEqual(['script']);
  expect(await warningsOf(objectStream('1 0 << /Type /Page >>'))).toEqual([]);
});

it.each([
  ['another packing', Buffer.from('<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nxx\nendstream')],
  ['a filter with parameters', objectStream('x', '/DecodeParms << /Predictor 12 >> ')],
  ['more than the limit when unpacked', objectStream(' '.repeat(5 * 1024 * 1024))],
  ['no content', Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>')],
])('says that it cannot see into an object stream with %s', async (_what, object) => {
  expect(await warningsOf(object)).toEqual(['unreadable']);
});
