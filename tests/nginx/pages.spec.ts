import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

const PAGES = ['/careers/7', '/job-application/7/', '/sitemap.xml', '/robots.txt'];
const MANY = Array.from({ length: 40 });

(nginxVersion ? describe : describe.skip)('pages that the backend makes, through nginx', () => {
  let backend: StubBackend;
  let nginx: Nginx;
  let isOpen: boolean;
  let backendMs: number;
  afterEach(async () => {
    await nginx.close();
    await backend.close();
  });

  /** As the real one sends them: to be asked for again each time. */
  async function start(environment: Record<string, string>): Promise<void> {
    isOpen = true;
    backendMs = 0;
    backend = await startStubBackend((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', 'W/"1"');
      setTimeout(() => response.writeHead(isOpen ? 200 : 404).end('A page'), backendMs);
    });
    nginx = await startNginx({ backends: [backend.address], environment });
  }
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(nginx.url + address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each(PAGES)('are made once for all who ask within a second: %s', async (address) => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    const answers = await Promise.all(MANY.map(() => ask(address)));
    for (const { status, headers } of answers) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    }
    // They may come at the turn of a second.
    expect(backend.requests.length).toBeLessThanOrEqual(3);
    expect((await ask(address, { 'If-None-Match': 'W/"1"' })).status).toBe(304);
  });

  it('are read from the last copy while one visitor waits for the next', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    await ask('/careers/7');
    // nginx counts whole seconds, so a copy may be kept for nearly two.
    await delay(2_200);
    backendMs = 3_000;
    const first = ask('/careers/7');
    while (backend.requests.length < 2) await delay(10);
    const others = ask('/careers/7');
    expect(await Promise.race([first.then(() => 'first'), others.then(() => 'others')])).toBe('others');
    expect((await others).status).toBe(200);
    await first;
  });

  it('leave within two seconds of a job that is closed', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    expect((await ask('/careers/7')).status).toBe(200);
    const closed = performance.now();
    isOpen = false;
    let lastSeen = closed;
    for (;;) {
      const sent = performance.now();
      const { status } = await ask('/careers/7');
      if (status === 404) break;
      lastSeen = sent;
    }
    expect(lastSeen - closed).toBeLessThan(2000);
  });

  it.each(PAGES)('are limited as the API is: %s', async (address) => {
    // A twentieth: two a second, and twenty at once.
    await start({ RATE_LIMIT_FACTOR: '0.05' });
    const answers = await Promise.all(MANY.map(() => ask(address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(refused[0]?.text).toBe('Too many attempts. Please try again in 5 seconds.\n');
  });
});
