import type { RequestListener } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { routePattern } from '../http/request-logger.js';

/** Handles each request within a span of its own, named by the pattern of the route, never by the address. */
export function inRequestSpans(answer: RequestListener): RequestListener {
  const tracer = trace.getTracer('smash-technology');
  return (request, response) => {
    const method = request.method ?? '';
    const caller = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
    response.once('close', () => {
      const route = routePattern(request);
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 500 || !response.writableFinished) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    context.with(trace.setSpan(caller, span), () => answer(request, response));
  };
}

/** Ids that link a line of the log to its trace; empty without tracing. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
