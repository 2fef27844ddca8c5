import { deflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { samplePdf } from '../../../../../tests/support/samples/files.js';
import { withSpooled } from '../../../../../tests/support/samples/spooled.js';
import { findWarnings } from './pdf-warnings.js';

/** The warnings of the sample with one more object. */
async function warningsOf(object: string | Buffer): Promise<string[]> {
  const bytes = Buffer.concat([await samplePdf(), Buffer.from('\n9 0 obj\n'), Buffer.from(object)]);
  return withSpooled(bytes, findWarnings);
}

/** An object stream that holds packed objects. */
function objectStream(content: string, more = '', keys = '/Type /ObjStm /Filter /FlateDecode'): Buffer {
  const packed = deflateSync(content);
  const head = `<< ${keys} /N 1 /First 4 ${more}/Length ${packed.length} >>\nstream\r\n`;
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
  ['a script of a rendition', '<< /S /Rendition /JS (app.alert(1)) >>', ['script']],
  ['a script somewhere else', '<< /J#53 8 0 R >>', ['script']],
  ['a form with scripts of its own', '<< /AcroForm << /XFA [(template) 8 0 R] >> >>', ['script']],
  ['letters that mean nothing', '<< /F1 /JS /JSON (x) /JavaScripts /Launcher >>', []],
  ['a document elsewhere', '<< /S /GoToR /F (\\\\evil\\share) >>', ['remote']],
  ['a form that is sent', '<< /S /SubmitForm /F (https://evil.example) >>', ['remote']],
  ['a link to press', '<< /S /URI /URI (https://ada.example) >>', []],
  ['a file that does not say that it is one', '<< /Type /Filespec /EF << /F 8 0 R >> >>', ['attachment']],
  ['a note with a file', '<< /Subtype /FileAttachment >>', ['attachment']],
  ['encryption', 'trailer << /Encrypt 7 0 R >>', ['unreadable']],
  ['a script in a longer name', '<< /JavaScripts 1 /JavaScript#61 2 >>', []],
  ['a script in small letters for digits', '<< /S /#4a#61vaScript >>', ['script']],
  ['a note on encryption', '<< /EncryptMetadata false >>', []],
])('the warnings for a PDF with %s are %j', async (_what, object, expected) => {
  expect(await warningsOf(object)).toEqual(expected);
});

it('a name across the border of two chunks is found', async () => {
  for (let shift = 0; shift < 12; shift += 1) {
    const before = '%PDF-1.7'.padEnd(65_536 - shift);
    const bytes = Buffer.from(`${before}/JavaScript ${' '.repeat(70_000)}`);
    expect(await withSpooled(bytes, findWarnings)).toEqual(['script']);
  }
});

it('object streams are searched', async () => {
  expect(await warningsOf(objectStream('1 0 << /S /JavaScript /JS 2 0 R >>'))).toEqual(['script']);
  expect(await warningsOf(objectStream('1 0 << /Type /Page >>'))).toEqual([]);
});

const SCRIPT = '1 0 << /S /JavaScript /JS 2 0 R >>';

it.each([
  ['its keys in escaped letters', objectStream(SCRIPT, '', '/Type /Ob#6aStm /F#69lter /Fl#61teDecode')],
  ['no type', objectStream(SCRIPT, '', '/Filter /FlateDecode')],
  ['another type', objectStream(SCRIPT, '', '/Type /XObject /Filter /FlateDecode')],
  ['its packing far from its type', objectStream(SCRIPT, `/X [${'0 '.repeat(600)}] `)],
  [
    'its type far from its packing',
    objectStream(SCRIPT, '', `/Filter /FlateDecode /X [${'0 '.repeat(600)}] /Type /ObjStm`),
  ],
])('an object stream with %s is searched', async (_what, object) => {
  expect(await warningsOf(object)).toEqual(['script']);
});

it('an object that begins within a dictionary does not hide a script', async () => {
  const object = objectStream(SCRIPT, '/X [1 0 obj << /Y 1 >>] /Type /ObjStm ', '/Filter /FlateDecode');
  expect(await warningsOf(object)).toEqual(['script', 'unreadable']);
});

it('outlines give no warning, although they share keys with object streams', async () => {
  const outline = '<< /Type /Outlines /First 3 0 R /Last 4 0 R /Count 2 >>\nendobj\n';
  expect(await warningsOf(outline + outline)).toEqual([]);
});

it.each([
  ['another packing', Buffer.from('<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nxx\nendstream')],
  ['a filter with parameters', objectStream('x', '/DecodeParms << /Predictor 12 >> ')],
  ['more than the limit when unpacked', objectStream(' '.repeat(5 * 1024 * 1024))],
  ['a filter with parameters in escaped letters', objectStream('x', '/D#65codeParms << /Predictor 12 >> ')],
  ['two packings', objectStream('x', '', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')],
  ['a packing told elsewhere', objectStream('x', '', '/Type /ObjStm /Filter 8 0 R')],
  ['its beginning in a string', objectStream(SCRIPT, '', '/X (stream\n) /Type /ObjStm /Filter /FlateDecode')],
  ['its beginning in a comment', objectStream(SCRIPT, '', '/Type /ObjStm %\nstream\n')],
  ['a dictionary without an end', objectStream(SCRIPT, `/X [${'0 '.repeat(5000)}] `)],
  ['a line that ends in another way', Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\rxx')],
  ['an end in a string', objectStream(SCRIPT, '/X (endobj) ', '/Filter /FlateDecode')],
  [
    'its packing and its type far apart, and no type',
    objectStream(SCRIPT, `/X [${'0 '.repeat(5000)}] `, '/Filter /FlateDecode'),
  ],
  ['its objects in another file', objectStream(SCRIPT, '', '/Type /ObjStm /F (x.bin) ')],
  ['no content', Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>')],
])('an object stream with %s is reported as unreadable', async (_what, object) => {
  expect(await warningsOf(object)).toEqual(['unreadable']);
});

/** Joins several objects, for `warningsOf`. */
const together = (objects: Buffer[]) =>
  Buffer.concat(objects.flatMap((object) => [object, Buffer.from('\n9 0 obj\n')]));

it('only a limited amount of object streams is unpacked, and the rest reported as unreadable', async () => {
  const stream = objectStream(' '.repeat(3 * 1024 * 1024));
  const script = objectStream(SCRIPT);
  expect(await warningsOf(together([stream, stream, script]))).toEqual(['script']);
  const many = Array.from({ length: 6 }, () => stream);
  expect(await warningsOf(together([...many, script]))).toEqual(['unreadable']);
});

it('the stream that reaches the limit is searched, and later ones reported as unreadable', async () => {
  // Each stream has a single key that marks it, since each such key has it read once more.
  const whole = (content: string) =>
    objectStream(content.padEnd(4 * 1024 * 1024), '', '/Filter /FlateDecode');
  const filling = Array.from({ length: 3 }, () => whole(''));
  const found = (objects: Buffer[]) =>
    withSpooled(Buffer.concat([Buffer.from('%PDF-1.7\n9 0 obj\n'), together(objects)]), findWarnings);
  expect(await found([...filling, whole(SCRIPT)])).toEqual(['script']);
  expect(await found([...filling, whole(''), objectStream(SCRIPT)])).toEqual(['unreadable']);
});

it('a stream with a broken end counts towards the limit each time it is unpacked', async () => {
  const packed = deflateSync(' '.repeat(4 * 1024 * 1024 - 1), { level: 9 });
  packed.writeUInt32BE(0, packed.length - 4);
  let unpacked = 0;
  const head = `<</N 1/Filter/FlateDecode${'/First'.repeat(100)}/First 4>>\nstream\r\n`;
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.7\n9 0 obj\n${head}`),
    packed,
    Buffer.from('\nendstream endobj'),
  ]);
  const warnings = await withSpooled(bytes, (file) =>
    findWarnings({
      ...file,
      search: file.search,
      size: file.size,
      read: (position, length) => {
        if (length > 8_192) unpacked += 1;
        return file.read(position, length);
      },
    }),
  );
  expect(warnings).toEqual(['unreadable']);
  expect(unpacked).toBe(4);
});

it('only a limited number of names is examined, and the rest reported as unreadable', async () => {
  expect(await warningsOf(Buffer.from('/Launch '.repeat(30_000)))).toEqual(['launch', 'unreadable']);
  expect(await warningsOf(Buffer.from('/Launched '.repeat(30_000)))).toEqual([]);
});
