import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  FILE_CONTENT_TYPES,
  FILE_MESSAGES,
  FILE_RULES,
  FILE_SIZE_LIMIT,
  type FileKind,
} from '@smash/contract';
import {
  docxBomb,
  docxOverlapBomb,
  docxWithHugeDeclaredSize,
  docxWithManyEntries,
  emptyFile,
  macroDoc,
  macroDocx,
  pdfHtmlPolyglot,
  pdfOfSize,
  pdfWithPackedScript,
  sampleDoc,
  sampleDocx,
  sampleMsi,
  samplePdf,
  samplePng,
  sampleTxt,
  sampleXlsWithWordInside,
} from '../../../../../tests/support/samples/files.js';
import { damagedFile } from '../../../../../tests/support/samples/damage.js';
import { FUZZ_ROUNDS, startFuzz } from '../../../../../tests/support/samples/fuzz.js';
import { withSpooled } from '../../../../../tests/support/samples/spooled.js';
import { FileRejectedError, UNSAFE_FILE_MESSAGE } from './file-rejected.error.js';
import { inspectFile, type InspectedFile } from './inspect-file.js';

const EXTENSIONS = ['pdf', 'doc', 'docx', 'txt'] as const;

function inspect(bytes: Buffer, name: string, kind: FileKind = 'cover_letter'): Promise<InspectedFile> {
  return withSpooled(bytes, (file) => inspectFile(file, { kind, name }));
}

/** 'accepted', or the reason for the refusal. */
async function verdictOn(bytes: Buffer, extension: string): Promise<string> {
  try {
    await inspect(bytes, `file.${extension}`);
    return 'accepted';
  } catch (error) {
    if (error instanceof FileRejectedError) return error.reason;
    throw error;
  }
}

interface Sample {
  name: string;
  make: () => Buffer | Promise<Buffer>;
  /** The only extension under which the sample is accepted, and the only one under which it is unsafe. */
  accepted?: string;
  unsafe?: string;
}

const SAMPLES: Sample[] = [
  { name: 'a PDF', make: () => samplePdf(), accepted: 'pdf' },
  {
    name: 'a PDF after a byte order mark',
    make: async () => Buffer.concat([Buffer.from('\ufeff'), await samplePdf()]),
    accepted: 'pdf',
  },
  { name: 'a PDF that is a web page too', make: () => pdfHtmlPolyglot(), accepted: 'pdf' },
  { name: 'a Word 97 document', make: () => sampleDoc(), accepted: 'doc' },
  { name: 'a Word 97 document with macros', make: () => macroDoc(), unsafe: 'doc' },
  { name: 'a Word document', make: () => sampleDocx(), accepted: 'docx' },
  { name: 'a Word document with macros', make: () => macroDocx(), unsafe: 'docx' },
  { name: 'a text', make: () => sampleTxt(), accepted: 'txt' },
  { name: 'a text in UTF-16', make: () => Buffer.from('\ufeffẸ kú àárọ̀', 'utf16le'), accepted: 'txt' },
  { name: 'a text in UTF-16 without its mark', make: () => Buffer.from('Dear Sir', 'utf16le') },
  { name: 'a text in UTF-16 with NUL', make: () => Buffer.from('\ufeffDear\0Sir', 'utf16le') },
  { name: 'half a character of UTF-16', make: () => Buffer.from('\ufeffDear Sir\ud800', 'utf16le') },
  { name: 'bytes after the mark of UTF-16', make: () => Buffer.from('fffe41', 'hex') },
  { name: 'a text in UTF-32', make: () => Buffer.from('fffe000041000000', 'hex') },
  {
    name: 'a text of old Windows',
    make: () => Buffer.from('I\x92m a r\xe9sum\xe9', 'latin1'),
    accepted: 'txt',
  },
  ...['\0', '\x02', '\x1b', '\x7f', '\x81', '\x9d'].map((control) => ({
    name: `a text of old Windows with ${JSON.stringify(control)}`,
    make: () => Buffer.from(`r\xe9sum${control}`, 'latin1'),
  })),
  { name: 'a text cut inside a character', make: () => sampleTxt('Ẹ kú àárọ̀').subarray(0, -1) },
  { name: 'a web page', make: () => Buffer.from('<html><script>alert(1)</script></html>'), accepted: 'txt' },
  {
    name: 'a web page with a PDF header further down',
    make: () => Buffer.from('<html><p>Hello</p>\n%PDF-1.7'),
    accepted: 'txt',
  },
  { name: 'a picture', make: () => samplePng() },
  { name: 'an installer', make: () => sampleMsi() },
  { name: 'a spreadsheet with a Word document inside', make: () => sampleXlsWithWordInside() },
  {
    name: 'a Windows program',
    make: () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), randomBytes(500)]),
  },
  { name: 'random bytes', make: () => Buffer.concat([Buffer.of(0, 255), randomBytes(5000)]) },
  { name: 'one NUL', make: () => Buffer.of(0) },
  { name: 'the first half of a Word document', make: () => sampleDocx().subarray(0, 300) },
  { name: 'the beginning of a Word 97 document', make: () => sampleDoc().subarray(0, 700) },
  { name: 'a bomb', make: () => docxBomb(), unsafe: 'docx' },
  { name: 'a part that claims 4 GiB', make: () => docxWithHugeDeclaredSize(), unsafe: 'docx' },
  { name: 'a bomb of overlapping parts', make: () => docxOverlapBomb(), unsafe: 'docx' },
  { name: 'an archive of 60,000 parts', make: () => docxWithManyEntries(), unsafe: 'docx' },
];

describe('inspectFile', () => {
  it.each(SAMPLES)('recognises $name under any extension', async ({ make, accepted, unsafe }) => {
    const bytes = await make();
    for (const extension of EXTENSIONS) {
      const expected = extension === accepted ? 'accepted' : 'type';
      const verdict = await verdictOn(bytes, extension);
      expect(`${extension}: ${verdict}`).toBe(`${extension}: ${extension === unsafe ? 'unsafe' : expected}`);
    }
  });

  it('returns the extension and the content type to serve the file with', async () => {
    for (const [extension, bytes] of Object.entries({
      pdf: await samplePdf(),
      doc: sampleDoc(),
      docx: sampleDocx(),
    })) {
      const contentType = FILE_CONTENT_TYPES[extension as keyof typeof FILE_CONTENT_TYPES];
      await expect(inspect(bytes, `My CV.${extension.toUpperCase()}`, 'cv')).resolves.toEqual({
        extension,
        contentType,
        warnings: [],
      });
    }
  });

  it.each([
    ['utf-8', sampleTxt()],
    ['utf-16', Buffer.from('\ufeffDear Sir', 'utf16le')],
    ['utf-16', Buffer.from('\ufeffDear Sir', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('R\xe9sum\xe9', 'latin1')],
  ])('recognises the encoding %s of a text', async (charset, bytes) => {
    await expect(inspect(bytes, 'letter.txt')).resolves.toEqual({
      ...{ extension: 'txt', contentType: `text/plain; charset=${charset}`, warnings: [] },
    });
  });

  it('accepts a text as a cover letter but not as a CV, and each refusal has its message', async () => {
    await expect(inspect(sampleTxt(), 'letter.txt')).resolves.toMatchObject({ extension: 'txt' });
    await expect(inspect(sampleTxt(), 'cv.txt', 'cv')).rejects.toThrow(FILE_RULES.cv.typeMessage);
    await expect(inspect(samplePng(), 'letter.png')).rejects.toThrow(FILE_RULES.cover_letter.typeMessage);
  });

  it.each(['cv', 'cv.', 'cv.exe', 'cv.pdf.exe', 'cv.pdf ', '.', ''])(
    'refuses the file name %j',
    async (name) => {
      await expect(inspect(await samplePdf(), name, 'cv')).rejects.toMatchObject({ reason: 'type' });
    },
  );

  it('refuses an empty file of any type as empty', async () => {
    for (const extension of EXTENSIONS) {
      await expect(inspect(emptyFile(), `a.${extension}`)).rejects.toMatchObject({
        reason: 'empty',
        message: FILE_MESSAGES.empty,
      });
    }
  });

  it('tells the applicant what to do about an unsafe file', async () => {
    await expect(inspect(macroDocx(), 'cv.docx', 'cv')).rejects.toThrow(UNSAFE_FILE_MESSAGE);
  });

  it('checks the whole of a text of the maximum size', async () => {
    const text = Buffer.alloc(FILE_SIZE_LIMIT - 1, 'Ẹ kú àárọ̀ ').subarray(0, -20);
    expect(await verdictOn(Buffer.concat([text, Buffer.from('the end')]), 'txt')).toBe('accepted');
    expect(await verdictOn(Buffer.concat([text, Buffer.of(0)]), 'txt')).toBe('type');
    expect(await verdictOn(Buffer.concat([text, Buffer.of(0xff)]), 'txt')).toBe('type');
    const old = Buffer.alloc(FILE_SIZE_LIMIT - 1, 'Résumé ', 'latin1');
    expect(await verdictOn(old, 'txt')).toBe('accepted');
    expect(await verdictOn(Buffer.concat([old, Buffer.of(2)]), 'txt')).toBe('type');
  });

  it('warns of what a PDF can do when it is opened', async () => {
    await expect(inspect(pdfWithPackedScript(), 'cv.pdf', 'cv')).resolves.toMatchObject({
      warnings: ['script'],
    });
  });

  it('accepts a PDF just under the size limit', async () => {
    expect(await verdictOn(await pdfOfSize(FILE_SIZE_LIMIT - 1), 'pdf')).toBe('accepted');
  });

  it('throws nothing but refusals for randomly damaged files', async () => {
    const random = startFuzz();
    for (let count = 0; count < FUZZ_ROUNDS; count += 1) {
      const { bytes } = damagedFile(random);
      for (const extension of EXTENSIONS) {
        expect(['accepted', 'type', 'unsafe']).toContain(await verdictOn(bytes, extension));
      }
    }
  });

  it('passes on the error of a failing disk', async () => {
    const removed = await withSpooled(sampleDocx(), (file) => Promise.resolve(file));
    await expect(inspectFile(removed, { kind: 'cv', name: 'a.docx' })).rejects.toMatchObject({
      code: 'EBADF',
    });
  });
});
