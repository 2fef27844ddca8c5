import type { Response } from 'express';

/** Public responses may be kept for a second: no longer than a change may stay unseen. */
export const PUBLIC_CACHE = 'public, max-age=1';
/** What they differ by: an account may see more, and a reader of plain bytes gets those. */
export const PUBLIC_VARY = 'Authorization, Accept-Encoding';

/** Whether an If-None-Match header names the ETag. Proxies that compress mark it weak (W/). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag) ?? false;
}

/** Sends bytes with their ETag, or 304 when the caller has them. */
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
