import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { guardRead } from '../../platform/files/storage/guarded-read.js';
import { addressOfPut, s3Client, type S3Settings } from '../../platform/files/storage/s3-client.js';
import { s3Code, s3Refusal } from '../../platform/files/storage/s3-refusal.js';
import { openExchange, type S3Exchange } from '../../platform/files/storage/s3-transport.js';
import { threeTries } from '../three-tries.js';
import { type BackupItem, BackupItemMissingError, BackupTarget } from './backup-target.js';

interface Limits {
  /** A server that is silent for this long is given up, in milliseconds. */
  silenceMs: number;
  /** The same while a file is stored: a proxy may pass it on only once it has it all. */
  silenceOfFilesMs: number;
  /** The most that is sent in one request, in bytes. */
  requestBytes: number;
  /** Before each further try of a request, in milliseconds; `threeTries` has those of operators. */
  pausesMs?: readonly number[];
}

/** Every provider takes requests of 4 GiB (docs/decisions/0063-uploads-to-s3-are-streamed.md). */
const LIMITS: Limits = { silenceMs: 60_000, silenceOfFilesMs: 600_000, requestBytes: 4 * 1024 ** 3 };
/** InvalidRange is the error for a part of an empty file. */
const MISSING = new Set(['NoSuchKey', 'InvalidRange']);
/** Codes after which another try may succeed, though their status is below 500. NotFound is the client's own, of a proxy's 404. */
const PASSING = new Set([
  'BadDigest',
  'IncompleteBody',
  'NotFound',
  'OperationAborted',
  'RequestTimeout',
  'SlowDown',
  'TooManyRequests',
]);

export type S3TargetSettings = S3Settings & {
  /** Prefix of every name in the bucket: empty, or ending with `/`. */
  prefix: string;
};

/** Backups in a bucket of any S3 server. */
export class S3Target extends BackupTarget {
  private readonly settings: S3Settings;
  private readonly bucket: string;
  private readonly prefix: string;

  private readonly limits: Limits;

  constructor({ prefix, ...settings }: S3TargetSettings, limits: Partial<Limits> = {}) {
    super();
    this.settings = settings;
    this.bucket = settings.bucket;
    this.prefix = prefix;
    this.limits = { ...LIMITS, ...limits };
  }

  override async put(name: string, content: Buffer): Promise<void> {
    await this.call(name, (client) =>
      client.putObject(this.bucket, this.prefix + name, content, content.length),
    );
  }

  /** In one request if possible: parts need further rights, and unfinished ones are kept where no list shows them. */
  override async putFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    if (size > this.limits.requestBytes) return this.putParts(name, file);
    const md5 = await md5Of(file);
    const send = async (client: Client, exchange: S3Exchange) => {
      const address = await addressOfPut(client, this.bucket, this.prefix + name);
      await exchange.put(address, createReadStream(file), size, md5);
    };
    await this.call(name, send, this.limits.silenceOfFilesMs);
  }

  override async get(name: string): Promise<Readable> {
    return this.call(name, async (client) =>
      guardRead(await client.getObject(this.bucket, this.prefix + name), this.limits.silenceMs),
    );
  }

  override async read(name: string): Promise<Buffer | undefined> {
    return this.unlessMissing(name, async (client) =>
      buffer(await client.getObject(this.bucket, this.prefix + name)),
    );
  }

  override async startOfWhole(name: string, _digest: string, length: number): Promise<Buffer | undefined> {
    return this.unlessMissing(name, async (client) =>
      buffer(await client.getPartialObject(this.bucket, this.prefix + name, 0, length)),
    );
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
    await this.call(name, (client) => client.removeObject(this.bucket, this.prefix + name));
  }

  private async putParts(name: string, file: string): Promise<void> {
    try {
      await this.call(name, (client) => client.fPutObject(this.bucket, this.prefix + name, file));
    } catch (error) {
      await this.call(name, (client) => client.removeIncompleteUpload(this.bucket, this.prefix + name)).catch(
        () => undefined, // the first failure says more
      );
      throw error;
    }
  }

  private async unlessMissing<T>(name: string, work: (client: Client) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.call(name, work);
    } catch (error) {
      if (error instanceof BackupItemMissingError) return undefined;
      throw error;
    }
  }

  /** Lists everything before returning: removing files during a listing would lose its place. */
  private listAll(prefix: string, isRecursive: boolean): Promise<ListedItem[]> {
    return this.call(prefix, async (client) => {
      const items: ListedItem[] = [];
      const listed = client.listObjectsV2(this.bucket, this.prefix + prefix, isRecursive);
      for await (const item of listed) items.push(item as ListedItem);
      return items;
    });
  }

  private async call<T>(
    name: string,
    work: (client: Client, exchange: S3Exchange) => Promise<T>,
    silenceMs = this.limits.silenceMs,
  ): Promise<T> {
    let exchange: S3Exchange | undefined;
    const once = () => {
      exchange = openExchange(this.settings.endpoint, { silenceMs });
      return work(s3Client(this.settings, exchange), exchange);
    };
    try {
      return await threeTries(
        once,
        (error) => !isRefusal(s3Code(error), exchange?.status()),
        this.limits.pausesMs,
      );
    } catch (cause) {
      if (MISSING.has(s3Code(cause) ?? '')) throw new BackupItemMissingError(name, { cause });
      const reason = s3Refusal(cause, exchange?.status());
      throw new Error(`The bucket ${this.bucket} refuses ${name}: ${reason}`, { cause });
    }
  }
}

/** Whether the server itself refused, so that it would again: an answer without a code is a proxy's. */
const isRefusal = (code = 'NotFound', status = 0): boolean =>
  status >= 400 && status < 500 && !PASSING.has(code);

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

/** An entry of a list: a file, or a prefix that several names share. */
interface ListedItem {
  name?: string;
  lastModified?: Date;
  prefix?: string;
}
