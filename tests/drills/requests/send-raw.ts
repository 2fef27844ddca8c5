import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { HostileRequest } from './hostile-request.js';
import type { SeenIds } from './seen-ids.js';

/** Longer than any wait of the backend itself. */
const PATIENCE_MS = 60_000;

export interface RawAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** Sends requests to one server as they are, over connections that are kept. */
export function rawSender(origin: string, ids: SeenIds) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);

  /** @param token of a session; none for a visitor @throws when there is no answer */
  const send = ({ method, path, headers, body }: HostileRequest, token: string | undefined) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const content = body && Buffer.from(ids.fill(body.toString('latin1')), 'latin1');
      const filled = Object.entries(headers).map(([name, value]) => [name, ids.fill(value)]);
      const sent = request(
        {
          ...{ agent, hostname, port, method, path: ids.fill(path), timeout: PATIENCE_MS },
          headers: {
            ...Object.fromEntries(filled),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(content && { 'Content-Length': content.length }),
          },
        },
        (response) => {
          const { statusCode: status = 0 } = response;
          const contentType = response.headers['content-type'] ?? '';
          // A stream of changes never ends by itself.
          if (contentType.startsWith('text/event-stream')) {
            response.destroy();
            resolve({ status, contentType, body: '' });
            return;
          }
          text(response).then((answer) => resolve({ status, contentType, body: answer }), reject);
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      sent.once('error', reject);
      sent.end(content);
    });
  return { send, close: () => agent.destroy() };
}
