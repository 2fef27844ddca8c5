import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
  sampleDoc,
  sampleDocx,
  sampleMsi,
  samplePdf,
  samplePng,
  sampleTxt,
  sampleXlsWithWordInside,
} from '../../../../../tests/support/sample-files.js';
import { FileRejectedError, UNSAFE_FILE_MESSAGE } from './file-rejected.error.js';
import { inspectFile, type InspectedFile } from './inspect-file.js';

const EXTENSIONS = ['pdf', 'doc', 'docx', 'txt'] as const;
const SPEED_LIMIT_MS = 100;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(bytes: Buffer, name: string, kind: FileKind = 'cover_letter'): Promise<InspectedFile> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return inspectFile(path, { kind, name });
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

const SAMPLES: [
  name: string,
  make: () => Buffer | Promise<Buffer>,
  acceptedAs: string[],
  unsafeAs?: string,
][] = [
  ['a PDF', () => samplePdf(), ['pdf']],
  [
    'a PDF after a byte order mark',
    async () => Buffer.concat([Buffer.from('\ufeff'), await samplePdf()]),
    ['pdf'],
  ],
  ['a PDF that is a web page too', () => pdfHtmlPolyglot(), ['pdf']],
  ['a Word 97 document', () => sampleDoc(), ['doc']],
  ['a Word 97 document with macros', () => macroDoc(), [], 'doc'],
  ['a Word document', () => sampleDocx(), ['docx']],
  ['a Word document with macros', () => macroDocx(), [], 'docx'],
  ['a text', () => sampleTxt(), ['txt']],
  ['a text in UTF-16', () => Buffer.from('\ufeffDear Sir', 'utf16le'), []],
  ['a text in Latin-1', () => Buffer.from('Résumé', 'latin1'), []],
  ['a text cut inside a character', () => sampleTxt('résumé').subarray(0, -1), []],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>'), ['txt']],
  ['a web page with a PDF header further down', () => Buffer.from('<html><p>Hello</p>\n%PDF-1.7'), ['txt']],
  ['a picture', () => samplePng(), []],
  ['an installer', () => sampleMsi(), []],
  ['a spreadsheet with a Word document inside', () => sampleXlsWithWordInside(), []],
  ['a Windows program', () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), randomBytes(500)]), []],
  ['random bytes', () => Buffer.concat([Buffer.of(0, 255), randomBytes(5000)]), []],
  ['one NUL', () => Buffer.of(0), []],
  ['the first half of a Word document', () => sampleDocx().subarray(0, 300), []],
  ['the beginning of a Word 97 document', () => sampleDoc().subarray(0, 700), []],
  ['a bomb', () => docxBomb(), [], 'docx'],
  ['a part that claims 4 GiB', () => docxWithHugeDeclaredSize(), [], 'docx'],
  ['a bomb of overlapping parts', () => docxOverlapBomb(), [], 'docx'],
  ['an archive of 60,000 parts', () => docxWithManyEntries(), [], 'docx'],
];

describe('inspectFile', () => {
  it.each(SAMPLES)(
    'knows %s whatever it calls itself, quickly',
    async (_name, make, acceptedAs, unsafeAs) => {
      const bytes = await make();
      for (const extension of EXTENSIONS) {
        const times: number[] = [];
        for (let run = 0; run < 3; run += 1) {
          const started = performance.now();
          const verdict = await verdictOn(bytes, extension);
          times.push(performance.now() - started);
          const expected = acceptedAs.includes(extension) ? 'accepted' : 'type';
          expect(`${extension}: ${verdict}`).toBe(
            `${extension}: ${extension === unsafeAs ? 'unsafe' : expected}`,
          );
        }
        expect(Math.min(...times)).toBeLessThan(SPEED_LIMIT_MS);
      }
    },
  );

  it('answers with the extension and the one type the file may be served with', async () => {
    for (const [extension, bytes] of Object.entries({
      pdf: await samplePdf(),
      doc: sampleDoc(),
      docx: sampleDocx(),
    })) {
      const contentType = FILE_CONTENT_TYPES[extension as keyof typeof FILE_CONTENT_TYPES];
      await expect(inspect(bytes, `My CV.${extension.toUpperCase()}`, 'cv')).resolves.toEqual({
        extension,
        contentType,
      });
    }
  });

  it('takes a text as a cover letter but not as a CV, each with its message', async () => {
    await expect(inspect(sampleTxt(), 'letter.txt')).resolves.toMatchObject({ extension: 'txt' });
    await expect(inspect(sampleTxt(), 'cv.txt', 'cv')).rejects.toThrow(FILE_RULES.cv.typeMessage);
    await expect(inspect(samplePng(), 'letter.png')).rejects.toThrow(FILE_RULES.cover_letter.typeMessage);
  });

  it.each(['cv', 'cv.', 'cv.exe', 'cv.pdf.exe', 'cv.pdf ', '.', ''])('refuses the name %j', async (name) => {
    await expect(inspect(await samplePdf(), name, 'cv')).rejects.toMatchObject({ reason: 'type' });
  });

  it('refuses an empty file of each type as empty', async () => {
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

  it('checks the whole of the largest text, quickly', async () => {
    const text = Buffer.alloc(FILE_SIZE_LIMIT - 1, 'Ẹ kú àárọ̀ ');
    expect(await verdictOn(Buffer.concat([text.subarray(0, -20), Buffer.from('the end')]), 'txt')).toBe(
      'accepted',
    );
    const started = performance.now();
    expect(await verdictOn(Buffer.concat([text.subarray(0, -20), Buffer.of(0xff)]), 'txt')).toBe('type');
    expect(performance.now() - started).toBeLessThan(2 * SPEED_LIMIT_MS);
    expect(await verdictOn(Buffer.concat([text.subarray(0, -20), Buffer.of(0)]), 'txt')).toBe('type');
  });

  it('takes a PDF of just under the size limit', async () => {
    expect(await verdictOn(await pdfOfSize(FILE_SIZE_LIMIT - 1), 'pdf')).toBe('accepted');
  });

  it('throws nothing but refusals for 3,000 files with random damage', async () => {
    const originals = [
      sampleDoc(),
      sampleDocx(),
      macroDoc(),
      docxOverlapBomb(),
      await samplePdf(),
      sampleTxt(),
    ];
    for (let count = 0; count < 3000; count += 1) {
      const bytes = Buffer.from(originals[count % originals.length] ?? []);
      for (let changes = randomInt(1, 8); changes > 0; changes -= 1) {
        const place = changes % 2 ? randomInt(bytes.length) : randomInt(Math.min(bytes.length, 1024));
        bytes.writeUInt8(randomInt(4) ? randomInt(256) : 255, place);
      }
      const cut = randomInt(5) ? bytes : bytes.subarray(0, randomInt(1, bytes.length));
      for (const extension of EXTENSIONS) {
        expect(['accepted', 'type', 'unsafe']).toContain(await verdictOn(cut, extension));
      }
    }
  }, 60_000);

  it('reports a disk that fails as what it is', async () => {
    await expect(inspectFile(folder, { kind: 'cv', name: 'a.docx' })).rejects.toMatchObject({
      code: 'EISDIR',
    });
    await expect(inspectFile(join(folder, 'gone'), { kind: 'cv', name: 'a.pdf' })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
