import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import pLimit from 'p-limit';
import { withTimeout } from './with-timeout.js';
import { checkedSource } from './checked-source.js';
import { assertFileKey, assertFileKeyPrefix } from './file-key.js';
import { FileStorage, STORAGE_TIMEOUTS, type StorageTimeouts } from './file-storage.js';
import { guardRead } from './guarded-read.js';
import { addressOfPut, s3Client, type S3Settings } from './s3-client.js';
import { s3Code, s3Refusal } from './s3-refusal.js';
import { openExchange, type S3Exchange } from './s3-transport.js';
import { isStorageError, StorageUnavailableError, StoredFileMissingError } from './storage-errors.js';

/** Id of a file that was put while its bucket kept no versions. */
const NO_VERSION = 'null';

/** Errors of a server that keeps no versions, and so lists none. */
const NO_VERSIONS = new Set(['NotImplemented', 'MethodNotAllowed']);

/** More uploads at once slow each of them down, and make none faster. */
const CONCURRENT_PUTS = 16;

/**
 * Files in a bucket of any S3 server. Everything but success and "no such key" (refused connection, silence, 5xx,
 * SlowDown, refused credentials) becomes StorageUnavailableError.
 */
export class S3FileStorage extends FileStorage {
  private readonly limitPuts = pLimit(CONCURRENT_PUTS);

  constructor(
    private readonly settings: S3Settings,
    private readonly timeouts: StorageTimeouts = STORAGE_TIMEOUTS,
  ) {
    super();
  }

  override async put(key: string, content: Readable, size: number): Promise<void> {
    const source = checkedSource(content, size);
    try {
      assertFileKey(key);
      await this.call('put', this.timeouts.put, (client, signal, exchange) =>
        this.limitPuts(async () => {
          signal.throwIfAborted();
          await exchange.put(await addressOfPut(client, this.settings.bucket, key), source, size);
        }),
      );
    } finally {
      content.destroy();
    }
  }

  override async get(key: string): Promise<Readable> {
    assertFileKey(key);
    const content = await this.call(
      'get',
      this.timeouts.response,
      (client) => client.getObject(this.settings.bucket, key),
      key,
    );
    return guardRead(content, this.timeouts.response);
  }

  /**
   * Deletes also the versions that a versioned bucket would keep: nothing of an erased file may remain. Deleting without
   * a version would add a delete marker there, at every try if the server refuses to delete versions.
   */
  override async delete(key: string): Promise<void> {
    assertFileKey(key);
    const { bucket } = this.settings;
    await this.call('delete', this.timeouts.response, async (client) => {
      try {
        await removeVersions(client, bucket, key);
      } catch (refused) {
        // All that a server allows that lists or removes no versions. Without a current file it would only add a marker.
        if (await hasCurrent(client, bucket, key)) await client.removeObject(bucket, key);
        throw refused;
      }
    });
  }

  override async *list(prefix = ''): AsyncGenerator<string> {
    assertFileKeyPrefix(prefix);
    const controller = new AbortController();
    const exchange = this.openExchange(controller.signal);
    const objects = s3Client(this.settings, exchange).listObjectsV2(this.settings.bucket, prefix, true);
    objects.on('error', () => undefined); // the client may still emit one after the list was abandoned
    const items = objects[Symbol.asyncIterator]() as AsyncIterator<{ name?: string }>;
    try {
      for (;;) {
        const item = await withTimeout(this.timeouts.response, 'S3, list', () => items.next());
        if (item.done) return;
        if (item.value.name !== undefined) yield item.value.name;
      }
    } catch (error) {
      throw this.explain(error, 'list', exchange);
    } finally {
      controller.abort();
      objects.destroy();
    }
  }

  override async check(): Promise<void> {
    const exists = await this.call('check', this.timeouts.response, (client) =>
      client.bucketExists(this.settings.bucket),
    );
    if (!exists) throw new StorageUnavailableError(`S3: the bucket ${this.settings.bucket} does not exist`);
  }

  /** One call within a time limit, with its own client. */
  private async call<T>(
    what: string,
    timeoutMs: number,
    work: (client: Client, signal: AbortSignal, exchange: S3Exchange) => Promise<T>,
    key?: string,
  ): Promise<T> {
    let exchange: S3Exchange | undefined;
    try {
      return await withTimeout(timeoutMs, `S3, ${what}`, (signal) => {
        exchange = this.openExchange(signal);
        return work(s3Client(this.settings, exchange), signal, exchange);
      });
    } catch (error) {
      throw this.explain(error, what, exchange, key);
    }
  }

  private openExchange(signal: AbortSignal): S3Exchange {
    return openExchange(this.settings.endpoint, {
      silenceMs: this.timeouts.response,
      signal,
      areReadersGuarded: true, // by withTimeout and guardRead
    });
  }

  private explain(cause: unknown, what: string, exchange?: S3Exchange, key?: string): Error {
    if (isStorageError(cause)) return cause;
    // Not by the status: a proxy answers 404 while the server behind it is away.
    if (key !== undefined && s3Code(cause) === 'NoSuchKey') return new StoredFileMissingError(key, { cause });
    return new StorageUnavailableError(`S3, ${what}: ${s3Refusal(cause, exchange?.status())}`, { cause });
  }
}

async function removeVersions(client: Client, bucket: string, key: string): Promise<void> {
  let versions = await versionsOf(client, bucket, key);
  if (versions.every((versionId) => versionId === NO_VERSION)) {
    await client.removeObject(bucket, key);
    versions = await versionsOf(client, bucket, key); // the file may be older than the versions of its bucket
  }
  for (const versionId of versions) await client.removeObject(bucket, key, { versionId });
}

const hasCurrent = (client: Client, bucket: string, key: string): Promise<boolean> =>
  client.statObject(bucket, key).then(
    () => true,
    () => false,
  );

/** The ids of all versions of a file, delete markers included. */
async function versionsOf(client: Client, bucket: string, key: string): Promise<string[]> {
  const ids: string[] = [];
  try {
    for await (const item of client.listObjects(bucket, key, true, { IncludeVersion: true })) {
      const { name, versionId } = item as { name?: string; versionId?: string };
      // The prefix also matches longer keys.
      if (name === key && versionId !== undefined) ids.push(versionId);
    }
  } catch (error) {
    if (!NO_VERSIONS.has(s3Code(error) ?? '')) throw error;
  }
  return ids;
}
