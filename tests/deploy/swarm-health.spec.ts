import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';

const OWN = '10.78.3.13';

let folder: string;
let server: Server;
const statuses: Record<string, number> = { '/api/health/ready': 503, '/api/health/live': 200 };
let script: string;
let wasReady: string;

/** Makes a stub of a program of the image. */
const program = (name: string, output: string) =>
  writeFile(path.join(folder, name), `#!/bin/sh\n${output}\n`, { mode: 0o755 });

/** Runs the health check while the name of the backends resolves to these addresses. */
async function isHealthy(listed: string[]): Promise<boolean> {
  await program('getent', listed.map((address) => `echo "${address} STREAM backend"`).join('\n'));
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  return promisify(execFile)('bash', ['-c', script], { env }).then(
    () => true,
    () => false,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swarm-health-'));
  wasReady = path.join(folder, 'was-ready');
  await program('hostname', `echo '10.78.2.7 ${OWN} 172.18.0.7 '`);
  server = createServer(({ url = '' }, response) => response.writeHead(statuses[url] ?? 404).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { healthcheck } = serviceOf(readCompose('deploy/swarm/stack.yml'), 'backend');
  const [, , , text = ''] = (healthcheck?.['test'] ?? []) as string[];
  const { port } = server.address() as AddressInfo;
  script = text.replaceAll('$$', '$').replace('/8080', `/${port}`).replaceAll('/tmp/was-ready', wasReady);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the health check of a backend in a swarm', () => {
  it('fails while the backend has never been ready', async () => {
    expect(await isHealthy([OWN])).toBe(false);
  });

  it('passes for a ready backend that DNS does not list yet', async () => {
    statuses['/api/health/ready'] = 200;
    expect(await isHealthy([])).toBe(true);
    // In the future, so that a pause of the machine changes nothing.
    await utimes(wasReady, new Date(), new Date(Date.now() + 600_000));
    expect(await isHealthy(['10.78.3.5'])).toBe(true);
  });

  it('fails if DNS does not list the backend twenty seconds after it was ready', async () => {
    await utimes(wasReady, new Date(), new Date(Date.now() - 30_000));
    expect(await isHealthy(['10.78.3.5', OWN])).toBe(true);
    expect(await isHealthy([])).toBe(false);
    expect(await isHealthy(['10.78.3.5', '10.78.3.1', '10.78.3.130'])).toBe(false);
  });

  it('passes while only the database is away, and fails if the backend is not alive', async () => {
    statuses['/api/health/ready'] = 503;
    expect(await isHealthy([OWN])).toBe(true);
    statuses['/api/health/live'] = 503;
    expect(await isHealthy([OWN])).toBe(false);
  });
});
