import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';

/** How long a change made on another replica may stay unseen here. */
const MAX_AGE_MS = 1_000;

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
  private entry?: { value: Promise<CachedBody>; madeAt: number };
  private ready?: { value: CachedBody; madeAt: number };

  get(load: () => Promise<unknown>): Promise<CachedBody> {
    if (this.entry && isFresh(this.entry)) return this.entry.value;
    const entry = { value: load().then(toCachedBody), madeAt: performance.now() };
    this.entry = entry;
    entry.value.then(
      (value) => {
        if (this.entry === entry) this.ready = { value, madeAt: entry.madeAt };
      },
      () => {
        if (this.entry === entry) this.clear();
      },
    );
    return entry.value;
  }

  /** The bytes if they are at hand and fresh, without waiting. */
  peek(): CachedBody | undefined {
    return this.ready && isFresh(this.ready) ? this.ready.value : undefined;
  }

  clear(): void {
    this.entry = undefined;
    this.ready = undefined;
  }
}

const isFresh = ({ madeAt }: { madeAt: number }): boolean => performance.now() - madeAt < MAX_AGE_MS;

async function toCachedBody(value: unknown): Promise<CachedBody> {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { body, gzipped: await promisify(gzip)(body), etag };
}
