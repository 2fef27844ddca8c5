import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { setRoutePattern } from '../../platform/http/request-logger.js';
import { isKnown, PUBLIC_CACHE } from '../../platform/http/send-cached.js';
import { type CachedBody, PublicJobsCache } from './public-jobs.cache.js';

const PATHS = new Set(['/api/jobs/', '/api/jobs']);

/**
 * Answers the busiest request there is, the public job list, before the framework sees it: the bytes are at
 * hand, and routing, guards and logging would cost many times what sending them does. Whatever is not exactly
 * that request goes the usual way, to the same cache.
 */
@Injectable()
export class PublicJobsLane {
  /** The headers that every answer carries. */
  private commonHeaders: string[] = [];
  private prepared?: { cached: CachedBody; plain: string[]; gzipped: string[]; unchanged: string[] };

  constructor(private readonly cache: PublicJobsCache) {}

  useHeaders(headers: Record<string, string>): void {
    this.commonHeaders = Object.entries(headers).flat();
  }

  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || !url || !PATHS.has(url) || headers.authorization !== undefined) return false;
    const cached = this.cache.peek();
    if (!cached) return false;
    setRoutePattern(request, '/api/jobs');
    const prepared = this.prepare(cached);
    if (isKnown(cached.etag, headers['if-none-match'])) {
      response.writeHead(304, prepared.unchanged).end();
    } else if (/\bgzip\b/.test(headers['accept-encoding'] ?? '')) {
      response.writeHead(200, prepared.gzipped).end(cached.gzipped);
    } else {
      response.writeHead(200, prepared.plain).end(cached.body);
    }
    return true;
  }

  private prepare(cached: CachedBody) {
    if (this.prepared?.cached === cached) return this.prepared;
    const unchanged = [
      ...this.commonHeaders,
      ...['Cache-Control', PUBLIC_CACHE, 'ETag', cached.etag, 'Vary', 'Authorization, Accept-Encoding'],
    ];
    const base = [...unchanged, 'Content-Type', 'application/json; charset=utf-8'];
    this.prepared = {
      cached,
      unchanged,
      plain: [...base, 'Content-Length', String(cached.body.length)],
      gzipped: [...base, 'Content-Encoding', 'gzip', 'Content-Length', String(cached.gzipped.length)],
    };
    return this.prepared;
  }
}
