import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ByteReader } from './byte-reader.js';
import {
  ENCRYPTION_KEY_BYTES,
  type FileEncryptionKey,
  type FileEncryptionKeys,
} from '../../encryption/encryption-keys.js';
import { StoredFileUnreadableError } from './storage-errors.js';

/**
 * The form of an encrypted file: a header, then the content in segments of 64 KiB, each encrypted with AES-256-GCM
 * and checked before a byte of it is released.
 *
 *     header   "SMF" | version 1 (1 byte) | length of key id (1) | key id | salt (32) | nonce prefix (7)
 *     segment  ciphertext (65,536 bytes, the last one 0 to 65,536) | tag (16)
 *
 * It is the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár: "Online Authenticated-Encryption and its
 * Nonce-Reuse Misuse-Resistance", CRYPTO 2015) in the shape Google Tink gives it (AES-GCM-HKDF streaming): the
 * nonce of a segment is the file's random prefix, the segment's number and whether it is the last, so a cut,
 * reordered, repeated or lengthened file fails. Each file has its own key, derived with HKDF-SHA256 from the
 * ring's key and the salt, so nonces never repeat however many files there are. Header and storage key are
 * authenticated with every segment, so one object put in another's place fails too.
 */
const MAGIC_AND_VERSION = Buffer.from('SMF\x01', 'latin1');
const SALT_BYTES = 32;
const NONCE_PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** Bytes of content in each segment but the last. */
export const SEGMENT_BYTES = 65_536;
export const ENCRYPTED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES;

/** Length of the encrypted form of `size` bytes. */
export function encryptedSize(size: number, keyId: string): number {
  const header = MAGIC_AND_VERSION.length + 1 + keyId.length + SALT_BYTES + NONCE_PREFIX_BYTES;
  const segments = Math.max(1, Math.ceil(size / SEGMENT_BYTES));
  return header + size + segments * TAG_BYTES;
}

/** Encrypts content for storage under one key; empty content has one empty segment. */
export async function* encryptFile(
  content: AsyncIterable<Buffer>,
  storageKey: string,
  ringKey: FileEncryptionKey,
): AsyncGenerator<Buffer> {
  const cipher = SegmentCipher.forNewFile(storageKey, ringKey);
  yield cipher.header;
  const reader = new ByteReader(content);
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const segment = await reader.take(SEGMENT_BYTES);
    isLast = await reader.isAtEnd();
    yield Buffer.concat(cipher.encrypt(segment, number, isLast));
  }
}

/**
 * Decrypts a file, releasing each segment once it is verified.
 * @throws StoredFileUnreadableError as soon as anything differs from what was encrypted
 */
export async function* decryptFile(
  encrypted: AsyncIterable<Buffer>,
  storageKey: string,
  keys: FileEncryptionKeys,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(encrypted);
  const cipher = await SegmentCipher.ofFile(reader, storageKey, keys);
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const segment = await reader.take(ENCRYPTED_SEGMENT_BYTES);
    isLast = await reader.isAtEnd();
    yield cipher.decrypt(segment, number, isLast);
  }
}

/** Encrypts and decrypts the segments of one file. */
export class SegmentCipher {
  private readonly boundData: Buffer;

  private constructor(
    private readonly storageKey: string,
    /** The first bytes of the file. */
    readonly header: Buffer,
    private readonly key: Buffer,
    private readonly noncePrefix: Buffer,
  ) {
    // The header contains its own length, so header and key cannot be shifted against each other.
    this.boundData = Buffer.concat([header, Buffer.from(storageKey, 'utf8')]);
  }

  static forNewFile(storageKey: string, ringKey: FileEncryptionKey): SegmentCipher {
    const salt = randomBytes(SALT_BYTES);
    const noncePrefix = randomBytes(NONCE_PREFIX_BYTES);
    const id = Buffer.from(ringKey.id, 'latin1');
    const header = Buffer.concat([MAGIC_AND_VERSION, Buffer.of(id.length), id, salt, noncePrefix]);
    return new SegmentCipher(storageKey, header, deriveKey(ringKey, salt), noncePrefix);
  }

  /** @throws StoredFileUnreadableError when the file does not begin as one that these keys can decrypt */
  static async ofFile(
    reader: ByteReader,
    storageKey: string,
    keys: FileEncryptionKeys,
  ): Promise<SegmentCipher> {
    const { start, id } = await readKeyId(reader, storageKey);
    const salt = await reader.take(SALT_BYTES);
    const noncePrefix = await reader.take(NONCE_PREFIX_BYTES);
    if (noncePrefix.length < NONCE_PREFIX_BYTES) {
      throw new StoredFileUnreadableError(storageKey, 'it is cut short');
    }
    const ringKey = keys.find((key) => key.id === id.toString('latin1'));
    if (!ringKey) throw new StoredFileUnreadableError(storageKey, 'its key is not in the key ring');
    const header = Buffer.concat([start, id, salt, noncePrefix]);
    return new SegmentCipher(storageKey, header, deriveKey(ringKey, salt), noncePrefix);
  }

  /** Returns two pieces, since joining them would copy them. */
  encrypt(segment: Buffer, number: number, isLast: boolean): [ciphertext: Buffer, tag: Buffer] {
    const cipher = createCipheriv(ALGORITHM, this.key, segmentNonce(this.noncePrefix, number, isLast));
    cipher.setAAD(this.boundData);
    const ciphertext = cipher.update(segment);
    cipher.final(); // is empty in this mode
    return [ciphertext, cipher.getAuthTag()];
  }

  /** @throws StoredFileUnreadableError when the segment differs from what was encrypted */
  decrypt(segment: Buffer, number: number, isLast: boolean): Buffer {
    if (segment.length < TAG_BYTES) throw new StoredFileUnreadableError(this.storageKey, 'it is cut short');
    const nonce = segmentNonce(this.noncePrefix, number, isLast);
    const decipher = createDecipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(this.boundData).setAuthTag(segment.subarray(-TAG_BYTES));
    const content = decipher.update(segment.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new StoredFileUnreadableError(this.storageKey, `segment ${number} does not verify`, { cause });
    }
    return content;
  }
}

/**
 * The id of the key that an encrypted file needs.
 * @throws StoredFileUnreadableError when the file is not in the encrypted form
 */
export async function encryptionKeyId(encrypted: Readable, storageKey: string): Promise<string> {
  try {
    return (await readKeyId(new ByteReader(encrypted), storageKey)).id.toString('latin1');
  } finally {
    encrypted.destroy();
  }
}

async function readKeyId(reader: ByteReader, storageKey: string) {
  const start = await reader.take(MAGIC_AND_VERSION.length + 1);
  if (!start.subarray(0, -1).equals(MAGIC_AND_VERSION)) {
    throw new StoredFileUnreadableError(storageKey, 'it is not in the encrypted form');
  }
  return { start, id: await reader.take(start[MAGIC_AND_VERSION.length] ?? 0) };
}

function deriveKey(ringKey: FileEncryptionKey, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', ringKey.key, salt, 'smash stored file', ENCRYPTION_KEY_BYTES));
}

function segmentNonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_PREFIX_BYTES + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, NONCE_PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_PREFIX_BYTES + 4);
  return nonce;
}
