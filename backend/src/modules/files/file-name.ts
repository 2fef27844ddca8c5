import { create } from 'content-disposition';
import { cleanLine, FILE_NAME_LIMIT } from '@smash/contract';

/** Longest extension that survives when a name is cut, with its dot. */
const LONGEST_EXTENSION = 12;
const NAMELESS = 'file';
/** Half of a surrogate pair, which no encoding of the name could carry. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const EDGES = /^[\s.]+|[\s.]+$/g;

/**
 * The name of an uploaded file as it is kept and shown: without folders of any system, in NFC, without control
 * and direction marks, not hidden by a leading dot, at most FILE_NAME_LIMIT UTF-16 units with its extension
 * kept, never empty. It is data for people, never part of a path.
 */
export function cleanFileName(raw: string): string {
  const lastPart = raw.split(/[/\\]/).pop() ?? '';
  const clean = cleanLine(lastPart.replace(LONE_SURROGATES, ''));
  const dot = clean.lastIndexOf('.');
  const hasExtension = dot >= 0 && clean.length - dot <= LONGEST_EXTENSION && /\S/.test(clean.slice(dot + 1));
  const extension = hasExtension ? clean.slice(dot).trimEnd() : '';
  const stem = (hasExtension ? clean.slice(0, dot) : clean).replace(EDGES, '');
  return (cut(stem, FILE_NAME_LIMIT - extension.length) || NAMELESS) + extension;
}

/** The value of a Content-Disposition header (RFC 6266) that gives a browser the file's name in full. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  return create(name, { type: disposition });
}

/** The text cut at a length, between whole characters and without a space or dot left at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(LONE_SURROGATES, '').replace(EDGES, '');
}
