import { cleanText } from '@smash/contract';

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a text for a formula, also in its full-width forms. */
const FORMULA = /^[\s\p{Format}]*[=+\-@＝＋－＠]/u;

/**
 * One cell of a CSV file (RFC 4180), always quoted. Control and direction marks are taken out, and what a
 * spreadsheet would run is put behind an apostrophe, with which it is a text. Telephone numbers get one too.
 */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = cleanText(value ?? '').replace(/\t/g, ' ');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
