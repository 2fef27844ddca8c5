import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const INTERVAL_MS = 100;

/**
 * Lets a server stop without waiting for connections that ask for nothing: browsers open some in advance, and a
 * proxy keeps those whose request is done. Returns what to call when it stops taking connections; that again
 * returns what to call once it has stopped.
 */
export function prepareDrain(server: Server): () => () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', (request: IncomingMessage) => {
    unused.delete(request.socket);
  });
  return () => {
    const closeWhatIsDone = () => {
      for (const socket of unused) socket.destroy();
      server.closeIdleConnections();
    };
    closeWhatIsDone();
    const timer = setInterval(closeWhatIsDone, INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  };
}
