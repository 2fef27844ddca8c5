import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { samplePdf } from '../../../../../tests/support/samples/files.js';
import { textOfPdf } from './pdf-text.js';

/** A page with a form: two text fields, a list and a check box. */
function pdfForm(): Promise<Buffer> {
  const pdf = new PDFDocument();
  const content = buffer(pdf);
  pdf.text('Curriculum vitae').initForm();
  pdf.formText('name', 50, 200, 200, 20, { value: 'Ada Lovelace' });
  pdf.formText('empty', 50, 230, 200, 20, {});
  pdf.formCombo('skill', 50, 260, 200, 20, { select: ['Welding', 'Forging'], value: 'Forging' });
  pdf.formCheckbox('agreed', 50, 290, 20, 20, {});
  pdf.end();
  return content;
}

it('what was typed and chosen in the fields of a form is read after the page', async () => {
  const text = await textOfPdf(await pdfForm(), 1_000);
  expect(text.split('\n').filter(Boolean)).toEqual(['Curriculum vitae', 'Ada Lovelace', 'Forging']);
});

const withoutSecondPage = async (first: string) => {
  const whole = (await samplePdf(first, 'Second')).toString('latin1');
  return textOfPdf(Buffer.from(whole.replace('6 0 R', '9 0 R'), 'latin1'), 1_000);
};

it('a page that is missing takes nothing from the text of the others', async () => {
  expect((await withoutSecondPage('First')).trim()).toBe('First');
});

it('a PDF of which nothing but empty pages can be read is not taken for a scan', async () => {
  await expect(withoutSecondPage('')).rejects.toThrow('no page');
});
