import { cleanText, lagosDate, lagosTime } from '@smash/contract';

/** The content of a cell; null leaves it empty. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet begins a formula, full-width forms included: at the start of a text; and after semicolons and line
 * breaks, since one that separates cells by semicolons does not see the quotation marks around a text.
 */
const START = String.raw`(?<=^|[;\n])`;
const FORMULA = String.raw`(?=(?:(?!\n)[\s"'\p{Format}])*[=+\-@＝＋－＠])`;
const FORMULA_STARTS = new RegExp(`${START}${FORMULA}`, 'gu');
const APOSTROPHES = new RegExp(String.raw`${START}'${FORMULA}|^'(?='*\d[\d/:e-]*$)`, 'giu');

/**
 * One cell of a CSV file (RFC 4180). Texts are quoted, control and direction marks removed, and an apostrophe put
 * before what a spreadsheet would run as a formula, so that it stays text; before apostrophes of the writer's own as
 * well, so that an import takes off no more than was added. Telephone numbers with a plus get one too.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = cleanText(value ?? '').replace(/\t/g, ' ');
  return `"${text.replace(FORMULA_STARTS, "'").replaceAll('"', '""')}"`;
}

/** The text of a cell without the apostrophes that `csvCell` and `digitsAsText` add. */
export const withoutApostrophes = (text: string): string => text.replace(APOSTROPHES, '');

/** Digits that a spreadsheet would change: it drops the leading zero, rounds, or makes a date of 1-2 and a time of 2:1. */
const MISREAD = /^'*(0\d+|\d{12,}|\d{1,4}([-/:]\d{1,4}){1,2}|\d+e\d+)$/i;

/** A telephone number, an answer, a tag or the number of a receipt, with an apostrophe where a spreadsheet would read its digits as a number or date. */
export const digitsAsText = (text: string): string => (MISREAD.test(text) ? `'${text}` : text);

export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** `2026-11-20 14:05` in Lagos time, which spreadsheets read as a date; empty for null. */
export function lagosMoment(iso: string | null): string {
  if (iso === null) return '';
  const instant = new Date(iso);
  return `${lagosDate(instant)} ${lagosTime(instant)}`;
}
