import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { makeCertificate } from '../support/samples/certificate.js';
import { readCompose, serviceOf } from '../support/deploy/compose-files.js';
import { deriveEnvironment, type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { readAndRespond, startStubBackend } from '../support/doubles/stub-backend.js';
import { sendRaw } from '../support/api/raw-request.js';

(nginxVersion ? describe : describe.skip)('nginx with a certificate', () => {
  let nginx: Nginx;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-tls-'));
    makeCertificate(folder);
    nginx = await startNginx({
      backends: ['127.0.0.1:9'],
      tlsFolder: folder,
      acmeFolder: path.join(folder, 'acme'),
    });
  });
  afterAll(async () => {
    await nginx.close();
    await rm(folder, { recursive: true });
  });

  it('redirects plain requests to the public https address', async () => {
    const response = await fetch(`${nginx.url}/careers?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://smash.example/careers?a=1');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses programs that use plain http, so that they do not go on sending their token in plain', async () => {
    const response = await fetch(`${nginx.url}/api/login`, { method: 'POST', redirect: 'manual' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: 'Programs must use https.', code: 'https_required' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves certbot’s challenges over plain HTTP, and nothing else', async () => {
    const challenges = path.join(folder, 'acme', '.well-known', 'acme-challenge');
    await mkdir(challenges, { recursive: true });
    await writeFile(path.join(challenges, 'to-ken_1'), 'to-ken_1.thumbprint');
    await writeFile(path.join(folder, 'acme', 'secret'), 'secret');
    const ask = (name: string) =>
      fetch(`${nginx.url}/.well-known/acme-challenge/${name}`, { redirect: 'manual' });
    const response = await ask('to-ken_1');
    expect([response.status, await response.text()]).toEqual([200, 'to-ken_1.thumbprint']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await ask('gone')).status).toBe(404);
    expect((await ask('..%2F..%2Fsecret')).status).toBe(308);
    expect((await ask('')).status).toBe(308);
  });

  it('serves the pages over HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.tlsPort}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/business/ridesmash' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers[':status']).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    session.destroy();
  });

  it('counts a body that HTTP/2 sends with a GET as one of the forms with files of its address', async () => {
    const backend = await startStubBackend(readAndRespond);
    // A twentieth of what one address may send at once: two.
    const environment = { RATE_LIMIT_FACTOR: '0.05' };
    const limited = await startNginx({ backends: [backend.address], tlsFolder: folder, environment });
    const session = connectHttp2(`https://127.0.0.1:${limited.tlsPort}`, { rejectUnauthorized: false });
    try {
      const held = Array.from({ length: 3 }, () =>
        session.request({ ':path': '/job-application/7', ':authority': 'x' }, { endStream: false }),
      );
      const statuses = held.map(async (form) => {
        const [headers] = (await once(form, 'response')) as [IncomingHttpHeaders];
        return headers[':status'];
      });
      // nginx answers it once it has read the beginnings of all three.
      await new Promise((resolve) => session.ping(resolve));
      for (const form of held) form.on('error', () => undefined).end();
      expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 429]);
    } finally {
      session.destroy();
      await limited.close();
      await backend.close();
    }
  });

  it('answers early errors of HTTP/2 in the form of the API, since their address is unknown', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.tlsPort}`, { rejectUnauthorized: false });
    for (const address of ['/api/%00', '/%00']) {
      const stream = session.request({ ':path': address });
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      expect(headers).toMatchObject({ ':status': 400, 'content-type': 'application/json' });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(JSON.parse(await text(stream))).toMatchObject({ code: 'malformed_request' });
    }
    const stream = session.request({ ':path': '/api/me', ':method': 'TRACE' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers).toMatchObject({ ':status': 405, 'content-type': 'application/json' });
    session.destroy();
  });

  it('answers plain HTTP on the TLS port, and malformed plain requests, in the form of the API', async () => {
    const asked = 'GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n';
    const malformed = 'GET /api/%00 HTTP/1.1\r\nHost: x\r\n\r\n';
    const wrongPort = await sendRaw(`http://127.0.0.1:${nginx.tlsPort}`, asked);
    for (const response of [wrongPort, await sendRaw(nginx.url, malformed)]) {
      expect(response.status).toBe(400);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.json()).toMatchObject({ code: 'malformed_request' });
    }
  });

  it('speaks only TLS 1.3, as the privacy policy says', async () => {
    const open = (version: 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string>((resolve) => {
        const socket = connectTls(
          { port: nginx.tlsPort, rejectUnauthorized: false, minVersion: version, maxVersion: version },
          () => {
            resolve(socket.getProtocol() ?? '');
            socket.destroy();
          },
        );
        socket.on('error', () => resolve('refused'));
      });
    expect(await open('TLSv1.3')).toBe('TLSv1.3');
    expect(await open('TLSv1.2')).toBe('refused');
  });
});

describe('nginx configured for TLS', () => {
  /** The id of the image's user. */
  const NGINX = 101;
  const { environment } = serviceOf(readCompose('docker-compose.tls.yml'), 'nginx');
  const told = { ...(environment as Record<string, string>), PUBLIC_URL: 'https://smash.example' };
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-tls-'));
    makeCertificate(folder);
    for (const [name, mode] of Object.entries({ '': 0o755, 'privkey.pem': 0o644 })) {
      await chmod(path.join(folder, name), mode);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));
  const modeOf = (given: Record<string, string>) => deriveEnvironment(given, NGINX).get('LISTEN_MODE');

  it('speaks TLS if it can read both files', () => {
    expect(modeOf({ ...told, TLS_FOLDER: folder })).toBe('tls');
  });

  it.each(['fullchain.pem', 'privkey.pem'])(
    'does not start if %s is unreadable or missing, and names the file',
    async (name) => {
      const file = path.join(folder, name);
      await chmod(file, 0o000);
      expect(() => modeOf({ ...told, TLS_FOLDER: folder })).toThrow(`cannot read ${file}`);
      await rm(file);
      expect(() => modeOf({ ...told, TLS_FOLDER: folder })).toThrow(`cannot read ${file}`);
    },
  );

  it('does not start if the folder is missing or closed to it', async () => {
    expect(() => modeOf({ ...told, TLS_FOLDER: '/nowhere' })).toThrow('cannot read /nowhere/fullchain.pem');
    await chmod(folder, 0o700);
    expect(() => modeOf({ ...told, TLS_FOLDER: folder })).toThrow(`cannot read ${folder}/fullchain.pem`);
  });

  it('does not start for a plain http address, which would redirect to itself for ever', () => {
    const plain = { ...told, PUBLIC_URL: 'http://smash.example', TLS_FOLDER: folder };
    expect(() => modeOf(plain)).toThrow('PUBLIC_URL must begin with https://');
  });

  it('speaks TLS as soon as the folder is mounted, and plain HTTP without one', async () => {
    const { PUBLIC_URL } = told;
    expect(modeOf({ PUBLIC_URL, TLS_FOLDER: folder })).toBe('tls');
    expect(modeOf({ PUBLIC_URL, TLS_FOLDER: '/nowhere' })).toBe('plain');
    await rm(path.join(folder, 'fullchain.pem'));
    expect(() => modeOf({ PUBLIC_URL, TLS_FOLDER: folder })).toThrow('cannot read');
  });
});
