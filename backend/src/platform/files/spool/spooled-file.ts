import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileEncryptionKey } from '../../encryption/encryption-keys.js';
import type { InspectableFile } from '../inspection/inspectable-file.js';
import { PdfSearch } from '../inspection/pdf-search.js';
import { ENCRYPTED_SEGMENT_BYTES, SEGMENT_BYTES, SegmentCipher } from '../storage/encrypted-file.js';
import type { EncryptedUpload } from '../storage/file-storage.js';
import { errorCode } from '../storage/storage-errors.js';

/** Segments that one call writes, or reads for sending on: each call has to wait for another thread. */
const SEGMENTS_A_CALL = 4;

/**
 * An upload in the spool folder. Its bytes pass once: as they arrive they are hashed, searched, encrypted and written
 * in their stored form, so that storing copies nothing and no byte is readable on a disk. Memory: about five segments a
 * file.
 */
export class SpooledFile implements InspectableFile, EncryptedUpload {
  /** The key under which the file will be stored; it is encrypted for that key. */
  readonly storageKey = randomUUID();
  readonly search = new PdfSearch();
  private readonly hash = createHash('sha256');
  private readonly cipher: SegmentCipher;
  private bytes = 0;
  private digest = '';
  private segments = 0;
  /** The segments read last; the next read is often near them. */
  private latest: { first: number; last: number; content: Buffer } | undefined;

  private constructor(
    readonly path: string,
    private readonly handle: FileHandle,
    ringKey: FileEncryptionKey,
  ) {
    this.cipher = SegmentCipher.forNewFile(this.storageKey, ringKey);
  }

  /** Receives an upload; leaves nothing behind when the content or the disk fails. */
  static async receive(
    folder: string,
    content: AsyncIterable<Buffer>,
    ringKey: FileEncryptionKey,
  ): Promise<SpooledFile> {
    const path = join(folder, randomUUID());
    const file = new SpooledFile(path, await open(path, 'wx+', 0o600), ringKey);
    try {
      await file.write(content);
      return file;
    } catch (error) {
      // If the failing disk cannot remove the file, emptySpool does so at the next start.
      await file.remove().catch(() => undefined);
      throw error;
    }
  }

  /** Length of the content in bytes. */
  get size(): number {
    return this.bytes;
  }

  get encryptedSize(): number {
    return this.placeOf(this.segments - 1) + this.encryptedLength(this.segments - 1);
  }

  /** SHA-256 of the content, in hexadecimal. */
  get sha256(): string {
    return this.digest;
  }

  async read(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.bytes);
    if (position >= end) return Buffer.alloc(0);
    const first = Math.floor(position / SEGMENT_BYTES);
    const last = Math.floor((end - 1) / SEGMENT_BYTES);
    if (!this.latest || first < this.latest.first || last > this.latest.last) {
      this.latest = { first, last, content: await this.decrypted(first, last) };
    }
    const start = this.latest.first * SEGMENT_BYTES;
    return this.latest.content.subarray(position - start, end - start);
  }

  /** The content, from the beginning. */
  content(): Readable {
    return Readable.from(this.pieces(), { objectMode: false });
  }

  sync(): Promise<void> {
    return this.handle.sync();
  }

  /** Closes and removes the file; also after it was stored and moved elsewhere. */
  async remove(): Promise<void> {
    await this.handle.close();
    await unlink(this.path).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  }

  private async write(content: AsyncIterable<Buffer>): Promise<void> {
    const segment = Buffer.allocUnsafeSlow(SEGMENT_BYTES);
    let pending = [this.cipher.header];
    let filled = 0;
    const finish = async (isLast: boolean) => {
      pending.push(...this.encrypt(segment.subarray(0, filled), isLast));
      filled = 0;
      if (!isLast && this.segments % SEGMENTS_A_CALL > 0) return;
      await writeWhole(this.handle, pending);
      pending = [];
    };
    for await (const chunk of content) {
      for (let at = 0; at < chunk.length;) {
        // A segment turns out not to be the last only when another byte comes.
        if (filled === SEGMENT_BYTES) await finish(false);
        const copied = chunk.copy(segment, filled, at);
        filled += copied;
        at += copied;
      }
    }
    await finish(true);
    this.digest = this.hash.digest('hex');
  }

  private encrypt(segment: Buffer, isLast: boolean): Buffer[] {
    this.hash.update(segment);
    this.search.add(segment);
    this.bytes += segment.length;
    this.segments += 1;
    return this.cipher.encrypt(segment, this.segments - 1, isLast);
  }

  /** The content of the segments from `first` to `last`. */
  private async decrypted(first: number, last: number): Promise<Buffer> {
    const place = this.placeOf(first);
    const encrypted = Buffer.allocUnsafeSlow(this.placeOf(last) + this.encryptedLength(last) - place);
    await readWhole(this.handle, encrypted, place);
    const contents: Buffer[] = [];
    for (let number = first; number <= last; number += 1) {
      const at = this.placeOf(number) - place;
      const segment = encrypted.subarray(at, at + this.encryptedLength(number));
      contents.push(this.cipher.decrypt(segment, number, number === this.segments - 1));
    }
    const [only] = contents;
    return only && contents.length === 1 ? only : Buffer.concat(contents);
  }

  private async *pieces(): AsyncGenerator<Buffer> {
    const length = SEGMENTS_A_CALL * SEGMENT_BYTES;
    for (let position = 0; position < this.bytes; position += length) yield await this.read(position, length);
  }

  private placeOf(segment: number): number {
    return this.cipher.header.length + segment * ENCRYPTED_SEGMENT_BYTES;
  }

  private encryptedLength(segment: number): number {
    const isLast = segment === this.segments - 1;
    return ENCRYPTED_SEGMENT_BYTES - (isLast ? this.segments * SEGMENT_BYTES - this.bytes : 0);
  }
}

async function writeWhole(handle: FileHandle, buffers: Buffer[]): Promise<void> {
  const length = buffers.reduce((sum, { length: each }) => sum + each, 0);
  const { bytesWritten } = await handle.writev(buffers);
  // Only a full disk writes less; writing the rest then throws the reason.
  if (bytesWritten < length) await handle.writeFile(Buffer.concat(buffers).subarray(bytesWritten));
}

async function readWhole(handle: FileHandle, target: Buffer, position: number): Promise<void> {
  const { bytesRead } = await handle.read(target, 0, target.length, position);
  if (bytesRead < target.length) throw new Error('an upload is shorter than it was written');
}
