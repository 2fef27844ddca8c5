import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
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
