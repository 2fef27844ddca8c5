import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Longest time in which the rest of a refused request is read. */
const PATIENCE_MS = 5_000;

/** As Node responds by itself; 400 for all others. */
const STATUSES: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Refuses requests that cannot be parsed, and reads the rest of them. Node would reset the connection: a proxy that still sends
 * the body loses the response with it, and takes the server out of use as broken.
 */
export function refuseMalformedRequests(server: Server): void {
  const refused = new WeakSet<Duplex>();
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    responses.set(socket, response);
    response.once('close', () => responses.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser repeats its error for each piece of the rest.
    if (refused.has(socket)) return;
    if (!socket.writable || error.code === 'ECONNRESET' || responses.get(socket)?.headersSent) {
      socket.destroy(error);
      return;
    }
    refused.add(socket);
    const status = STATUSES[error.code ?? ''] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    socket.resume();
    const end = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.once('close', () => clearTimeout(end));
  });
}
