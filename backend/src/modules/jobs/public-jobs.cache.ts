import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** How long a change made on another replica may stay unseen here. */
const MAX_AGE_MS = 1_000;

export interface CachedBody {
  body: Buffer;
  etag: string;
}

/**
 * The public job list as bytes. Thousands of visitors ask for the same list; it is read from the database at
 * most once a second, and at once after a change made here.
 */
@Injectable()
export class PublicJobsCache {
  private entry?: { value: Promise<CachedBody>; madeAt: number };

  get(load: () => Promise<unknown>): Promise<CachedBody> {
    const now = performance.now();
    if (this.entry && now - this.entry.madeAt < MAX_AGE_MS) return this.entry.value;
    const value = load().then(toCachedBody);
    this.entry = { value, madeAt: now };
    value.catch(() => {
      this.clear();
    });
    return value;
  }

  clear(): void {
    this.entry = undefined;
  }
}

function toCachedBody(value: unknown): CachedBody {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
