import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { guardRead } from '../../platform/files/storage/guarded-read.js';
import type { S3Settings } from '../../platform/files/storage/s3-file-storage.js';
import { openExchange } from '../../platform/files/storage/s3-transport.js';
import { errorCode } from '../../platform/files/storage/storage-errors.js';
import { type BackupItem, BackupItemMissingError, BackupTarget } from './backup-target.js';

/** A server that is silent for this long is given up. */
const SILENCE_MS = 60_000;
/** InvalidRange is the error for a part of an empty file. */
const MISSING = new Set(['NoSuchKey', 'InvalidRange']);

export type S3TargetSettings = S3Settings & {
  /** Prefix of every name in the bucket: empty, or ending with `/`. */
  prefix: string;
};

/** Backups in a bucket of any S3 server. */
export class S3Target extends BackupTarget {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor({ endpoint, bucket, prefix, ...access }: S3TargetSettings) {
    super();
    const { hostname, port, protocol } = new URL(endpoint);
    const isSecure = protocol === 'https:';
    this.bucket = bucket;
    this.prefix = prefix;
    this.client = new Client({
      endPoint: hostname,
      ...(port !== '' && { port: Number(port) }),
      useSSL: isSecure,
      pathStyle: true,
      ...access,
      transport: openExchange(isSecure, SILENCE_MS, new AbortController().signal).transport,
    });
  }

  override async put(name: string, content: Buffer): Promise<void> {
    await this.call(name, () =>
      this.client.putObject(this.bucket, this.prefix + name, content, content.length),
    );
  }

  override async putFile(name: string, file: string): Promise<void> {
    await this.call(name, () => this.client.fPutObject(this.bucket, this.prefix + name, file));
  }

  override async get(name: string): Promise<Readable> {
    return this.call(name, async () =>
      guardRead(await this.client.getObject(this.bucket, this.prefix + name), SILENCE_MS),
    );
  }

  override async startOfWhole(name: string, _digest: string, length: number): Promise<Buffer | undefined> {
    try {
      return await this.call(name, async () => {
        const start = await this.client.getPartialObject(this.bucket, this.prefix + name, 0, length);
        return buffer(guardRead(start, SILENCE_MS));
      });
    } catch (error) {
      if (error instanceof BackupItemMissingError) return undefined;
      throw error;
    }
  }

  override async *list(prefix: string): AsyncGenerator<BackupItem> {
    for (const { name, lastModified } of await this.listAll(prefix, true)) {
      if (name && lastModified) yield { name: name.slice(this.prefix.length), changedAt: lastModified };
    }
  }

  override async folders(): Promise<string[]> {
    const entries = await this.listAll('', false);
    return entries.flatMap(({ prefix }) => (prefix ? [prefix.slice(this.prefix.length, -1)] : []));
  }

  override async remove(name: string): Promise<void> {
    await this.call(name, () => this.client.removeObject(this.bucket, this.prefix + name));
  }

  /** Lists everything before returning: removing files during a listing would lose its place. */
  private listAll(prefix: string, isRecursive: boolean): Promise<ListedItem[]> {
    return this.call(prefix, async () => {
      const items: ListedItem[] = [];
      const listed = this.client.listObjectsV2(this.bucket, this.prefix + prefix, isRecursive);
      for await (const item of listed) items.push(item as ListedItem);
      return items;
    });
  }

  private async call<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      const code = errorCode(cause) ?? '';
      if (MISSING.has(code)) throw new BackupItemMissingError(name, { cause });
      throw new Error(`The bucket ${this.bucket} refuses ${name}: ${code} ${(cause as Error).message}`, {
        cause,
      });
    }
  }
}

/** An entry of a list: a file, or a prefix that several names share. */
interface ListedItem {
  name?: string;
  lastModified?: Date;
  prefix?: string;
}
