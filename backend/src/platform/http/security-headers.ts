import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment.js';

export const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every response. They forbid loading or running anything; pages have their own policies
 * (modules/site/page-policies.ts).
 */
export function securityHeaders(environment: Pick<Environment, 'PUBLIC_URL'>): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: environment.PUBLIC_URL?.startsWith('https:') ? { maxAge: YEAR_SECONDS } : false,
  }) as RequestHandler;
}

/** Responses of the API are not cached anywhere unless a route says otherwise: most are about people. */
export const PRIVATE_CACHE = 'private, no-store';

/** Policy of the API's documentation page: its own scripts, styles and pictures, calls to this server, nothing else. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of `securityHeaders` as data, for responses made without the framework. */
export function listSecurityHeaders(environment: Pick<Environment, 'PUBLIC_URL'>): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  const noRequest = {} as Parameters<RequestHandler>[0];
  void securityHeaders(environment)(noRequest, recorder as unknown as Response, () => undefined);
  return headers;
}
