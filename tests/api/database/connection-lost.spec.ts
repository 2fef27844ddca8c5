import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

/** What PostgreSQL says when it is idle, and what its processes say when it is killed. */
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const FIELDS = Buffer.from(
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);
const LENGTH = Buffer.alloc(4);
LENGTH.writeInt32BE(FIELDS.length + LENGTH.length);
const KILLED = Buffer.concat([Buffer.from('E'), LENGTH, FIELDS]);

let isDying = false;
let broken = 0;
let database: TestDatabase;
let proxy: Server;
let server: ApiApp;

/** Passes everything on; a dying database ends each connection in the same packet in which it greets or answers. */
function pass(client: Socket, port: number): void {
  const upstream = connect(port, '127.0.0.1');
  const close = () => {
    client.destroy();
    upstream.destroy();
  };
  client.on('error', close).on('close', close).pipe(upstream);
  upstream.on('error', close).on('close', close);
  upstream.on('data', (chunk: Buffer) => {
    if (!isDying || !chunk.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) {
      client.write(chunk);
      return;
    }
    broken += 1;
    client.end(Buffer.concat([chunk, KILLED]));
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  const port = Number(url.port);
  proxy = createServer((client) => pass(client, port)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.port = String((proxy.address() as AddressInfo).port);
  server = await startApi({ DATABASE_URL: url.href });
});
afterAll(async () => {
  await server.close();
  proxy.close();
  await database.drop();
});

it('a connection that dies as the pool hands it out fails its request, not the server', async () => {
  const statusOfJob = async () => (await fetch(`${server.url}/api/jobs/1`)).status;
  expect(await statusOfJob()).toBe(404);
  isDying = true;
  // The first attempts use up the connections of the pool; the others get new ones.
  for (const status of await Promise.all(Array.from({ length: 30 }, statusOfJob)))
    expect([404, 503]).toContain(status);
  await eventually(async () => {
    expect(await statusOfJob()).toBe(503);
  });
  expect(broken).toBeGreaterThan(10);
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);

  isDying = false;
  await eventually(async () => {
    expect(await statusOfJob()).toBe(404);
  });
});
