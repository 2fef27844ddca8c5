import { strToU8, zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { zipOf, type ZipEntry } from './zip.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function partsOf(text: string): Record<string, string> {
  const lines = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').split('\n');
  const run = lines.map((line) => `<w:t xml:space="preserve">${line}</w:t>`).join('<w:br/>');
  return {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
    '_rels/.rels':
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
      `<w:body><w:p><w:r>${run}</w:r></w:p></w:body></w:document>`,
  };
}

/** The entries of a valid document, from which hostile ones are made. */
export function docxEntries(): ZipEntry[] {
  return Object.entries(partsOf('Curriculum vitae')).map(([name, part]) => ({
    name,
    data: Buffer.from(part),
  }));
}

/** A Word document with one paragraph, whose lines are those of the text, as a zip library writes it. */
export function sampleDocx(text = 'Curriculum vitae of Ada Lovelace'): Buffer {
  const parts = Object.entries(partsOf(text)).map(([name, part]) => [name, strToU8(part)] as const);
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const paragraph = (content: string) => `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${content}</w:p>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

/**
 * A Word document that says "Name" in the headers of its first and of its further pages, "Telephone" in a footer, "Note" in a
 * footnote and "Skills" in a text box, which Word writes twice, in the midst of the paragraph "Body".
 */
export function docxWithMoreThanItsBody(): Buffer {
  const box = `<w:txbxContent>${paragraph(run('Skills'))}</w:txbxContent>`;
  const boxes = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
  const moved = `<w:moveFrom>${run('Moved')}</w:moveFrom>`;
  const part = (root: string, content: string) => `${XML}<w:${root} ${NAMESPACES}>${content}</w:${root}>`;
  const parts: Record<string, string> = {
    ...partsOf(''),
    'word/document.xml': part(
      'document',
      `<w:body>${paragraph(`${run('Bo')}<w:r>${boxes}</w:r>${moved}${run('dy')}`)}</w:body>`,
    ),
    'word/header1.xml': part('hdr', paragraph(run('Name'))),
    'word/header2.xml': part('hdr', paragraph(run('Name'))),
    'word/footer1.xml': part('ftr', paragraph(run('Telephone'))),
    'word/footnotes.xml': part(
      'footnotes',
      `<w:footnote>${paragraph('<w:r><w:separator/></w:r>')}</w:footnote><w:footnote>${paragraph(run('Note'))}</w:footnote>`,
    ),
    'word/styles.xml': part('styles', ''),
  };
  return zipOf(Object.entries(parts).map(([name, content]) => ({ name, data: Buffer.from(content) })));
}

/** A document with a part of 100,000 elements within one another, which packs to a few hundred bytes. */
export const deepDocx = (): Buffer =>
  zipOf([...docxEntries(), { name: 'word/deep.xml', data: Buffer.from('<a>'.repeat(100_000)) }]);

/** About 1.2 MB that unpack to 1.2 GB, with true headers: 150 images of zeros. */
export function docxBomb(): Buffer {
  const size = 8 * 1024 * 1024;
  const deflated = deflateRawSync(Buffer.alloc(size));
  const images = Array.from({ length: 150 }, (_, index) => ({
    name: `word/media/image${index}.png`,
    deflated,
    size,
  }));
  return zipOf([...docxEntries(), ...images]);
}

/** One small part that claims to unpack to almost 4 GiB. */
export function docxWithHugeDeclaredSize(): Buffer {
  const lie = { name: 'word/media/image1.png', data: Buffer.from('x'), size: 0xfffffffe };
  return zipOf([...docxEntries(), lie]);
}

/** A bomb whose parts all point at the same compressed data. */
export function docxOverlapBomb(): Buffer {
  const size = 300_000;
  const first = { name: 'word/media/image0.png', deflated: deflateRawSync(Buffer.alloc(size)), size };
  const repeats = Array.from({ length: 100 }, (_, index) => ({
    ...first,
    name: `word/media/image${index + 1}.png`,
    sharesData: true,
  }));
  return zipOf([...docxEntries(), first, ...repeats]);
}

/** A document with 60,000 parts, about 5 MB of nothing but headers; fewer can be asked for. */
export function docxWithManyEntries(count = 60_000): Buffer {
  const empty = new Uint8Array();
  const parts = Array.from({ length: count }, (_, index) => ({
    name: `a${index}`,
    deflated: empty,
    size: 0,
  }));
  return zipOf([...docxEntries(), ...parts]);
}

/** A document with macros (.docm) in the guise of a .docx. */
export function macroDocx(): Buffer {
  return zipOf([...docxEntries(), { name: 'word/vbaProject.bin', data: Buffer.from('macros') }]);
}
