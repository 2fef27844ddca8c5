import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refuseMalformedRequests } from './malformed-requests.js';

/** Larger than the system's buffers for a socket. */
const BODY = Buffer.alloc(32 * 1024 * 1024, 'x');

describe('a request that cannot be parsed', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/begun') response.write('begun');
      request.resume().on('end', () => response.end('done'));
    });
    refuseMalformedRequests(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  /** Sends a request whole, then reads until the server closes. @throws if the connection was reset */
  async function send(head: string, body: Buffer): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.write(head, 'latin1');
    socket.end(body);
    await once(socket, 'close');
    return received;
  }

  it.each([
    ['a control character in a header', 'X-Name: a\x01b', '400 Bad Request'],
    ['headers of more than 16 kB', `X-Name: ${'a'.repeat(20_000)}`, '431 Request Header Fields Too Large'],
  ])('such as by %s is refused, and its body read to the end', async (_, header, status) => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY.length}\r\n${header}\r\n\r\n`;
    expect(await send(head, BODY)).toMatch(`HTTP/1.1 ${status}\r\nConnection: close\r\n`);
  });

  it.each([
    ['is answered while nothing was sent', '/', 'HTTP/1.1 400 Bad Request\r\n'],
    ['breaks off a response that has begun', '/begun', 'HTTP/1.1 200 OK\r\n'],
  ])('in its body %s', async (_, address, start) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`);
    if (address === '/begun') await once(socket, 'data');
    socket.write('no length\r\n');
    await once(socket, 'close');
    expect(received.startsWith(start)).toBe(true);
    expect(received).not.toContain('done');
  });
});
