import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { docxEntries } from '../../../../../tests/support/samples/docx.js';
import { withSpooled } from '../../../../../tests/support/samples/spooled.js';
import { zipOf, type ZipEntry } from '../../../../../tests/support/samples/zip.js';
import { inspectDocx } from './docx.js';

const MEBIBYTE = 1_048_576;
const verdictOn = (bytes: Buffer) => withSpooled(bytes, inspectDocx);
const withPart = (part: Partial<ZipEntry>) =>
  zipOf([...docxEntries(), { name: 'word/extra.xml', data: Buffer.from('<x/>'), ...part }]);

const field = (...pieces: string[]) =>
  [
    '<w:fldChar w:fldCharType="begin"/>',
    ...pieces.map((piece) => (piece.startsWith('<') ? piece : `<w:instrText>${piece}</w:instrText>`)),
    '<w:fldChar w:fldCharType="end"/>',
  ].join('</w:r><w:r>');
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:x="urn:x" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x"';
const headerOf = (content: string) => `<w:hdr ${NAMESPACES}><w:p><w:r>${content}</w:r></w:p></w:hdr>`;
const begin = '<w:fldChar w:fldCharType="begin"/>';
const end = '<w:fldChar w:fldCharType="end"/>';
const instruction = (text: string) => `<w:instrText>${text}</w:instrText>`;
const partOf = (data: string | Buffer, name = 'word/header1.xml') =>
  withPart({ name, data: Buffer.from(data) });
const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const svg = 'http://www.w3.org/2000/svg';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
/** Empty compressed blocks, longer than what was once unpacked to read the beginning of a part. */
const NOTHING_PACKED = Buffer.from('000000ffff'.repeat(150), 'hex');
const withText = (content: string, name = 'word/header1.xml', encoding: BufferEncoding = 'utf8') =>
  withPart({
    name,
    data: Buffer.from(`${encoding === 'utf8' ? '' : '\ufeff'}${headerOf(content)}`, encoding),
  });

describe('the fields of a document', () => {
  it.each([
    ['a field that starts a program', withText(field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" '))],
    ['the same in pieces', withText(field(' D', 'de', 'AUTO x '))],
    ['the same as a simple field', withText('<w:fldSimple w:instr=" DDE x y "/>')],
    ['the same in a part that is called a picture', withText(field('DDE x y'), 'word/media/image1.png')],
    ['the same in UTF-16', withText(field('DDE x y'), 'word/header1.xml', 'utf16le')],
    [
      'the same behind much space',
      withPart({
        name: 'word/header1.xml',
        data: Buffer.from(' '.repeat(3_000) + headerOf(field('DDE x y'))),
      }),
    ],
    [
      'the same behind blocks of nothing',
      withPart({
        name: 'word/header1.xml',
        data: Buffer.from(headerOf(field('DDE x y'))),
        deflated: Buffer.concat([NOTHING_PACKED, deflateRawSync(headerOf(field('DDE x y')))]),
      }),
    ],
    [
      'space that is unpacked a thousandfold, and does not end',
      withPart({
        name: 'word/a.bin',
        size: 1,
        deflated: deflateRawSync(' '.repeat(3 * MEBIBYTE), { level: 9 }).subarray(0, 512),
      }),
    ],
    ['a field whose name another one makes', withText(field(field('QUOTE 68 68 69'), 'AUTO x'))],
    [
      'a link to another document',
      withText(field(' LINK Word.Document.8 "https://evil.example/a.doc" \\a ')),
    ],
    ['the same as CDATA', withText(field('<w:instrText><![CDATA[DDE x y]]></w:instrText>'))],
    [
      'the same in a simple field that says otherwise, too',
      withText('<w:fldSimple w:instr="DDE x" x:instr="PAGE"/>'),
    ],
    [
      'the same in a simple field by two prefixes',
      withText(
        '<w:fldSimple xmlns:v="http://schemas.openxmlformats.org/wordprocessingml/2006/main" v:instr="DDE x"/>',
      ),
    ],
    [
      'the same behind a mark of two types',
      withText(`<w:fldChar w:fldCharType="begin" x:fldCharType="zz"/>${instruction('DDE x')}`),
    ],
    ['a mark of no type', withText(`<w:fldChar x:fldCharType="begin"/>`)],
    ['the same around another element', withText(field('<w:instrText>DD<x:a/>E x</w:instrText>'))],
    [
      'the same in the other namespace',
      partOf(`<a:hdr xmlns:a="${strict}"><a:r><a:fldSimple a:instr="DDE x"/></a:r></a:hdr>`),
    ],
    [
      'the same behind an instruction of another namespace',
      withText(field('<x:instrText>PAGE </x:instrText>', 'DDE x')),
    ],
    ...[` ${transitional}`, `${transitional}\u00a0`, strict].map(
      (namespace) =>
        [
          `the same behind an instruction of the namespace "${namespace}"`,
          withText(field(`<v:instrText xmlns:v="${namespace}">PAGE </v:instrText>`, 'DDE x')),
        ] as const,
    ),
    [
      'the same behind a run of the other namespace',
      withText(
        `${begin}</w:r><v:r xmlns:v="${strict}">${instruction('PAGE ')}</v:r><w:r>${instruction('DDE x')}`,
      ),
    ],
    [
      'the same by a prefix that once stood for something else',
      withText(
        `<x:a xmlns:x="urn:y"><x:fldSimple xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:instr="DDE x"/></x:a>`,
      ),
    ],
    [
      'the same behind what a reader ignores',
      withText(`${begin}<x:a>${instruction('PAGE ')}</x:a>${instruction('DDE x')}${end}`),
    ],
    [
      'the same behind an end that a reader ignores',
      withText(`${begin}<x:a>${end}</x:a>${instruction('DDE x')}${end}`),
    ],
    [
      'the same behind a choice',
      withText(
        `${begin}<mc:AlternateContent><mc:Choice Requires="x">${instruction('PAGE ')}</mc:Choice></mc:AlternateContent>${instruction('DDE x')}`,
      ),
    ],
    [
      'the same behind what was deleted',
      withText(`${begin}<w:del>${instruction('PAGE ')}</w:del>${instruction('DDE x')}${end}`),
    ],
    ['the same without an end', withText(begin + instruction('DDE x'))],
    ['the same with a tab after its name', withText(field('DDE', '<w:tab/>', 'x y'))],
    ['the same half as text', withText(field('ddea', '<w:t>uto x</w:t>'))],
    ['the same as text', withText(field('<w:t>DDE x y</w:t>'))],
    [
      'a simple field that makes the name of another one',
      withText(field('<w:fldSimple w:instr="QUOTE 68"/>', 'DE x')),
    ],
    ['XML in UTF-16 without its mark', partOf(Buffer.from(headerOf(''), 'utf16le'))],
    [
      'the same the other way round',
      partOf(Buffer.from(headerOf(''), 'utf16le').swap16(), 'word/media/a.png'),
    ],
    ['XML in EBCDIC', partOf(Buffer.from('4c6fa7949340', 'hex'))],
    ['entities', partOf('<!DOCTYPE w [<!ENTITY e "DDE">]><w/>')],
    ...[
      '<!DOCTYPE svg [<!ENTITY e "x">]><a/>',
      `<!DOCTYPE svg [<!ENTITY e "${transitional}">]><svg xmlns="${svg}" xmlns:w="&e;"><w:fldSimple w:instr="PAGE"/></svg>`,
      `<!DOCTYPE svg [<!ENTITY e "x">]><svg xmlns="${svg}">&e;</svg>`,
      `<!DOCTYPE svg [<!ENTITY lt "x">]><svg xmlns="${svg}"/>`,
      `<!DOCTYPE svg [<!ENTITY e "x"><!ENTITY f "&e;">]><svg xmlns="${svg}"/>`,
      `<!DOCTYPE svg [<!ATTLIST svg a CDATA "x">]><svg xmlns="${svg}"/>`,
      `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(8_192)}">]><svg xmlns="${svg}"/>`,
    ].map((xml) => [`the declarations of ${xml.slice(0, 150)}`, partOf(xml, 'word/media/a.svg')] as const),
    ['XML that is not closed', partOf('<a>')],
    ['XML that is too deep', partOf(`${'<a>'.repeat(257)}${'</a>'.repeat(257)}`)],
    [
      'an element of too many attributes',
      partOf(`<a ${Array.from({ length: 1_001 }, (_, index) => `a${index}=""`).join(' ')}/>`),
    ],
    ['a web page as a video', withText('<w:webVideoPr embeddedHtml="&lt;iframe/&gt;"/>')],
    [
      'text in another encoding',
      withPart({ name: 'word/a.xml', data: Buffer.from('<?xml version="1.0" encoding="IBM037"?><a/>') }),
    ],
    [
      'more XML than any CV',
      withPart({ name: 'word/a.xml', data: Buffer.from(`<a>${randomBytes(4_500_000).toString('hex')}</a>`) }),
    ],
  ])('refuses a document that contains %s', async (_what, bytes) => {
    expect(await verdictOn(bytes)).toBe('unsafe');
  });

  it.each([
    ['a link to press', withText(field(' HYPERLINK "https://ada.example/dde/" '))],
    ['a picture that was pasted', withText(field(' INCLUDEPICTURE "https://ada.example/a.png" '))],
    ['a formula', withText(field(' =', field(' PAGE '), '+1 '))],
    ['a field in a field', withText(field(' IF ', field(' PAGE '), '= 1 "a" "b"'))],
    ['the word in its text', withText('<w:t>DDEAUTO</w:t>')],
    [
      'the word in the result of a field',
      withText(field('PAGE', '<w:fldChar w:fldCharType="separate"/>', '<w:t>DDE</w:t>')),
    ],
    [
      'a field in the result of a field',
      withText(field('TOC', '<w:fldChar w:fldCharType="separate"/>', field('PAGE'))),
    ],
    [
      'a field over two paragraphs',
      withText(
        `${begin}${instruction('TOC \\o')}</w:r></w:p><w:p><w:hyperlink><w:r>${end}</w:r></w:hyperlink></w:p><w:p><w:r>`,
      ),
    ],
    [
      'a field that was deleted',
      withText(`<w:del><w:r>${field('<w:delInstrText> PAGE </w:delInstrText>')}</w:r></w:del>`),
    ],
    [
      'a number of pages in a text box, written twice',
      withText(
        `<mc:AlternateContent><mc:Choice Requires="wps"><w:r>${field(' PAGE ')}</w:r></mc:Choice><mc:Fallback><w:r>${field(' PAGE ')}</w:r></mc:Fallback></mc:AlternateContent>`,
      ),
    ],
    [
      'a link around a picture with a field of its own',
      withText(
        `${begin}${instruction(' HYPERLINK "https://ada.example" ')}<w:drawing><w:r>${field(' PAGE ')}</w:r></w:drawing>${end}`,
      ),
    ],
    ['XML as deep as allowed', partOf(`${'<a>'.repeat(256)}${'</a>'.repeat(256)}`)],
    [
      'a font whose first byte is a bracket',
      partOf(Buffer.from('3c8a0012ff', 'hex'), 'word/fonts/font1.odttf'),
    ],
    [
      'a picture that is drawn',
      withPart({ name: 'word/media/a.svg', data: Buffer.from('<!DOCTYPE svg><svg/>') }),
    ],
    [
      'a drawing by Adobe Illustrator',
      partOf(
        `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n\t<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">\n\t<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n]>\n<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="${svg}"><g/></svg>`,
        'word/media/image1.svg',
      ),
    ],
    ['7 MB of XML', partOf(`<a>${randomBytes(3_500_000).toString('hex')}</a>`)],
    ['a number of a page without a mark before it', withText(field('PAGE', '<w:t>1</w:t>'))],
  ])('accepts a document that contains %s', async (_what, bytes) => {
    expect(await verdictOn(bytes)).toBe('accepted');
  });
});
