import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import type { FileEncryptionKeys } from '../../encryption/encryption-keys.js';
import { assertFileKey } from './file-key.js';
import { type EncryptedUpload, FileStorage } from './file-storage.js';
import { decryptFile, encryptedSize, encryptFile } from './encrypted-file.js';

/**
 * Stores files encrypted in any other storage, so that its disk, backups and operator see only encrypted bytes
 * (docs/requirements/server.md#r-14). For the format, see encrypted-file.ts. Memory: about two segments a file.
 */
export class EncryptedFileStorage extends FileStorage {
  constructor(
    private readonly inner: FileStorage,
    private readonly keys: FileEncryptionKeys,
  ) {
    super();
  }

  override async put(key: string, content: Readable, size: number): Promise<void> {
    const [ringKey] = this.keys;
    content.on('error', () => undefined); // encrypting it throws the same error
    const encrypted = Readable.from(encryptFile(content, key, ringKey), { objectMode: false });
    try {
      await this.inner.put(key, encrypted, encryptedSize(size, ringKey.id));
    } finally {
      content.destroy();
    }
  }

  override keep(key: string, upload: EncryptedUpload): Promise<void> {
    return this.inner.keep(key, upload);
  }

  /**
   * Resolves once the first segment is verified, so that a damaged small file is refused before anything is
   * sent; a later damaged segment ends the stream with the error.
   * @throws StoredFileUnreadableError
   */
  override async get(key: string): Promise<Readable> {
    assertFileKey(key);
    const encrypted = await this.inner.get(key);
    const content = new PassThrough();
    // Errors are those of the content: pipeline destroys it with them.
    pipeline(
      encrypted,
      (source: AsyncIterable<Buffer>) => decryptFile(source, key, this.keys),
      content,
      () => undefined,
    );
    await once(content, 'readable');
    return content;
  }

  override delete(key: string): Promise<void> {
    return this.inner.delete(key);
  }

  override list(prefix?: string): AsyncIterable<string> {
    return this.inner.list(prefix);
  }

  override check(): Promise<void> {
    return this.inner.check();
  }

  override removeLeftovers(): Promise<number> {
    return this.inner.removeLeftovers();
  }
}
