import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  origin: string;
  /** Stops the server and cuts open connections. */
  close: () => Promise<void>;
}

/** An HTTP server on the machine itself, at a free port. */
export async function listenOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer);
  // Without a limit of its own, the server never closes a connection before the client does, however long this worker stalls.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
