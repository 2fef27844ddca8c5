import type { IncomingMessage, RequestListener } from 'node:http';
import { listenOnLoopback } from './loopback-server.js';

export interface StubBackend {
  /** host:port */
  address: string;
  /** Requests that reached it. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

/** Reads the whole body, then answers with an empty object. */
export const readAndRespond: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('{}'));
};

/** Starts a server in the backend's place, for behaviour that a real backend shows only when something breaks. */
export async function startStubBackend(answer: RequestListener): Promise<StubBackend> {
  const requests: IncomingMessage[] = [];
  const { origin, close } = await listenOnLoopback((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  return {
    address: new URL(origin).host,
    requests,
    close,
  };
}
