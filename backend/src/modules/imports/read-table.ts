import type { Readable } from 'node:stream';
import { cleanLine, formatNumber, IMPORT_COLUMN_LIMIT, IMPORT_ROW_LIMIT, truncate } from '@smash/contract';
import { cellText, readCsv, UnreadableCsvError } from '../../platform/csv/read-csv.js';
import { TableRefusedException } from './imports.errors.js';

const LONGEST_HEADING = 100;
const LONGEST_SAMPLE = 60;
const SAMPLES = 3;

export interface TableOutline {
  headings: string[];
  sample: string[][];
  /** Rows without the headings, up to the last that is not empty. */
  rowCount: number;
}

/**
 * Reads a whole uploaded table once, so that later steps meet no error in it.
 * @throws TableRefusedException
 */
export async function outlineTable(content: Readable): Promise<TableOutline> {
  let headings: string[] | undefined;
  const sample: string[][] = [];
  let row = 0;
  let rowCount = 0;
  try {
    for await (const cells of readCsv(content)) {
      if (!headings) {
        headings = cells.map((cell) => truncate(cleanLine(cell), LONGEST_HEADING));
        continue;
      }
      row += 1;
      if (isEmptyRow(cells)) continue;
      rowCount = row;
      if (rowCount > IMPORT_ROW_LIMIT) throw new TableRefusedException(TOO_MANY_ROWS);
      if (sample.length < SAMPLES) {
        sample.push(
          cells.slice(0, headings.length).map((cell) => truncate(cleanLine(cellText(cell)), LONGEST_SAMPLE)),
        );
      }
    }
  } catch (error) {
    throw error instanceof UnreadableCsvError ? new TableRefusedException(error.message) : error;
  }
  if (!headings || sample.length === 0) throw new TableRefusedException(NO_ROWS);
  if (headings.length > IMPORT_COLUMN_LIMIT) throw new TableRefusedException(TOO_MANY_COLUMNS);
  return { headings, sample, rowCount };
}

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const NO_ROWS = 'This file has no rows below its headings.';
const TOO_MANY_ROWS = `This file has more than ${formatNumber(IMPORT_ROW_LIMIT)} rows. Please split it.`;
const TOO_MANY_COLUMNS = `This file has more than ${IMPORT_COLUMN_LIMIT} columns. Please remove those that are not needed.`;
