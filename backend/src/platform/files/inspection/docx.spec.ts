import { describe, expect, it } from '@jest/globals';
import { compoundFile } from '../../../../../tests/support/samples/compound-file.js';
import { docxEntries, docxWithManyEntries } from '../../../../../tests/support/samples/docx.js';
import { withSpooled } from '../../../../../tests/support/samples/spooled.js';
import { zipOf, type ZipEntry } from '../../../../../tests/support/samples/zip.js';
import { DOCX_LIMITS, inspectDocx } from './docx.js';

const MEBIBYTE = 1_048_576;
const verdictOn = (bytes: Buffer) => withSpooled(bytes, inspectDocx);

function withPart(part: Partial<ZipEntry>): Buffer {
  return zipOf([...docxEntries(), { name: 'word/extra.xml', data: Buffer.from('<x/>'), ...part }]);
}

const relation = (type: string, target: string, mode = 'Internal') =>
  `<Relationship Id="r1" Type="http://schemas.example/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`;

const relationships = (content: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const withRelationships = (content: string) =>
  withPart({ name: 'word/_rels/document.xml.rels', data: Buffer.from(relationships(content)) });

/** A document with one more entry in its list of content types. */
function withContentType(type: string, ...more: ZipEntry[]): Buffer {
  const entries = docxEntries().map((entry) => {
    if (entry.name !== '[Content_Types].xml') return entry;
    return { ...entry, data: Buffer.from(String(entry.data).replace('</Types>', `${type}</Types>`)) };
  });
  return zipOf([...entries, ...more]);
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
  it('accepts an ordinary document, also with an extra part', async () => {
    expect(await verdictOn(zipOf(docxEntries()))).toBe('accepted');
    expect(await verdictOn(withPart({}))).toBe('accepted');
  });

  it('accepts the numbered main part that Word Online writes', async () => {
    const entries = docxEntries().map((entry) => ({
      ...entry,
      name: entry.name.replace('document', 'document2'),
    }));
    expect(await verdictOn(zipOf(entries))).toBe('accepted');
  });

  it('tells a document locked with a password from a file that is no DOCX', async () => {
    const locked = [{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }];
    expect(await verdictOn(compoundFile(locked))).toBe('locked');
    expect(await verdictOn(compoundFile([{ name: 'WordDocument' }]))).toBe('type');
  });

  it.each(['word/document.xml', '[Content_Types].xml'])(
    'does not recognise a document without %s',
    async (missing) => {
      expect(await verdictOn(zipOf(docxEntries().filter(({ name }) => name !== missing)))).toBe('type');
    },
  );

  it('accepts as many parts as the limit, but not one more', async () => {
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

  it.each([
    ['a template from the web', relation('attachedTemplate', 'https://evil.example/a.dotm', 'External')],
    ['a template on a share', relation('attachedTemplate', 'file:///\\\\evil\\share\\a.dotm', 'External')],
    [
      'the same in other words',
      relation('attachedTemplate', 'file:///%5C%5Cevil%5Cshare%5Ca.dotm', 'External'),
    ],
    ['a template of a host', relation('attachedTemplate', 'file:////Users.example/a/CV.dotx', 'External')],
    ...[
      'file:////Users/../evil.example/share/a.dotm',
      'file:////Users/%2e%2e/evil.example/share/a.dotm',
      'file:////Users/%252e%252E/evil.example/share/a.dotm',
      'file:////Users/.&#9;./evil.example/share/a.dotm',
      'file:////Users/../evil.example@SSL/DavWWWRoot/a.dotm',
      'file:////Users//evil.example/a.dotm',
      'file:////Users/\u2028/../../evil.example/share/a.dotm',
      'file:///x/..//evil.example/share/a.dotm',
      'file:///./%2Fevil.example/share/a.dotm',
      'file:///../../evil.example/a.dotm',
      'file:///C:\\Users\\..\\..\\a.dotm',
      '//Users/share/a.dotm',
      '/Users/share/a.dotm',
      '//Users/../evil.example/share/a.dotm',
      'x/..//evil.example/share/a.dotm',
      'x/%2525252525252fevil.example/a.dotm',
      '..//evil.example/share/a.dotm',
      '../x/../a.dotm',
    ].map((target) => [`a template of ${target}`, relation('attachedTemplate', target, 'External')] as const),
    ['a mode that is spelt with a reference', relation('frame', 'https://evil.example/', '&#69;xternal')],
    ['a picture from elsewhere', relation('image', 'https://evil.example/seen.png', 'External')],
    ['a picture from elsewhere, called internal', relation('image', 'https://evil.example/seen.png')],
    ['an object', relation('oleObject', 'embeddings/oleObject1.bin')],
    ['a control', relation('control', 'activeX/activeX1.xml')],
    ['macros in a part with a quiet name', relation('vbaProject', 'media/picture.png')],
    ['another document to be read in', relation('aFChunk', 'chunk.docx')],
    ['an add-in from the web', relation('webextensiontaskpanes', 'webextensions/taskpanes.xml')],
    [
      'an object beside a quiet type of another namespace',
      relation('oleObject', 'x.bin').replace('/>', ' xmlns:y="urn:y" y:Type="urn:y/styles" />'),
    ],
    ['a mode with white space', relation('image', 'evil.example/seen.png', ' External')],
  ])('refuses a document with %s', async (_what, relationships) => {
    expect(await verdictOn(withRelationships(relationships))).toBe('unsafe');
  });

  it.each([
    ['a link to press', relation('hyperlink', 'https://ada.example/', 'External')],
    ['the template of a word processor', relation('attachedTemplate', 'Normal.dotm', 'External')],
    ['a template of its author', relation('attachedTemplate', 'file:///C:\\Users\\Ada\\CV.dotx', 'External')],
    [
      'a template of its author on a Mac',
      relation('attachedTemplate', 'file:////Users/ada/CV.dotx', 'External'),
    ],
    ['a template above it', relation('attachedTemplate', '../../Templates/100%25%20CV.dotx', 'External')],
    ['a picture of its own', relation('image', 'media/image1.png')],
  ])('accepts a document with %s', async (_what, relationships) => {
    expect(await verdictOn(withRelationships(relationships))).toBe('accepted');
  });

  it.each([
    ['no XML', Buffer.from('<Relationships>')],
    ['too deep', Buffer.from(`${'<a>'.repeat(257)}${'</a>'.repeat(257)}`)],
    ['a document type', Buffer.from('<!DOCTYPE x [<!ENTITY e "External">]><Relationships/>')],
    ['bytes that are no text', Buffer.from([0xff, 0x00, 0xfe])],
    ['another encoding', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><Relationships/>')],
    [
      'more than any word processor writes',
      Buffer.from(`<Relationships>${' '.repeat(600_000)}</Relationships>`),
    ],
  ])('refuses relationships that are %s', async (_what, data) => {
    expect(await verdictOn(withPart({ name: 'word/_rels/document.xml.rels', data }))).toBe('unsafe');
  });

  it('reads relationships in UTF-16', async () => {
    const data = Buffer.from(`\ufeff${relationships(relation('oleObject', 'x.bin'))}`, 'utf16le');
    expect(await verdictOn(withPart({ name: 'word/_rels/document.xml.rels', data }))).toBe('unsafe');
  });

  it.each([
    ['macros', 'application/vnd.ms-word.document.macroEnabled.main+xml', 'unsafe'],
    ['macros of another program', 'application/vnd.ms-excel.sheet.macroEnabled.12', 'unsafe'],
    [
      'nothing that acts',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      'accepted',
    ],
  ])('checks a content type of %s', async (_what, type, verdict) => {
    expect(await verdictOn(withContentType(`<Override PartName="/word/a.xml" ContentType="${type}"/>`))).toBe(
      verdict,
    );
  });

  it('accepts a content type for an extension only while no part has that extension', async () => {
    const type =
      '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>';
    expect(await verdictOn(withContentType(type))).toBe('accepted');
    expect(
      await verdictOn(withContentType(type, { name: 'word/embeddings/a.BIN', data: Buffer.from('x') })),
    ).toBe('unsafe');
  });

  it('refuses a second name in an extra field', async () => {
    const { crc32 } = await import('node:zlib');
    const extra = unicodePath('word/vbaProject.bin', crc32('word/extra.xml'));
    expect(await verdictOn(withPart({ extra }))).toBe('unsafe');
  });

  it('refuses a directory with more entries than its end record counts', async () => {
    const entries = [...docxEntries(), { name: 'word/vbaProject.bin', data: Buffer.from('x') }];
    expect(await verdictOn(zipOf(entries, { declaredCount: entries.length - 1 }))).toBe('unsafe');
  });

  it('refuses a document appended to a program, or with bytes after the archive', async () => {
    expect(await verdictOn(zipOf(docxEntries(), { prefix: Buffer.from('MZ program') }))).toBe('type');
    expect(await verdictOn(Buffer.concat([zipOf(docxEntries()), Buffer.from('more')]))).not.toBe('accepted');
  });
});
