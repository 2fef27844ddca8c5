import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';
import { errorForLog } from '../errors/error-for-log.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The X-Request-Id of a response: the caller's own, if well formed, otherwise a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Logs each request by the pattern of its route. Never logs addresses as sent: they may contain names, searches and
 * signed links.
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
    // The default serializers log addresses, queries and headers, or all properties of an error.
    serializers: { req: () => undefined, res: () => undefined, err: errorForLog },
    // If wrapped, they would receive the output of pino's own serializers.
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

/** Names the route of a request that the framework never sees. */
export function setRoutePattern(request: object, path: string): void {
  Object.assign(request, { route: { path } });
}

/** The pattern of the route that answered a request; `(site)` for pages and files. */
export function routePattern(request: object): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : '(site)';
}
