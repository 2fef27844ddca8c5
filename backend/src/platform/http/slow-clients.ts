import type { Server } from 'node:http';
import { type SlowClientLimits, TIMINGS } from '../config/timings.js';

/** Cuts off clients that hold connections without using them. Before the server listens. */
export function limitSlowClients(
  server: Server,
  { header, request, silence, interval }: SlowClientLimits = TIMINGS.slowClients,
): void {
  server.headersTimeout = header;
  server.requestTimeout = request;
  server.timeout = silence;
  // An option of http.createServer, which the framework calls; it is read when the server begins to listen.
  Object.assign(server, { connectionsCheckingInterval: interval });
}
