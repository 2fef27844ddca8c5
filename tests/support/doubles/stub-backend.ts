import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubBackend {
  /** host:port */
  address: string;
  /** What reached it. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

/** Reads the whole body, then answers with an empty object. */
export const readAndRespond: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('{}'));
};

/** A server in the backend's place, for what a real one does only when something breaks. */
export async function startStubBackend(answer: RequestListener): Promise<StubBackend> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
