const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const FAT_SECTOR = 0xfffffffd;
const ENTRIES_PER_SECTOR = 4;
/** Bytes. Smaller streams would go to the mini stream, which these samples do without. */
const SMALLEST_STREAM = 4096;

/** A stream, or a storage when it has children. */
export interface CompoundEntry {
  name: string;
  /** First bytes of a stream; the rest is zero. */
  start?: Uint8Array;
  children?: readonly CompoundEntry[];
}

interface DirectoryRecord {
  entry: CompoundEntry;
  type: number;
  right: number;
  child: number;
  firstSector: number;
}

/**
 * A Compound File Binary (MS-CFB), the container of .doc, .xls, .msi and others: header, one FAT sector, the
 * directory, then 4 KiB a stream. Holds about a dozen streams.
 */
export function compoundFile(entries: readonly CompoundEntry[]): Buffer {
  const records: DirectoryRecord[] = [];
  addRecord(records, { name: 'Root Entry', children: entries }, 5);
  const directorySectors = Math.ceil(records.length / ENTRIES_PER_SECTOR);
  const fat = new Uint32Array(SECTOR / 4).fill(FREE);
  fat[0] = FAT_SECTOR;
  chain(fat, 1, directorySectors);
  let next = 1 + directorySectors;
  const streams: Buffer[] = [];
  for (const record of records.filter(({ type }) => type === 2)) {
    const content = Buffer.alloc(SMALLEST_STREAM);
    content.set(record.entry.start ?? []);
    streams.push(content);
    record.firstSector = next;
    chain(fat, next, SMALLEST_STREAM / SECTOR);
    next += SMALLEST_STREAM / SECTOR;
  }
  if (next > fat.length) throw new Error('too many streams for one FAT sector');
  const directory = Buffer.alloc(directorySectors * SECTOR);
  records.forEach((record, index) => writeRecord(directory.subarray(index * 128), record));
  return Buffer.concat([header(), Buffer.from(fat.buffer), directory, ...streams]);
}

function addRecord(records: DirectoryRecord[], entry: CompoundEntry, type: number): number {
  const index = records.length;
  const record = { entry, type, right: FREE, child: FREE, firstSector: END_OF_CHAIN };
  records.push(record);
  let previous: DirectoryRecord | undefined;
  for (const child of entry.children ?? []) {
    const childIndex = addRecord(records, child, child.children ? 1 : 2);
    if (previous) previous.right = childIndex;
    else record.child = childIndex;
    previous = records[childIndex];
  }
  return index;
}

function chain(fat: Uint32Array, first: number, count: number): void {
  for (let sector = first; sector < first + count; sector += 1) {
    fat[sector] = sector === first + count - 1 ? END_OF_CHAIN : sector + 1;
  }
}

function writeRecord(target: Buffer, { entry, type, right, child, firstSector }: DirectoryRecord): void {
  const name = Buffer.from(`${entry.name}\0`, 'utf16le');
  name.copy(target);
  target.writeUInt16LE(name.length, 64);
  target.writeUInt8(type, 66);
  target.writeUInt8(1, 67); // black
  target.writeUInt32LE(FREE, 68);
  target.writeUInt32LE(right, 72);
  target.writeUInt32LE(child, 76);
  target.writeUInt32LE(firstSector, 116);
  target.writeUInt32LE(type === 2 ? SMALLEST_STREAM : 0, 120);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28); // little-endian
  bytes.writeUInt16LE(9, 30); // sectors of 2^9 bytes
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44); // FAT sectors
  bytes.writeUInt32LE(1, 48); // the directory begins in sector 1
  bytes.writeUInt32LE(SMALLEST_STREAM, 56);
  bytes.writeUInt32LE(END_OF_CHAIN, 60);
  bytes.writeUInt32LE(END_OF_CHAIN, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76); // the FAT is sector 0
  return bytes;
}
