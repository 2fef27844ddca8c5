import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  origin: string;
  /** Cuts whatever is still connected. */
  close: () => Promise<void>;
}

/** An HTTP server on the machine itself, at a free port. */
export async function listenOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer(answer);
  // Whoever asks hangs up first, however long this worker stands still.
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
