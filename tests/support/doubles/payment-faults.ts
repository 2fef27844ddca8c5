import type { ServerResponse } from 'node:http';

/** How the API misbehaves: never answers, fails, answers nonsense, breaks off, or refuses our key. */
export type Fault = 'silent' | 'error' | 'nonsense' | 'wrong shape' | 'cut off' | 'bad key';

/** Sends JSON. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers with a fault. */
export function respondWithFault(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case 'silent':
      return;
    case 'error':
      response.writeHead(500).end('<h1>Internal Server Error</h1>');
      return;
    case 'nonsense':
      response.writeHead(200).end('<!doctype html><title>Maintenance</title>');
      return;
    case 'wrong shape':
      sendJson(response, 200, { status: true, data: { status: 'success' } });
      return;
    case 'cut off':
      response.writeHead(200, { 'Content-Length': '1000' }).write('{"status":true,');
      setImmediate(() => response.destroy());
      return;
    case 'bad key':
      sendJson(response, 401, { status: false, message: 'Invalid key' });
  }
}
