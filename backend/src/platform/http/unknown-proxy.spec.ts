import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import { tellUnknownProxy } from './unknown-proxy.js';

describe('the warning about an untrusted proxy', () => {
  async function warningsOf(trusted: string | false, ...headers: Record<string, string>[]): Promise<number> {
    const warn = jest.fn();
    const app = express();
    app.set('trust proxy', trusted);
    app.use(tellUnknownProxy({ warn }), (_request, response) => void response.end());
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      for (const header of headers) await fetch(`http://127.0.0.1:${port}`, { headers: header });
    } finally {
      server.close();
    }
    return warn.mock.calls.length;
  }
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  it.each([false, '10.0.0.0/8'] as const)('is given once with TRUST_PROXY %j', async (trusted) => {
    expect(await warningsOf(trusted, {}, forwarded, forwarded)).toBe(1);
  });

  it('is not given for a trusted proxy or a request without X-Forwarded-For', async () => {
    expect(await warningsOf('loopback', forwarded, {})).toBe(0);
    expect(await warningsOf('uniquelocal, 127.0.0.0/8', forwarded)).toBe(0);
    expect(await warningsOf(false, {})).toBe(0);
  });
});
