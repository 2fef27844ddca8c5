import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { requestId, setRoutePattern } from '../../../platform/http/request-logger.js';
import { isKnown, PUBLIC_CACHE, PUBLIC_VARY } from '../../../platform/http/send-cached.js';
import { type CachedBody, PublicJobsCache } from './public-jobs.cache.js';

const LIST_PATHS = new Set(['/api/jobs/', '/api/jobs']);
/** Matches an Accept-Encoding that names gzip and does not refuse it (q=0). */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const JOB_PATH = /^\/api\/jobs\/([1-9]\d{0,8})$/;

/** The list or job that is asked for, and the pattern of its route. */
interface Asked {
  /** Left out for the list. */
  id?: number;
  route: string;
}

/** Headers as writeHead takes them: names and values in turn. The last value is the request's id. */
interface PreparedHeaders {
  plain: string[];
  gzipped: string[];
  unchanged: string[];
}

/**
 * Answers the most frequent requests, for the public job list and for one of its jobs, before the framework sees them:
 * the bytes are cached, and routing, guards and logging would cost many times as much as sending them. Any other
 * request goes the usual way, to the same cache.
 */
@Injectable()
export class PublicJobsFastPath {
  /** The headers that every response carries. */
  private commonHeaders: string[] = [];
  private readonly prepared = new WeakMap<CachedBody, PreparedHeaders>();

  constructor(private readonly cache: PublicJobsCache) {}

  useHeaders(headers: Record<string, string>): void {
    this.commonHeaders = Object.entries(headers).flat();
  }

  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || !url || headers.authorization !== undefined) return false;
    const asked = whatIsAsked(url);
    const cached = asked && this.cache.peek(asked.id);
    if (!cached) return false;
    setRoutePattern(request, asked.route);
    const prepared = this.prepare(cached);
    const id = requestId(request);
    if (isKnown(cached.etag, headers['if-none-match'])) {
      response.writeHead(304, withId(prepared.unchanged, id)).end();
    } else if (GZIP.test(headers['accept-encoding'] ?? '')) {
      response.writeHead(200, withId(prepared.gzipped, id)).end(cached.gzipped);
    } else {
      response.writeHead(200, withId(prepared.plain, id)).end(cached.body);
    }
    return true;
  }

  private prepare(cached: CachedBody): PreparedHeaders {
    const known = this.prepared.get(cached);
    if (known) return known;
    const always = [
      ...this.commonHeaders,
      ...['Cache-Control', PUBLIC_CACHE, 'ETag', cached.etag, 'Vary', PUBLIC_VARY],
    ];
    const base = [...always, 'Content-Type', 'application/json; charset=utf-8'];
    const own = ['X-Request-Id', ''];
    const prepared = {
      unchanged: [...always, ...own],
      plain: [...base, 'Content-Length', String(cached.body.length), ...own],
      gzipped: [...base, 'Content-Encoding', 'gzip', 'Content-Length', String(cached.gzipped.length), ...own],
    };
    this.prepared.set(cached, prepared);
    return prepared;
  }
}

/** Changes the list in place, which is safe since it is sent before the next request is read. */
function withId(headers: string[], id: string): string[] {
  headers[headers.length - 1] = id;
  return headers;
}

function whatIsAsked(url: string): Asked | undefined {
  if (LIST_PATHS.has(url)) return { route: '/api/jobs' };
  const id = JOB_PATH.exec(url)?.[1];
  return id === undefined ? undefined : { id: Number(id), route: '/api/jobs/:id' };
}
