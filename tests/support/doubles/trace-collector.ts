import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './loopback-server.js';

export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** As the protocol numbers them: 2 is a server's, 3 a client's. */
  kind: number;
  attributes: Record<string, unknown>;
  status: { code?: number; message?: string };
}

interface Export {
  resourceSpans: { resource: WithAttributes; scopeSpans: { spans: RawSpan[] }[] }[];
}
interface WithAttributes {
  attributes: { key: string; value: Record<string, unknown> }[];
}
type RawSpan = Omit<CollectedSpan, 'attributes'> & WithAttributes;

export interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
  /** Attributes of the processes that sent traces. */
  resources: Record<string, unknown>[];
  /** Headers of the exports. */
  headers: NodeJS.Dict<string | string[]>[];
  /** All received bodies as text. */
  received(): string;
  close(): Promise<void>;
}

const plain = ({ attributes }: WithAttributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Receives traces as a collector does: OTLP over HTTP, in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const spans: CollectedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const headers: TraceCollector['headers'] = [];
  const { origin, close } = await listenOnLoopback((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      headers.push(request.headers);
      if (request.url !== '/v1/traces') {
        response.writeHead(404).end();
        return;
      }
      for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
        resources.push(plain(resource));
        const all = scopeSpans.flatMap((scope) => scope.spans);
        spans.push(...all.map((span) => ({ ...span, attributes: plain(span) })));
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  return {
    url: origin,
    spans,
    resources,
    headers,
    received: () => bodies.join('\n'),
    close,
  };
}
