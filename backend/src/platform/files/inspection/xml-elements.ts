import { SaxesParser } from 'saxes';

/** An element without its content. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Record<string, string>;
}

interface XmlHandlers {
  open: (element: XmlElement) => void;
  text?: (text: string) => void;
  /** @param name as of XmlElement */
  close?: (name: string) => void;
}

/** Encodings that every reader of Office Open XML has to know (ECMA-376-2, 6.1.4). */
const ENCODING = /^utf-?(?:8|16)$/i;

class OtherEncodingError extends Error {}

/**
 * All elements of an XML document in UTF-8 or UTF-16, with their unprefixed attributes; undefined when it is malformed,
 * has a document type (whose entities could hide a value from us) or another encoding.
 */
export function readElements(bytes: Buffer): XmlElement[] | undefined {
  const elements: XmlElement[] = [];
  const outcome = readXml(bytes, { open: (element) => elements.push(element) }, { ownAttributes: true });
  return outcome === 'read' ? elements : undefined;
}

/**
 * Reads an XML document to its end, or until it turns out not to be well formed.
 * @param ownAttributes leaves out prefixed attributes, which would hide unprefixed ones of the same name
 */
export function readXml(
  bytes: Buffer,
  { open, text, close }: XmlHandlers,
  { ownAttributes = false } = {},
): 'read' | 'not well formed' | 'other encoding' {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('has a document type');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODING.test(encoding)) throw new OtherEncodingError();
  });
  parser.on('opentag', ({ local, attributes }) => {
    const counted = Object.values(attributes).filter(({ prefix }) => !ownAttributes || prefix === '');
    const values = counted.map((attribute) => [attribute.local, attribute.value] as const);
    open({ name: local, attributes: Object.fromEntries(values) });
  });
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ local }) => close(local));
  try {
    parser.write(decode(bytes)).close();
    return 'read';
  } catch (error) {
    return error instanceof OtherEncodingError ? 'other encoding' : 'not well formed';
  }
}

/** Whether the first bytes of a file may be the start of XML; also true when there is only white space so far. */
export function looksLikeXml(bytes: Buffer): boolean {
  return encodingOf(bytes) !== 'utf-8' || /^(?:\ufeff)?\s*(?:<|$)/.test(bytes.toString('utf8'));
}

function decode(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
}

/** By the byte order mark; UTF-8 without one. */
function encodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' {
  const mark = bytes.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}
