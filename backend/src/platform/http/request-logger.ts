import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';
import { errorForLog } from '../errors/error-for-log.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What every response says in X-Request-Id: the caller's own word, if it is one, or one that is made here. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Logs each answered request by the pattern of its route. Addresses as sent are never logged: they may hold
 * names, searches and signed links.
 */
export function requestLogger(logger: Logger): HttpLogger<Request, Response> {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    // Their default forms hold addresses, queries and headers, or all properties of an error.
    serializers: { req: () => undefined, res: () => undefined, err: errorForLog },
    // Wrapped, they would be given what pino's own made of it.
    wrapSerializers: false,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessObject: (request, response, value: { responseTime?: number }) => ({
      method: request.method,
      route: routePattern(request),
      status: response.statusCode,
      ms: value.responseTime,
    }),
    customErrorObject: (request, response) => ({
      method: request.method,
      route: routePattern(request),
      status: response.statusCode,
    }),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  });
}

/** Says which route serves a request that the framework never sees. */
export function setRoutePattern(request: object, path: string): void {
  Object.assign(request, { route: { path } });
}

/** The pattern of the route that answered a request; `(site)` for pages and files. */
export function routePattern(request: object): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : '(site)';
}
