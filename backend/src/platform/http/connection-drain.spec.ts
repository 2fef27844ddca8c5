import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { prepareDrain } from './connection-drain.js';

it('breaks off a request that is not answered within the patience of the drain', async () => {
  const server = createServer(() => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drain = prepareDrain(server);
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const broken = once(request, 'error').catch((error: unknown) => [error]);
  await once(server, 'request');
  await drain.finish(50);
  const [error] = (await broken) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});
