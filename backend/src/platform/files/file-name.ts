import { create } from 'content-disposition';
import { cleanLine, FILE_NAME_LIMIT } from '@smash/contract';

/** Longest extension, with its dot, that is kept when a name is cut. */
const LONGEST_EXTENSION = 12;
/** Only this much of a name is read, so that no pattern below can run long. */
const LONGEST_RAW_NAME = 1000;
const NAMELESS = 'file';
/** Half a surrogate pair, which no encoding of the name could carry. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const LEADING = /^[\s.]+/;
const TRAILING = /[\s.]+$/;

/**
 * The name of an uploaded file as it is kept and shown: without folders of any system, in NFC, without control
 * and direction marks, not hidden by a leading dot, at most FILE_NAME_LIMIT UTF-16 units with its extension
 * kept, never empty. It is data for people, never part of a path.
 */
export function cleanFileName(raw: string): string {
  const lastPart = raw.slice(-LONGEST_RAW_NAME).split(/[/\\]/).pop() ?? '';
  // NFC again: the removed mark may have stood between a letter and its accent
  const clean = cleanLine(lastPart.replace(LONE_SURROGATES, '')).normalize('NFC');
  const visible = clean.replace(TRAILING, '');
  const dot = visible.lastIndexOf('.');
  const extension = dot >= 0 && visible.length - dot <= LONGEST_EXTENSION ? visible.slice(dot) : '';
  const stem = visible.slice(0, visible.length - extension.length).replace(LEADING, '');
  const cut = stem.slice(0, FILE_NAME_LIMIT - extension.length).replace(LONE_SURROGATES, '');
  return `${cut || NAMELESS}${extension}`.replace(TRAILING, '');
}

/** The value of a Content-Disposition header (RFC 6266) that gives a browser the file's name in full. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  return create(name, { type: disposition });
}
