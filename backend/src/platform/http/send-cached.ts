import type { Response } from 'express';

/** Public responses may be cached for a second: no change may stay unseen for longer. */
export const PUBLIC_CACHE = 'public, max-age=1';
/** Public responses differ by these headers: an account may see more, and some clients do not accept compression. */
export const PUBLIC_VARY = 'Authorization, Accept-Encoding';

/** Whether an If-None-Match header names the ETag. Proxies that compress mark it weak (W/). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag) ?? false;
}

/** Sends bytes with their ETag, or 304 when the caller already has them. */
export function sendCached(
  response: Response,
  { body, etag }: { body: Buffer; etag: string },
  ifNoneMatch: string | undefined,
): void {
  response.setHeader('Cache-Control', PUBLIC_CACHE);
  response.setHeader('ETag', etag);
  if (isKnown(etag, ifNoneMatch)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
