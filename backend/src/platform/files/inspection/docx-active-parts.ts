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

const FILE_ADDRESS = /^file:\/\/(?:localhost)?\//i;
const DRIVE = /^[a-z]:[\\/]/i;
/** As Word for Mac writes it behind `FILE_ADDRESS`. Windows would look for a host, which has no dot, so it is nobody's. */
const MAC_FOLDER = /^\/(?:Users|Applications|Volumes|Library)\//;
const FOLDERS_ABOVE = /^(?:\.\.[\\/])+/;
/** Without an empty segment, or one of dots alone: without them, another path could be meant, even that of a host. */
const PLAIN_PATH = /^(?!(?:.*[\\/])?[. ]*(?:[\\/]|$))[^:\0-\x1f]+$/s;
const ENCODED = /%([0-7][\da-f])/gi;
const MOST_DECODINGS = 4;

/** A path beside the document or on its author's disk, as word processors write it for the template they used; or none. */
function isLocalPath(target: string): boolean {
  const path = decodeAddress(target);
  const file = path.replace(FILE_ADDRESS, '');
  const beginning = file === path ? [DRIVE, FOLDERS_ABOVE] : [DRIVE, MAC_FOLDER];
  const found = beginning.find((form) => form.test(file));
  return file === '' || PLAIN_PATH.test(found ? file.replace(found, '') : file);
}

/** Decoded until nothing is left to decode, since another reader may do it again. */
function decodeAddress(address: string): string {
  try {
    let decoded = decodeURIComponent(address);
    for (let times = 0; times < MOST_DECODINGS; times += 1) {
      decoded = decoded.replace(ENCODED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    }
    return decoded.search(ENCODED) === -1 ? decoded : '//';
  } catch {
    return '//'; // nothing could open such an address: treated as one elsewhere
  }
}
