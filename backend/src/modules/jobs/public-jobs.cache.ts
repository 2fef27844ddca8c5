import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { ShortMemory } from './short-memory.js';

export interface CachedBody {
  /** JSON in UTF-8. */
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}

/**
 * The public job list as bytes. Thousands of visitors ask for the same list; it is read from the database at
 * most once a second, and at once after a change made here.
 */
@Injectable()
export class PublicJobsCache {
  private readonly memory = new ShortMemory<CachedBody>();

  get(load: () => Promise<unknown>): Promise<CachedBody> {
    return this.memory.get(() => load().then(toCachedBody));
  }

  /** The bytes if they are at hand and fresh, without waiting. */
  peek(): CachedBody | undefined {
    return this.memory.peek();
  }

  clear(): void {
    this.memory.clear();
  }
}

async function toCachedBody(value: unknown): Promise<CachedBody> {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { body, gzipped: await promisify(gzip)(body), etag };
}
