import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { withoutApostrophes } from './csv.js';

/** In characters; several times a job's texts at their longest. */
const LONGEST_ROW = 256 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;

/** A table that cannot be read; the message is written for the person who sent it. */
export class UnreadableCsvError extends Error {}

/**
 * Reads the rows of a CSV file in UTF-8 (RFC 4180; semicolons and tabs are accepted), one at a time: memory does not
 * grow with the file. Empty lines are rows too, so that row numbers are those of a spreadsheet.
 * @throws UnreadableCsvError
 */
export async function* readCsv(source: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const text = decoded(source);
  const head = await untilFirstRow(text);
  const parser = parse({
    delimiter: delimiterOf(firstRowOf(head)),
    relaxColumnCount: true,
    maxRecordSize: LONGEST_ROW,
  });
  // The parser throws this failure as well, below.
  const flow = pipeline(Readable.from(joined(head, text)), parser).catch(() => undefined);
  try {
    yield* parser as AsyncIterable<string[]>;
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsvError(describe(error)) : error;
  } finally {
    parser.destroy();
    await flow;
  }
}

/** The text up to the first line break outside quotation marks: `head` may hold hundreds of rows. */
const firstRowOf = (head: string): string => /^(?:"[^"]*"|[^"\n])*/.exec(head)?.[0] ?? head;

/** The delimiter, by the first row: the candidate that occurs most often. */
export function delimiterOf(row: string): string {
  const unquoted = row.replace(/"[^"]*"/g, '');
  const count = (sign: string) => unquoted.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The text that a cell of a spreadsheet stands for: without the apostrophes that keep "+234 …" and "0803…" text. */
export function cellText(cell: string | undefined): string {
  return withoutApostrophes((cell ?? '').trim());
}

async function* decoded(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new UnreadableCsvError(NOT_UTF8);
    }
  };
  for await (const bytes of source) {
    const text = decode(bytes);
    if (text.includes('\0')) throw new UnreadableCsvError(NOT_UTF8);
    yield text;
  }
  yield decode();
}

const NOT_UTF8 =
  'This file is not a CSV file in UTF-8. In Excel, choose “Save as” and then “CSV UTF-8”; in Google Sheets, “Download” and then “Comma-separated values”.';

async function untilFirstRow(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (!head.includes('\n') && head.length < LONGEST_ROW) {
    const next = await text.next();
    if (next.done) break;
    head += next.value;
  }
  return head;
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function describe({ code, records }: CsvError): string {
  const row = Number(records) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED') {
    return `Row ${row} does not end: a quotation mark is open. Please correct it and choose the file again.`;
  }
  return `Row ${row} has a quotation mark in the wrong place. Please correct it and choose the file again.`;
}
