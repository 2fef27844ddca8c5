import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { freePort, portOf } from './ports.mjs';
import { capture } from './run.mjs';

const MANY = 250;
const ports = fileURLToPath(new URL('ports.mjs', import.meta.url));
const inAnotherProcess = `
  const { freePort } = await import(${JSON.stringify(ports)});
  const found = [];
  while (found.length < ${MANY}) found.push(await freePort());
  console.log(JSON.stringify(found));`;

describe('a free port', () => {
  // Only on Linux do processes reserve their ports; elsewhere some of so many random ones would be the same.
  (process.platform === 'linux' ? it : it.skip)(
    'is given only once across processes, and lies below the range of the system',
    async () => {
      const own = await Promise.all(Array.from({ length: MANY }, () => freePort()));
      const { stdout } = await capture(process.execPath, ['--input-type=module', '-e', inAnotherProcess]);
      const all = [...own, ...JSON.parse(stdout)];
      expect(new Set(all).size).toBe(2 * MANY);
      const any = createServer().listen(0, '127.0.0.1');
      await once(any, 'listening');
      expect(Math.max(...all)).toBeLessThan(portOf(any));
      any.close();
    },
  );

  it('is the preferred one unless something listens there', async () => {
    const preferred = await freePort();
    expect(await freePort(preferred)).toBe(preferred);
    const server = createServer().listen(preferred, '127.0.0.1');
    await once(server, 'listening');
    expect(await freePort(preferred)).not.toBe(preferred);
    server.close();
  });
});
