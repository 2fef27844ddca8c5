import type { InspectableFile } from './inspectable-file.js';

/** An entry of the directory. */
export interface CompoundFileEntry {
  name: string;
  isStream: boolean;
  /** Of a stream of its own sectors, the bytes before it in the file; a short one lies elsewhere, and has none. */
  position: number | undefined;
}

interface DirectoryRecord {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  firstSector: number;
  size: number;
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const RECORD_BYTES = 128;
const TYPE_STREAM = 2;
const TYPE_ROOT = 5;
/** Bytes; shorter streams lie together in one (MS-CFB 2.6.1). */
const SHORTEST_OF_ITS_OWN = 4_096;
/** Higher sector numbers are markers such as "end of chain". */
const LARGEST_SECTOR = 0xfffffffa;
/** Far more than any word processor writes; a longer directory is treated as an attack. */
const MOST_DIRECTORY_SECTORS = 512;
/** FAT sectors that the header lists itself. */
const FAT_SECTORS_IN_HEADER = 109;

/**
 * Reads the entries directly under the root of a Compound File Binary (MS-CFB 2.2 to 2.6), the container of .doc, .xls,
 * .msi and others; undefined for any other file. Reads only the directory and the parts of the allocation table that
 * lead through it. Ends on every input: chains and trees are bounded.
 */
export async function readRootEntries(file: InspectableFile): Promise<CompoundFileEntry[] | undefined> {
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const sectorShift = header.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return undefined;
  const records = await readDirectory(file, header, 2 ** sectorShift);
  return records && childrenOfRoot(records, 2 ** sectorShift);
}

async function readDirectory(
  file: InspectableFile,
  header: Buffer,
  sectorBytes: number,
): Promise<DirectoryRecord[] | undefined> {
  const records: DirectoryRecord[] = [];
  const readSector = (sector: number) => file.read((sector + 1) * sectorBytes, sectorBytes);
  let sector = header.readUInt32LE(48);
  for (let count = 0; sector <= LARGEST_SECTOR; count += 1) {
    if (count >= MOST_DIRECTORY_SECTORS) return undefined;
    const bytes = await readSector(sector);
    if (bytes.length < sectorBytes) return undefined;
    for (let at = 0; at < sectorBytes; at += RECORD_BYTES) {
      records.push(parseRecord(bytes.subarray(at, at + RECORD_BYTES)));
    }
    const fatPosition = await fatEntryPosition(header, sector, sectorBytes, readSector);
    const entry = fatPosition === undefined ? undefined : await file.read(fatPosition, 4);
    if (entry?.length !== 4) return undefined;
    sector = entry.readUInt32LE(0);
  }
  return records;
}

/** Position in the file at which the allocation table names the sector after the given one. */
async function fatEntryPosition(
  header: Buffer,
  sector: number,
  sectorBytes: number,
  readSector: (sector: number) => Promise<Buffer>,
): Promise<number | undefined> {
  const entriesPerSector = sectorBytes / 4;
  let fatIndex = Math.floor(sector / entriesPerSector);
  let fatSector = fatIndex < FAT_SECTORS_IN_HEADER ? header.readUInt32LE(76 + fatIndex * 4) : undefined;
  let next = header.readUInt32LE(68);
  for (fatIndex -= FAT_SECTORS_IN_HEADER; fatSector === undefined; fatIndex -= entriesPerSector - 1) {
    const listing = next <= LARGEST_SECTOR ? await readSector(next) : Buffer.alloc(0);
    if (listing.length < sectorBytes) return undefined;
    if (fatIndex < entriesPerSector - 1) fatSector = listing.readUInt32LE(fatIndex * 4);
    next = listing.readUInt32LE(sectorBytes - 4);
  }
  if (fatSector > LARGEST_SECTOR) return undefined;
  return (fatSector + 1) * sectorBytes + (sector % entriesPerSector) * 4;
}

function parseRecord(bytes: Buffer): DirectoryRecord {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.toString('utf16le', 0, nameBytes - (nameBytes % 2)),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    firstSector: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

/** Walks the tree below the root, visiting each record once. */
function childrenOfRoot(
  records: readonly DirectoryRecord[],
  sectorBytes: number,
): CompoundFileEntry[] | undefined {
  const root = records[0];
  if (root?.type !== TYPE_ROOT) return undefined;
  const entries: CompoundFileEntry[] = [];
  const visited = new Set<number>();
  const waiting = [root.child];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const record = records[index];
    if (!record || visited.has(index)) continue;
    visited.add(index);
    const isLong = record.size >= SHORTEST_OF_ITS_OWN && record.firstSector <= LARGEST_SECTOR;
    const position = isLong ? (record.firstSector + 1) * sectorBytes : undefined;
    entries.push({ name: record.name, isStream: record.type === TYPE_STREAM, position });
    waiting.push(record.left, record.right);
  }
  return entries;
}
