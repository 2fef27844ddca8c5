import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of an archive. Missing fields get the values that a correct program would write. */
export interface ZipEntry {
  name: string;
  data?: Uint8Array;
  /** Raw DEFLATE data to use instead of compressing; needs `size`. */
  deflated?: Uint8Array;
  /** Unpacked size to declare in both headers, true or not. */
  size?: number;
  /** Unpacked size to declare in the directory only. */
  directorySize?: number;
  /** Name in the header before the data, where it differs. */
  localName?: string;
  /** General purpose bits; 1 is encryption. */
  flags?: number;
  /** 8 is DEFLATE. */
  method?: number;
  /** Unix mode, such as 0o120777 for a symbolic link. */
  mode?: number;
  /** Extra field of the directory entry. */
  extra?: Uint8Array;
  /** Points at the data of the entry before instead of having its own. */
  sharesData?: boolean;
}

/** A zip archive written byte by byte, so that it can contain false values that a library would not write. */
export function zipOf(
  entries: readonly ZipEntry[],
  options: { declaredCount?: number; prefix?: Uint8Array } = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from(options.prefix ?? [])];
  const directory: Buffer[] = [];
  let position = parts[0]?.length ?? 0;
  let start = position;
  for (const entry of entries) {
    const { header, name, body } = localEntry(entry);
    if (!entry.sharesData) {
      start = position;
      parts.push(header, name, body);
      position += header.length + name.length + body.length;
    }
    directory.push(directoryEntry(entry, header, start));
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE((options.declaredCount ?? entries.length) & 0xffff, 8);
  end.writeUInt16LE((options.declaredCount ?? entries.length) & 0xffff, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...parts, listing, end]);
}

function localEntry(entry: ZipEntry): { header: Buffer; name: Buffer; body: Buffer } {
  const data = Buffer.from(entry.data ?? []);
  const method = entry.method ?? 8;
  const body = entry.deflated ? Buffer.from(entry.deflated) : method === 8 ? deflateRawSync(data) : data;
  const name = Buffer.from(entry.localName ?? entry.name, 'utf8');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(entry.flags ?? 0, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc32(data), 14);
  header.writeUInt32LE(body.length, 18);
  header.writeUInt32LE(entry.size ?? data.length, 22);
  header.writeUInt16LE(name.length, 26);
  return { header, name, body };
}

function directoryEntry(entry: ZipEntry, local: Buffer, start: number): Buffer {
  const name = Buffer.from(entry.name, 'utf8');
  const extra = Buffer.from(entry.extra ?? []);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(0x0314, 4); // made on Unix
  local.copy(record, 6, 4, 30); // the fields that both headers share
  if (entry.directorySize !== undefined) record.writeUInt32LE(entry.directorySize, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
  record.writeUInt32LE(start, 42);
  return Buffer.concat([record, name, extra]);
}
