import { FILE_SIZE_LIMIT, type FileExtension } from '@smash/contract';
import { deepDocx, docxEntries, docxOverlapBomb, sampleDocx } from './docx.js';
import { macroDoc, pdfWithPacked, sampleDoc, samplePdf, sampleTxt } from './files.js';
import type { startFuzz } from './fuzz.js';
import { zipOf } from './zip.js';

type Random = ReturnType<typeof startFuzz>;

/** Values at which lengths, offsets and counts tend to go wrong. */
const EDGES = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
/** Headers and directories are within this many bytes of either end. */
const END_BYTES = 512;

const pick = <T>(choices: readonly T[], random: Random): T => choices[random(choices.length)] as T;

/** Kinds of damage; each may change the bytes in place. */
const CHANGES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => {
    const near = random(Math.min(bytes.length, END_BYTES));
    bytes[pick([random(bytes.length), near, bytes.length - 1 - near], random)] = random(4)
      ? random(256)
      : 255;
    return bytes;
  },
  (bytes, random) => {
    if (bytes.length >= 4) bytes.writeUInt32LE(pick(EDGES, random), random(bytes.length - 3));
    return bytes;
  },
  (bytes, random) => {
    const from = random(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random(64, 1))]);
  },
  (bytes, random) => {
    const [from, to] = [random(bytes.length), random(bytes.length)];
    const piece = bytes.subarray(from, from + random(256, 1));
    const pieces = Array.from({ length: random(8) ? 1 : random(500, 1) }, () => piece);
    return Buffer.concat([bytes.subarray(0, to), ...pieces, bytes.subarray(to)]);
  },
  (bytes, random) => (random(4) ? bytes : bytes.subarray(0, random(bytes.length, 1))),
];

/** A copy with one to eight changes, never empty nor larger than an upload may be. */
function damage(original: Uint8Array, random: Random): Buffer {
  let bytes = Buffer.from(original);
  for (let left = random(8, 1); left > 0; left -= 1) {
    const changed = pick(CHANGES, random)(bytes, random).subarray(0, FILE_SIZE_LIMIT - 1);
    bytes = Buffer.from(changed.length > 0 ? changed : original);
  }
  return bytes;
}

/** A document with a part that was damaged before it was packed, so that the damage reaches the reader of the part. */
function docxWithDamagedPart(random: Random): Buffer {
  const entries = docxEntries();
  const damaged = random(entries.length);
  return zipOf(
    entries.map(({ name, data }, index) => ({
      name,
      data: index === damaged ? damage(data ?? Buffer.alloc(0), random) : data,
    })),
  );
}

const PACKED = Buffer.from('1 0 << /Type /Action /S /J#61vaScript /JS (app.alert(1)) /Encrypt 2 0 R >>');
const whole = {
  docx: [sampleDocx(), deepDocx(), docxOverlapBomb()],
  doc: [sampleDoc(), macroDoc()],
  pdf: [await samplePdf(), pdfWithPacked(PACKED)],
  txt: [sampleTxt()],
};

/** A damaged file, with its original type. */
export function damagedFile(random: Random): { extension: FileExtension; bytes: Buffer } {
  const extension = pick(['docx', 'docx', 'doc', 'pdf', 'pdf', 'txt'] as const, random);
  if (extension === 'docx' && random(2)) return { extension, bytes: docxWithDamagedPart(random) };
  if (extension === 'pdf' && random(2)) return { extension, bytes: pdfWithPacked(damage(PACKED, random)) };
  return { extension, bytes: damage(pick(whole[extension], random), random) };
}
