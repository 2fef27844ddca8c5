import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** Takes a server out of service without breaking off a request. */
export interface ConnectionDrain {
  /** From now on each response ends its connection, so that a proxy keeps none for its next request. */
  announce(): void;
  /** Takes no more connections, and resolves when every request under way is answered. */
  finish(): Promise<void>;
}

/**
 * Prepares the drain of a server that listens already. Connections that ask for nothing are not waited for: browsers
 * open some in advance, and a proxy keeps those whose request is done.
 */
export function prepareDrain(server: Server): ConnectionDrain {
  const unused = new Set<Socket>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Before the listener that responds: the headers may be gone after it.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    unused.delete(request.socket);
    if (isLeaving) response.shouldKeepAlive = false;
  });
  return {
    announce() {
      isLeaving = true;
    },
    async finish() {
      // Right after the event loop has accepted what was waiting: a connection that is not accepted yet is reset.
      await nextTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const closeWhatIsDone = () => {
        for (const socket of unused) socket.destroy();
        server.closeIdleConnections();
      };
      closeWhatIsDone();
      const timer = setInterval(closeWhatIsDone, INTERVAL_MS);
      await closed.finally(() => clearInterval(timer));
    },
  };
}
