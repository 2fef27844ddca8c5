import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../../platform/caches/bounded-map.js';
import type { JobDto } from '../job.dto.js';
import { ShortLivedCache } from './short-lived-cache.js';

export interface CachedBody {
  /** JSON in UTF-8. */
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}

/** Most jobs that are kept singly, about 5 MB. The oldest entry is removed first. */
const MOST_JOBS = 1_000;

/**
 * The public job list, and each of its jobs, as bytes. Thousands of visitors ask for the same ones; each is read from
 * the database at most once a second, and again right after a change made in this process.
 */
@Injectable()
export class PublicJobsCache {
  private readonly list = new ShortLivedCache<CachedBody>();
  private readonly open = new ShortLivedCache<readonly JobDto[]>();
  private readonly jobs = new BoundedMap<number, ShortLivedCache<CachedBody>>(MOST_JOBS);

  get(load: () => Promise<unknown>): Promise<CachedBody> {
    return this.list.get(() => load().then(toCachedBody));
  }

  getJob(id: number, load: () => Promise<unknown>): Promise<CachedBody> {
    return this.cacheOf(id).get(() => load().then(toCachedBody));
  }

  /** The jobs that take applications: the same list, not an equal one, for as long as it is kept. */
  getOpen(load: () => Promise<readonly JobDto[]>): Promise<readonly JobDto[]> {
    return this.open.get(load);
  }

  /** The bytes of the list, or of one job, if they are at hand and fresh, without waiting. */
  peek(id?: number): CachedBody | undefined {
    return id === undefined ? this.list.peek() : this.jobs.get(id)?.peek();
  }

  clear(): void {
    this.list.clear();
    this.open.clear();
    this.jobs.clear();
  }

  private cacheOf(id: number): ShortLivedCache<CachedBody> {
    const known = this.jobs.get(id);
    if (known) return known;
    const cache = new ShortLivedCache<CachedBody>();
    this.jobs.set(id, cache);
    return cache;
  }
}

async function toCachedBody(value: unknown): Promise<CachedBody> {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { body, gzipped: await promisify(gzip)(body), etag };
}
