import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Nginx, type NginxOptions, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { eventually } from '../support/api/state.js';
import { requestWithoutReading, sendSlowly, openIdleConnection } from '../support/api/slow-client.js';
import { readAndRespond, type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

/** Larger than the system's buffers for a socket. */
const LARGE = Buffer.alloc(40 * 1024 * 1024, 'x');

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const EXPORT_MB = 80;

/** So that requests are held until the test ends them, however busy the machine is. */
const PATIENT_WITH_BODIES: NginxOptions['directives'] = { client_body_timeout: ['15s', '10m'] };

(nginxVersion ? describe : describe.skip)('clients of nginx that are slow on purpose', () => {
  let nginx: Nginx;
  let backend: StubBackend;
  beforeAll(async () => {
    backend = await startStubBackend((request, response) => {
      if (request.url === '/api/large') response.end(LARGE);
      else readAndRespond(request, response);
    });
    nginx = await startNginx({
      backends: [backend.address],
      environment: { RATE_LIMIT_FACTOR: '1000' },
      directives: {
        client_header_timeout: ['10s', '1s'],
        client_body_timeout: ['15s', '1s'],
        send_timeout: ['15s', '1s'],
      },
    });
    await mkdir(join(nginx.site.public, 'media'));
    await writeFile(join(nginx.site.public, 'media', 'film.mp4'), LARGE);
  });
  afterAll(async () => {
    await nginx.close();
    await backend.close();
  });

  const started: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const part of started.splice(0).reverse()) await part.close();
  });
  async function start(options: NginxOptions): Promise<Nginx> {
    const own = await startNginx(options);
    started.push(own);
    return own;
  }
  /** Begins a request whose body never ends, and returns what has to be destroyed, and its response. */
  function begin(address: string, method: string, headers: Record<string, string> = {}) {
    const request = sendRequest(address, {
      method,
      agent: false,
      headers: { 'Content-Length': '1000', ...headers },
    });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    answered.catch(() => undefined); // destroyed below
    request.write('a');
    return { request, answered };
  }

  const line = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const post = 'POST /api/send_email HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';

  it('are cut off while others are served', async () => {
    const slow = [
      openIdleConnection(nginx.url),
      sendSlowly(nginx.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a', 100),
      // Stops in the middle of a body.
      sendSlowly(nginx.url, post, 'a', 60_000),
      requestWithoutReading(nginx.url, line('/media/film.mp4')),
      requestWithoutReading(nginx.url, line('/api/large')),
    ];
    for (const address of ['/', '/api/jobs/', '/api/me']) {
      // Repeated: if the machine pauses for a second, this client is slow as well.
      await eventually(async () => expect((await fetch(nginx.url + address)).status).toBe(200));
    }
    await Promise.all(slow);
  });

  it.each(['/api/exports/token/CVs.zip', '/api/applications-list/'])(
    'get the whole of %s, however long it is',
    async (path) => {
      // Nothing here depends on the clock: how far the backend has come, against how far the client has.
      let sent = 0;
      const pieces = function* () {
        for (; sent < EXPORT_MB; sent += 1) yield MEGABYTE;
      };
      const exporting = await startStubBackend((_request, response) => {
        Readable.from(pieces(), { highWaterMark: 1 }).pipe(response);
      });
      started.push(exporting);
      const usual = await start({
        backends: [exporting.address],
        directives: { proxy_max_temp_file_size: ['32m', '16m'], send_timeout: ['15s', '10m'] },
      });
      const [response] = (await once(get(usual.url + path), 'response')) as [IncomingMessage];
      const reader = response.iterator() as AsyncIterableIterator<Buffer>;
      let bytes = 0;
      const read = async (megabytes: number) => {
        for (const end = bytes + megabytes * MEGABYTE.length; bytes < end;) {
          const { done, value } = await reader.next();
          if (done) return;
          bytes += value.length;
        }
      };
      await read(1);
      // The client stops: sooner or later nothing has room any more.
      let last = -1;
      while (last !== sent) {
        last = sent;
        await delay(1_000);
      }
      expect(sent).toBeLessThan(EXPORT_MB);
      // With a file of 16 MB between them, the backend would wait until the client has taken it all.
      await read(12);
      await eventually(() => Promise.resolve(expect(sent).toBeGreaterThan(last)));
      await read(EXPORT_MB);
      expect(bytes).toBe(EXPORT_MB * MEGABYTE.length);
    },
  );

  it('do not occupy the backend, and hold no more connections than one address may', async () => {
    // A twentieth of what one address may hold: ten.
    const limited = await start({
      backends: [backend.address],
      environment: { RATE_LIMIT_FACTOR: '0.05' },
      directives: PATIENT_WITH_BODIES,
    });
    const before = backend.requests.length;
    // GET, because the limit of parallel changes is lower than that of connections.
    const oneMore = () => begin(`${limited.url}/api/me`, 'GET');
    const held = Array.from({ length: 10 }, oneMore);
    // One more than allowed: whichever arrives last is refused.
    const extra = oneMore();
    const [refused] = await Promise.race([...held, extra].map(({ answered }) => answered));
    expect(refused.statusCode).toBe(429);
    expect(backend.requests.length).toBe(before);
    // Nor do they take connections from ordinary requests.
    expect((await fetch(`${limited.url}/api/me`)).status).toBe(200);
    for (const { request } of [...held, extra]) request.on('error', () => undefined).destroy();
  });

  it.each(['/api/jobs/7/apply', '/job-application/7'])(
    'may send fewer forms with files at once: %s',
    async (address) => {
      // A twentieth of what one address may send at once: two.
      const limited = await start({
        backends: [backend.address],
        environment: { RATE_LIMIT_FACTOR: '0.05' },
        directives: PATIENT_WITH_BODIES,
      });
      const held = Array.from({ length: 3 }, () => begin(limited.url + address, 'POST'));
      const [refused] = await Promise.race(held.map(({ answered }) => answered));
      expect(refused.statusCode).toBe(429);
      expect((await fetch(limited.url + address)).status).toBe(200);
      for (const { request } of held) request.on('error', () => undefined).destroy();
    },
  );

  it('hold no more connections than one IPv6 site may, from however many networks', async () => {
    // A hundredth: two for a network, forty for a site.
    const limited = await start({
      backends: [backend.address],
      environment: { RATE_LIMIT_FACTOR: '0.01', TRUSTED_PROXIES: '127.0.0.0/8' },
      directives: PATIENT_WITH_BODIES,
    });
    const held = Array.from({ length: 41 }, (_, network) =>
      begin(`${limited.url}/api/me`, 'GET', { 'X-Forwarded-For': `2001:db8:a:${network}::1` }),
    );
    const [refused] = await Promise.race(held.map(({ answered }) => answered));
    expect(refused.statusCode).toBe(429);
    const elsewhere = { 'X-Forwarded-For': '2001:db8:b:1::1' };
    expect((await fetch(`${limited.url}/api/me`, { headers: elsewhere })).status).toBe(200);
    for (const { request } of held) request.on('error', () => undefined).destroy();
  });
});
