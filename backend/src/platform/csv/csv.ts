import { cleanText, lagosDate, lagosTime } from '@smash/contract';

/** What a cell holds: null leaves it empty. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet take a text for a formula, also in its full-width forms. */
const FORMULA = /^[\s\p{Format}]*[=+\-@＝＋－＠]/u;

/**
 * One cell of a CSV file (RFC 4180), always quoted. Control and direction marks are taken out, and what a
 * spreadsheet would run is put behind an apostrophe, with which it is a text. Telephone numbers get one too.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = cleanText(value ?? '').replace(/\t/g, ' ');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Digits of which a spreadsheet makes another number: without the zero at the front, or rounded. */
const MISREAD = /^(0\d+|\d{12,})$/;

/** A telephone number or an answer, with an apostrophe where a spreadsheet would take its digits for a number. */
export const digitsAsText = (text: string): string => (MISREAD.test(text) ? `'${text}` : text);

export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** `2026-11-20 14:05`, which spreadsheets read as a date; empty for none. */
export function lagosMoment(iso: string | null): string {
  if (iso === null) return '';
  const instant = new Date(iso);
  return `${lagosDate(instant)} ${lagosTime(instant)}`;
}
