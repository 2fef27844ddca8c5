import type { Part } from './docx-archive.js';
import { unpackPart } from './unpack-part.js';
import type { InspectableFile } from './inspectable-file.js';
import { readXml, type XmlElement } from './xml-elements.js';

export const CONTENT_TYPES_PART = '[Content_Types].xml';

const RELATIONSHIPS_PART = /\.rels$/i;
/** Bytes of one unpacked list of parts, far above what word processors write, and of all of them. */
const LIST_BYTES = 512 * 1024;
const ALL_LISTS_BYTES = 2 * 1024 * 1024;

/** Content types of macros, embedded objects, controls and web add-ins. */
const ACTIVE_TYPE = /macroenabled|vbaproject|vbadata|oleobject|activex|webextension/i;

/**
 * Relationships to parts that run or open something, by the last segment of their type (ECMA-376-1, 15.2; MS-OFFMACRO2;
 * MS-OWEXML).
 */
const ACTIVE_RELATIONSHIPS = new Set([
  'vbaproject',
  'wordvbadata',
  'oleobject',
  'control',
  'activexcontrolbinary',
  'attachedtoolbars',
  'subdocument',
  'frame',
  'afchunk',
  'webextension',
  'webextensiontaskpanes',
]);

/**
 * Whether a document has parts that act or fetch something when it is opened: macros, whatever their parts are called,
 * objects and controls, a template or a picture from elsewhere. Also true when a list of parts is too long or
 * malformed, so that this cannot be told. Links that the reader has to click are allowed.
 */
export async function hasActiveParts(file: InspectableFile, parts: readonly Part[]): Promise<boolean> {
  let left = ALL_LISTS_BYTES;
  const endings = new Set(parts.map(({ name }) => endingOf(name)));
  for (const part of parts) {
    const isTypes = part.name === CONTENT_TYPES_PART;
    if (!isTypes && !RELATIONSHIPS_PART.test(part.name)) continue;
    const bytes = await unpackPart(file, part, Math.min(left, LIST_BYTES));
    if (!bytes) return true;
    left -= bytes.length;
    const found = { isActive: false };
    const open = (element: XmlElement) => {
      found.isActive ||= isTypes ? isActiveType(element, endings) : isActiveRelationship(element);
    };
    if (!(await readXml(bytes, { open })) || found.isActive) return true;
  }
  return false;
}

/** A type for an extension counts only when a part has that extension; templates declare types that they do not use. */
function isActiveType({ attributes }: XmlElement, endings: ReadonlySet<string>): boolean {
  if (!ACTIVE_TYPE.test(attributes['ContentType'] ?? '')) return false;
  const ending = attributes['Extension']?.toLowerCase();
  return ending === undefined || ending.includes('.') || endings.has(ending);
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function isActiveRelationship({ name, attributes }: XmlElement): boolean {
  if (name !== 'Relationship') return false;
  const type = attributes['Type']?.trim().split('/').at(-1)?.toLowerCase() ?? '';
  const target = (attributes['Target'] ?? '').trim();
  if (ACTIVE_RELATIONSHIPS.has(type)) return true;
  const isElsewhere =
    attributes['TargetMode']?.trim().toLowerCase() === 'external' ||
    /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target);
  if (!isElsewhere || type === 'hyperlink') return false;
  return !(type === 'attachedtemplate' && isLocalPath(target));
}

/** As Word for Mac writes it. With two slashes Windows would look for a host, which has no dot, so it is nobody's. */
const MAC_PATH = /^\/{1,2}(?:Users|Applications|Volumes|Library)\/[^\\:]+$/;

/** A path beside the document or on its author's disk, as word processors write it for the template they used. */
function isLocalPath(target: string): boolean {
  const path = decodeAddress(target).replace(/^file:\/\/(?:localhost)?\//i, '');
  return MAC_PATH.test(path) || /^[a-z]:[\\/][^\\/:]/i.test(path) || !/:|^[\\/]/.test(path);
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '//'; // nothing could open such an address: treated as one elsewhere
  }
}
