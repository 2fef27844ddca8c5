import type { Server } from 'node:http';
import { type SlowClientLimits, TIMINGS } from '../config/timings.js';

/** Cuts off clients that hold connections without using them. Call it before the server listens. */
export function limitSlowClients(
  server: Server,
  { header, request, silence, interval }: SlowClientLimits = TIMINGS.slowClients,
): void {
  server.headersTimeout = header;
  server.requestTimeout = request;
  server.timeout = silence;
  // An option of http.createServer, which only the framework calls; read when the server starts to listen.
  Object.assign(server, { connectionsCheckingInterval: interval });
}
