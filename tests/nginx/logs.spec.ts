import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { eventually } from '../support/api/state.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { sendRaw } from '../support/api/raw-request.js';
import { readAndRespond, type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

interface LogLine {
  id: string;
  method: string;
  path: string;
  status: number;
}

const { paths } = JSON.parse(readFileSync(inRoot('contract/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

/** Parameters that may be logged. All other parameters of an address are secrets or names. */
const PLAIN: Record<string, string> = {
  id: '4711',
  batch_id: '0190a0c5-6f6e-7c1a-9d53-0123456789ac',
  bulk_id: '0190a0c5-6f6e-7c1a-9d53-0123456789ad',
  note_id: '0190a0c5-6f6e-7c1a-9d53-0123456789ab',
  delivery_id: '0190a0c5-6f6e-7c1a-9d53-0123456789ae',
  kind: 'cv',
};
const fill = (address: string, secret: string) =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => PLAIN[name] ?? secret);
const ADDRESSES = Object.keys(paths).filter((address) => address.includes('{'));
const isSecret = (address: string) => fill(address, 'a') !== fill(address, 'b');

(nginxVersion ? describe : describe.skip)('the log of nginx', () => {
  let nginx: Nginx;
  let backend: StubBackend;
  beforeAll(async () => {
    backend = await startStubBackend(readAndRespond);
    nginx = await startNginx({
      backends: [backend.address],
      environment: { RATE_LIMIT_FACTOR: '1000' },
    });
  });
  afterAll(async () => {
    await nginx.close();
    await backend.close();
  });

  /** Waits for the line of a request, which nginx writes after it has sent the response. */
  async function lineOf(response: Response): Promise<LogLine> {
    await response.text();
    const id = response.headers.get('x-request-id') ?? '';
    let line: string | undefined;
    await eventually(async () => {
      // Without the last line, which may be incomplete.
      line = (await nginx.log())
        .split('\n')
        .slice(0, -1)
        .find((text) => text.includes(id));
      expect(line).toBeDefined();
    });
    return JSON.parse(line ?? '') as LogLine;
  }
  const pathOf = async (address: string) => (await lineOf(await fetch(nginx.url + address))).path;

  it('contains no secret from an address of the API, even in upper case', async () => {
    const secret = 'canary';
    const logged: Record<string, string> = {};
    for (const address of ADDRESSES.filter(isSecret)) {
      logged[address] = await pathOf(fill(address, secret));
      await pathOf(`/api${fill(address, secret).slice('/api'.length).toUpperCase()}?q=${secret}`);
    }
    expect(logged).toEqual({
      '/api/files/{token}/{name}': '/api/files/-',
      '/api/interviews/feed/{token}.ics': '/api/interviews/feed/-',
      '/api/exports/{token}/{name}': '/api/exports/-',
      '/api/job-alerts/unsubscribe/{token}': '/api/job-alerts/unsubscribe/-',
      '/api/shares/receipts/{token}': '/api/shares/receipts/-',
      '/api/shares/purchases/{reference}/verify': '/api/shares/purchases/-',
      '/api/{emailPrefix}/cv/{name}': '/api/-/cv/-',
      '/api/{emailPrefix}/cover_letter/{name}': '/api/-/cover_letter/-',
    });
    expect(await nginx.log()).not.toMatch(new RegExp(secret, 'i'));
  });

  it('contains no token from an address that it does not know', async () => {
    const token = 'eyJhIjoiY2FuYXJ5In0.Y2FuYXJ5';
    const lines = [
      `GET /api/jobs/${token}`,
      `GET /api/${token}`,
      `POST /API/links/${token}/cv.pdf`,
      `GET /api/x/%2e%2e/fi%6ces/${token}/cv.pdf`,
      `GET /api//files/${token}`,
    ];
    const logged = [];
    for (const line of lines) {
      const sent = `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      logged.push((await lineOf(await sendRaw(nginx.url, sent))).path);
    }
    expect(logged).toEqual(['/api/jobs/-', '/api/-', '-', '/api/files/-', '/api/files/-']);
  });

  it('contains no parameters that an identity provider adds to its redirect', async () => {
    const page = '/hidden-portal/single-sign-on';
    expect(await pathOf(`${page}?code=canary&state=canary`)).toBe('/hidden-portal/index.html');
    expect(await nginx.log()).not.toContain('canary');
  });

  it('contains only method and status of a request that is refused early', async () => {
    const trace = await sendRaw(nginx.url, 'TRACE /api/files/canary/cv.pdf HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await lineOf(trace)).toMatchObject({ method: 'TRACE', path: '-', status: 405 });
    const long = await sendRaw(nginx.url, `PUT /api/files/canary${'x'.repeat(9000)} HTTP/1.1\r\n`);
    expect(await lineOf(long)).toMatchObject({ method: 'PUT', path: '-', status: 414 });
    expect(await nginx.log()).not.toContain('canary');
  });

  it('contains all other addresses in full', async () => {
    for (const address of ADDRESSES.filter((path) => !isSecret(path))) {
      const filled = fill(address, '');
      expect(await pathOf(filled)).toBe(filled);
    }
    for (const address of ['/api/jobs/', '/api/me/password', '/api/applications-list/', '/careers/7']) {
      expect(await pathOf(address)).toBe(address);
    }
  });
});
