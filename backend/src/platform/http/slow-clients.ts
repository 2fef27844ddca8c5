import type { Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface SlowClientLimits {
  /** From connecting, or from the first byte of a further request, until its header is complete. */
  header: number;
  /** The same until the body is complete: 11 MB at 0.3 Mbit/s, for phones far from a mast. */
  request: number;
  /**
   * Without a byte coming or going, while a request is answered. Longer than the backend's own longest wait, 30 s for
   * the file storage and 5 s for a lock, so that it hits only who does not read.
   */
  silence: number;
  /** How often the first two are looked at. */
  interval: number;
}

export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  header: 15_000,
  request: 300_000,
  silence: 60_000,
  interval: 5_000,
};

/** Cuts off clients that hold connections without using them. Before the server listens. */
export function limitSlowClients(
  server: Server,
  { header, request, silence, interval }: SlowClientLimits = SLOW_CLIENT_LIMITS,
): void {
  server.headersTimeout = header;
  server.requestTimeout = request;
  server.timeout = silence;
  // An option of http.createServer, which the framework calls; it is read when the server begins to listen.
  Object.assign(server, { connectionsCheckingInterval: interval });
}
