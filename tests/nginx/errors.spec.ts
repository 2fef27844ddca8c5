import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { sendRaw } from '../support/api/raw-request.js';
import { readAndRespond, type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

const LONG = 'x'.repeat(9000);

/** Requests to an address that nginx refuses before it has chosen a location for them. */
const EARLY: [what: string, status: number, code: string, send: (address: string) => string][] = [
  [
    'a malformed address',
    400,
    'malformed_request',
    (address) => `GET ${address}%00 HTTP/1.1\r\nHost: x\r\n\r\n`,
  ],
  ['no host', 400, 'malformed_request', (address) => `GET ${address} HTTP/1.1\r\n\r\n`],
  ['an address that is too long', 414, 'too_large', (address) => `GET ${address}${LONG} HTTP/1.1\r\n`],
  [
    'a whole address that is too long',
    414,
    'too_large',
    (address) => `GET https://smash.example${address}${LONG} HTTP/1.1\r\n`,
  ],
  [
    'headers that are too long',
    431,
    'too_large',
    (address) => `GET ${address} HTTP/1.1\r\nHost: x\r\nX-Long: ${LONG}\r\n\r\n`,
  ],
  ['TRACE', 405, 'method_not_allowed', (address) => `TRACE ${address} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'an unknown transfer',
    501,
    'request_failed',
    (address) => `POST ${address} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: zip\r\n\r\n`,
  ],
  ['an unknown version', 505, 'request_failed', (address) => `GET ${address} HTTP/9.1\r\nHost: x\r\n\r\n`],
];

function expectSafeHeaders({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    'cache-control': 'no-store',
  });
}

(nginxVersion ? describe : describe.skip)('errors of nginx itself', () => {
  let nginx: Nginx;
  let backend: StubBackend;
  beforeAll(async () => {
    backend = await startStubBackend((request, response) => {
      // Sends headers of its own, as the real backend does.
      response.setHeader('Cache-Control', 'public, max-age=1').setHeader('ETag', '"1"');
      response.setHeader('Accept-Ranges', 'bytes');
      response.setHeader('X-Frame-Options', 'DENY').setHeader('X-Content-Type-Options', 'nosniff');
      readAndRespond(request, response);
    });
    nginx = await startNginx({
      backends: [backend.address],
    });
  });
  afterAll(async () => {
    await nginx.close();
    await backend.close();
  });

  async function expectApiError(response: Response, status: number, code: string): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/), code });
    expectSafeHeaders(response);
  }

  it.each(EARLY)('are in the form of the API under /api: %s', async (_what, status, code, send) => {
    await expectApiError(await sendRaw(nginx.url, send('/api/me')), status, code);
  });

  it.each(EARLY)('are plain text elsewhere: %s', async (_what, status, _code, send) => {
    for (const address of ['/careers', '/apis']) {
      const response = await sendRaw(nginx.url, send(address));
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toMatch(/^[A-Z].+\.\n$/);
      expectSafeHeaders(response);
    }
  });

  it.each(['nonsense\r\n\r\n', '\x16\x03\x01 /api/me\r\n\r\n', 'GET /%61pi/%00 HTTP/1.1\r\nHost: x\r\n\r\n'])(
    'are plain text if nginx cannot tell the address: %j',
    async (text) => {
      const response = await sendRaw(nginx.url, text);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('The request could not be read. Please check its format.\n');
      expectSafeHeaders(response);
    },
  );

  it('name the allowed methods', async () => {
    const allowed = async (address: string) =>
      (await sendRaw(nginx.url, `TRACE ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)).headers.get('allow');
    expect(await allowed('/api/me')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    expect(await allowed('/careers')).toBe('GET, HEAD');
  });

  it('are in the form of the API if a precondition fails, and ranges are ignored', async () => {
    const ask = (header: string) =>
      sendRaw(nginx.url, `GET /api/jobs/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`);
    await expectApiError(await ask('If-Match: "2"'), 412, 'request_failed');
    // Ranges are not supported, as in the backend.
    const { status, headers } = await ask('Range: bytes=500-');
    expect([status, headers.get('content-range')]).toEqual([200, null]);
  });

  it('are in the form of the API if a body cannot be stored, and no address is logged', async () => {
    await rm(path.join(nginx.cacheFolder, 'bodies'), { recursive: true });
    const before = backend.requests.length;
    const response = await fetch(`${nginx.url}/api/exports/canary/applications.csv?canary`, {
      method: 'POST',
      body: Buffer.alloc(100_000),
    });
    expect(response.headers.get('retry-after')).toBe('5');
    await expectApiError(response, 503, 'unavailable');
    expect(backend.requests.length).toBe(before);
    expect(await nginx.log()).not.toContain('canary');
  });

  it('are the page without jobs if a form without scripts cannot be stored', async () => {
    await rm(path.join(nginx.cacheFolder, 'bodies'), { recursive: true, force: true });
    const response = await fetch(`${nginx.url}/job-application/7`, {
      method: 'POST',
      body: Buffer.alloc(100_000),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('Unreached form page');
  });

  it.each([
    ['a method of programs', 'POST / HTTP/1.1', 405],
    ['a precondition that fails', 'GET / HTTP/1.1\r\nIf-Match: "2"', 412],
  ])('are plain text for files too: %s', async (_what, start, status) => {
    const response = await sendRaw(nginx.url, `${start}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^[A-Z].+\.\n$/);
    expectSafeHeaders(response);
  });

  it('have no address of their own', async () => {
    for (const address of ['/.failed/api', '/.failed/page']) {
      expect((await fetch(nginx.url + address)).status).toBe(404);
    }
  });
});
