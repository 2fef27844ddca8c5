import type { IncomingMessage, RequestListener } from 'node:http';
import { listenOnLoopback } from './loopback-server.js';

export interface StubBackend {
  /** host:port */
  address: string;
  /** What reached it. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

/** Reads the whole body, then answers with an empty object. */
export const readAndRespond: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('{}'));
};

/** A server in the backend's place, for what a real one does only when something breaks. */
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
