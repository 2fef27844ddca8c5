import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** Takes a server out of service without breaking any request off. */
export interface ConnectionDrain {
  /** From now on each response closes its connection, so that a proxy does not reuse it. */
  announce(): void;
  /**
   * Accepts no more connections, and resolves when every request under way has its response.
   * @param patience milliseconds after which the requests that are left are broken off
   */
  finish(patience: number): Promise<void>;
}

/**
 * Prepares the drain of a listening server. It does not wait for connections without a request: browsers open some in
 * advance, and a proxy keeps idle ones.
 */
export function prepareDrain(server: Server): ConnectionDrain {
  const unused = new Set<Socket>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Before the listener that responds, which may already send the headers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    unused.delete(request.socket);
    if (isLeaving) response.shouldKeepAlive = false;
  });
  return {
    announce() {
      isLeaving = true;
    },
    async finish(patience) {
      // First lets the event loop accept pending connections: one that is not accepted yet would be reset.
      await nextTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const closeWhatIsDone = () => {
        for (const socket of unused) socket.destroy();
        server.closeIdleConnections();
      };
      closeWhatIsDone();
      const timer = setInterval(closeWhatIsDone, INTERVAL_MS);
      const end = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(timer);
      clearTimeout(end);
    },
  };
}
