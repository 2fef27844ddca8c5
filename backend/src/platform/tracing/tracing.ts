import { createRequire, syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { diag, DiagLogLevel, SpanStatusCode } from '@opentelemetry/api';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment.js';

/** A collector that is down must not hold up the stop of this process, or the next batch. */
const EXPORT_TIMEOUT_MS = 5_000;

export interface Tracing {
  /** Sends the remaining spans, if the collector takes them in time; never fails. */
  stop(): Promise<void>;
}

/**
 * Sends traces by OTLP over HTTP: a span for each request (see request-spans.ts), and within it spans for statements,
 * calls to the object store and calls to the payment provider. They contain no values of statements, no names of
 * objects and no address beyond the host.
 */
export function startTracing(environment: Environment, endpoint: string, logger: Logger): Tracing {
  const log = logger.child({ context: 'OpenTelemetry' });
  const warn = (message: string) => log.warn(message);
  const ignore = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN },
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': environment.OTEL_SERVICE_NAME,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    // By the trace alone: a visitor's `traceparent` must not decide what is recorded.
    sampler: new TraceIdRatioBasedSampler(environment.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [
      withoutMessages,
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          headers: parseKeyPairsIntoRecord(environment.OTEL_EXPORTER_OTLP_HEADERS),
          timeoutMillis: EXPORT_TIMEOUT_MS,
        }),
        { exportTimeoutMillis: EXPORT_TIMEOUT_MS },
      ),
    ],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableIncomingRequestInstrumentation: true,
        requireParentforOutgoingSpans: true,
        startOutgoingSpanHook: ({ hostname, host }) => ({ 'url.full': `//${hostname ?? host ?? ''}` }),
      }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // The instrumentations hook into `require`, which ES modules never call.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  syncBuiltinESMExports();
  return {
    stop: () =>
      provider.shutdown().catch((error: unknown) => warn(`The last spans are lost: ${String(error)}`)),
  };
}

/** Removes error messages from spans: PostgreSQL may quote a value. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span) {
    if (span.status.code === SpanStatusCode.ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
