import { SaxesParser } from 'saxes';

/** An element without its content. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: Record<string, string>;
}

/** Encodings that every reader of Office Open XML has to know (ECMA-376-2, 6.1.4). */
const ENCODING = /^utf-?(?:8|16)$/i;

/**
 * All elements of an XML document in UTF-8 or UTF-16; undefined when it is not well formed, has a document type (whose
 * entities could hide a value from us) or another encoding.
 */
export function readElements(bytes: Buffer): XmlElement[] | undefined {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('has a document type');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODING.test(encoding)) throw new Error('has another encoding');
  });
  parser.on('opentag', ({ local, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    elements.push({ name: local, attributes: Object.fromEntries(values) });
  });
  try {
    parser.write(decode(bytes)).close();
  } catch {
    return undefined; // the parser's and the decoder's only way to refuse
  }
  return elements;
}

/** By its byte order mark; without one it is UTF-8. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
