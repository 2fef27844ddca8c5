import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { docxBomb, pdfHtmlPolyglot, pdfOfSize, sampleDocx } from '../../support/samples/files.js';

describe('sample files', () => {
  it.each([1500, 2000, 9999, 10_000, 10_001, 99_999, 100_000, 5_242_879, 5_242_880])(
    'include a PDF of exactly %d bytes that opens',
    async (size) => {
      const pdf = await pdfOfSize(size);
      expect(pdf).toHaveLength(size);
      const document = await PDFDocument.load(pdf, { throwOnInvalidObject: true });
      expect(document.getPageCount()).toBe(1);
    },
  );

  it('include a Word document that holds its text, escaped', () => {
    const parts = unzipSync(sampleDocx('Ada & <Co>'));
    expect(Buffer.from(parts['word/document.xml'] ?? []).toString()).toContain('Ada &amp; &lt;Co>');
  });

  it('include a small bomb that declares its true size, of more than a gibibyte', () => {
    const bomb = docxBomb();
    let unpacked = 0;
    unzipSync(bomb, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(unpacked).toBeGreaterThan(1_073_741_824);
  });

  it('include a PDF with a script in it that opens as a PDF', async () => {
    const polyglot = await pdfHtmlPolyglot();
    expect(polyglot.includes('<script>')).toBe(true);
    expect((await PDFDocument.load(polyglot)).getPageCount()).toBe(1);
  });
});
