import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { XmlNamespaces } from './xml-namespaces.js';

/** An element without its content. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  /** Empty when it has none. */
  prefix: string;
  /** Its namespace; empty when it is in none, or its prefix is not declared. */
  namespace: string;
  /** Values by name, with the prefix. */
  attributes: Readonly<Record<string, string>>;
}

interface XmlHandlers {
  open: (element: XmlElement) => void;
  text?: (text: string) => void;
  /** @param name as of XmlElement */
  close?: (name: string) => void;
}

/** Encodings that every reader of Office Open XML has to know (ECMA-376-2, 6.1.4). */
const ENCODING = /^utf-?(?:8|16)$/i;
/** Elements within one another, and attributes of one element: far more than word processors write. */
const MOST_LEVELS = 256;
const MOST_ATTRIBUTES = 1_000;
/** UTF-16 units that are read before others get their turn: a few milliseconds. */
const PIECE = 65_536;

/** What a byte order mark, UTF-16 or UTF-32 without one, or EBCDIC begins with (XML 1.0, appendix F). */
const OTHER_XML = /^(?:\xff\xfe|\xfe\xff|\0{0,3}<\0|\0{1,3}<|Lo\xa7\x94)/;
const XML = /^(?:\xef\xbb\xbf)?[\t\r\n ]*(?:<|$)/;
const SVG = 'http://www.w3.org/2000/svg';
/** Nothing but entities of plain text, as Adobe Illustrator declares them for the namespaces of a drawing. */
const ENTITIES = /^[^[]*\[(?:\s*<!ENTITY\s+[A-Za-z_][\w.-]*\s+(?:"[^"&%<]*"|'[^'&%<]*')\s*>)*\s*\]\s*$/;
/** UTF-16 units of a document type with entities: several times what Adobe Illustrator writes. */
const MOST_DECLARATIONS = 8_192;
const ENTITY = /<!ENTITY\s+(\S+)/g;
/** Stands for the value of each, which is not needed: no namespace that anybody knows. */
const ENTITY_VALUE = '\ufffd';
/** No XML contains one, and binary files that happen to begin with `<` do. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

/**
 * Reads an XML document in UTF-8 or UTF-16 to its end, or until something is wrong. Takes time in proportion to its
 * length, and lets others have their turn.
 * @returns false when it is malformed, too deep, has another encoding, a handler throws, or it declares entities, which
 *   could hide a value from us; a drawing may declare some for the attributes of its root
 */
export async function readXml(bytes: Buffer, { open, text, close }: XmlHandlers): Promise<boolean> {
  const parser = new SaxesParser();
  const namespaces = new XmlNamespaces();
  let levels = 0;
  let attributesOfElement = 0;
  let isDrawing = false;
  const entities = parser.ENTITIES;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    if (doctype.length > MOST_DECLARATIONS || !ENTITIES.test(doctype))
      throw new Error('has declarations of its own');
    isDrawing = true;
    parser.ENTITIES = Object.create(entities) as Record<string, string>;
    for (const [, name = ''] of doctype.matchAll(ENTITY)) {
      if (name in parser.ENTITIES) throw new Error('declares an entity again');
      parser.ENTITIES[name] = ENTITY_VALUE;
    }
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODING.test(encoding)) throw new Error('has another encoding');
  });
  parser.on('attribute', () => {
    attributesOfElement += 1;
    if (attributesOfElement > MOST_ATTRIBUTES) throw new Error('has too many attributes');
  });
  parser.on('opentag', ({ name, attributes }) => {
    levels += 1;
    if (levels > MOST_LEVELS) throw new Error('is too deep');
    attributesOfElement = 0;
    namespaces.open(attributes);
    const prefix = prefixOf(name);
    const namespace = namespaces.of(prefix);
    if (isDrawing && levels === 1) {
      if (namespace !== SVG) throw new Error('declares entities and is no drawing');
      parser.ENTITIES = entities;
    }
    open({ name: localName(name), prefix, namespace, attributes });
  });
  parser.on('closetag', ({ name }) => {
    levels -= 1;
    namespaces.close();
    close?.(localName(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  try {
    const content = decode(bytes);
    for (let at = 0; at < content.length; at += PIECE) {
      parser.write(content.slice(at, at + PIECE));
      await setImmediate();
    }
    parser.close();
    return true;
  } catch {
    return false;
  }
}

/** Whether the first bytes of a file may be the start of XML; also true when there is only white space so far. */
export function looksLikeXml(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return OTHER_XML.test(text) || (XML.test(text) && !CONTROL.test(text));
}

const prefixOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf(':'), 0));
const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
