import type { RequestListener } from 'node:http';
import { RequestMethod } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { raw, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { withOwnScope } from './platform/brand-scope/index.js';
import { ApiExceptionFilter } from './platform/errors/api-exception.filter.js';
import { JsonBodyInterceptor } from './platform/http/json-body.interceptor.js';
import { RepeatedReadInterceptor } from './platform/http/repeated-read.interceptor.js';
import { requestLogger } from './platform/http/request-logger.js';
import {
  DOCS_POLICY,
  listSecurityHeaders,
  PRIVATE_CACHE,
  securityHeaders,
} from './platform/http/security-headers.js';
import { tellUnknownProxy } from './platform/http/unknown-proxy.js';
import { UnknownQueryInterceptor } from './platform/http/unknown-query.interceptor.js';
import { limitSlowClients } from './platform/http/slow-clients.js';
import { refuseMalformedRequests } from './platform/http/malformed-requests.js';
import { inRequestSpans } from './platform/tracing/request-spans.js';
import { RequestValidationPipe } from './platform/validation/request-validation.pipe.js';
import type { Environment } from './platform/config/environment.js';
import type { Timings } from './platform/config/timings.js';
import { PublicJobsFastPath } from './modules/jobs/public/public-jobs.fast-path.js';
import { MetricsService } from './platform/metrics/metrics.service.js';

/** Path of the payment provider's messages, and the size limit of one; real ones have a few kilobytes. */
const PROVIDER_NOTICES = { path: '/api/shares/webhook', limit: '100kb' };
/** Target of a page's form without scripts (modules/site/sent-form.controller.ts). */
export const OUTSIDE_THE_API = [{ path: 'job-application/:id', method: RequestMethod.POST }];
/** Longer than a proxy keeps an idle connection, so that the server never hangs up first. */
const KEEP_ALIVE_MS = 75_000;

/** Sets up everything that all requests pass through. */
export function setUpApp(app: NestExpressApplication, environment: Environment, logger: Logger): void {
  app.setGlobalPrefix('api', { exclude: OUTSIDE_THE_API });
  app.set('trust proxy', environment.TRUST_PROXY ?? false);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLogger(logger));
  app.use(tellUnknownProxy(logger));
  app.use(securityHeaders(environment));
  app.use('/api', withHeader('Cache-Control', PRIVATE_CACHE));
  app.use('/api/docs', withHeader('Content-Security-Policy', DOCS_POLICY));
  // Signed over its exact bytes, so read raw, before the JSON parser, and never decompressed.
  app.use(PROVIDER_NOTICES.path, raw({ type: () => true, limit: PROVIDER_NOTICES.limit, inflate: false }));
  const reflector = app.get(Reflector);
  app.useGlobalInterceptors(
    new UnknownQueryInterceptor(reflector),
    new JsonBodyInterceptor(reflector),
    new RepeatedReadInterceptor(),
  );
  app.useGlobalPipes(new RequestValidationPipe());
  app.useGlobalFilters(new ApiExceptionFilter());
}

const withHeader =
  (name: string, value: string): RequestHandler =>
  (_request, response, next) => {
    response.setHeader(name, value);
    next();
  };

/** Sets up limits for slow clients, metrics and tracing of requests, and the fast path of public jobs. */
export function setUpHttpServer(
  app: NestExpressApplication,
  environment: Environment,
  { slowClients }: Timings,
): void {
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  limitSlowClients(server, slowClients);

  const fastPath = app.get(PublicJobsFastPath);
  fastPath.useHeaders(listSecurityHeaders(environment));
  const framework = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const metrics = environment.METRICS_PORT === undefined ? undefined : app.get(MetricsService);
  const answer: RequestListener = (request, response) => {
    metrics?.observe(request, response);
    if (fastPath.answer(request, response)) return;
    withOwnScope(() => {
      for (const listener of framework) listener.call(server, request, response);
    });
  };
  server.on('request', environment.OTEL_EXPORTER_OTLP_ENDPOINT ? inRequestSpans(answer) : answer);
  refuseMalformedRequests(server);
}
