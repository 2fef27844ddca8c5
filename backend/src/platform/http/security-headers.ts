import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment.js';

export const YEAR_SECONDS = 31_536_000;

/** Headers of every response. Nothing may be loaded or run; pages have policies of their own (modules/site/page-policies.ts). */
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

/** Nothing that the API returns is kept anywhere, unless a route says otherwise: most of it is about people. */
export const PRIVATE_CACHE = 'private, no-store';

/** The page that describes the API: its own scripts, styles and pictures, calls to this server, and nothing else. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of `securityHeaders` as data, for responses that are made without the framework. */
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
