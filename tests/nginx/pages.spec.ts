import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/api/state.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

const PAGES = ['/careers/7', '/job-application/7/', '/sitemap.xml', '/robots.txt'];
const MANY = Array.from({ length: 40 });

(nginxVersion ? describe : describe.skip)('pages that the backend makes, through nginx', () => {
  let backend: StubBackend;
  let nginx: Nginx;
  let isOpen: boolean;
  /** What the backend waits for before it answers a request, numbered from 1. */
  let hold: (request: number) => Promise<void> | undefined;
  afterEach(async () => {
    await nginx.close();
    await backend.close();
  });

  /** As the real one sends them: to be asked for again each time. */
  async function start(environment: Record<string, string>): Promise<void> {
    isOpen = true;
    hold = () => undefined;
    backend = await startStubBackend((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', 'W/"1"');
      const held = Promise.resolve(hold(backend.requests.length));
      void held.then(() => response.writeHead(isOpen ? 200 : 404).end('A page'));
    });
    nginx = await startNginx({ backends: [backend.address], environment });
  }
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(nginx.url + address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each(PAGES)('are made once for all who ask within a second: %s', async (address) => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    const began = performance.now();
    const answers = await Promise.all(MANY.map(() => ask(address)));
    for (const { status, headers } of answers) {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    }
    // One more for each second that they take, however slow the machine is.
    const seconds = Math.ceil((performance.now() - began) / 1000);
    expect(backend.requests.length).toBeLessThanOrEqual(1 + seconds);
    expect((await ask(address, { 'If-None-Match': 'W/"1"' })).status).toBe(304);
  });

  it('are read from the last copy while one visitor waits for the next', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    await ask('/careers/7');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const second = new Promise<void>((resolve) => {
      hold = (request) => {
        if (request < 2) return undefined;
        resolve();
        return held;
      };
    });
    // Asked until the copy is too old: nginx counts whole seconds.
    let first: ReturnType<typeof ask>;
    do {
      first = ask('/careers/7');
      await Promise.race([first, second]);
    } while (backend.requests.length < 2);
    expect((await ask('/careers/7')).status).toBe(200);
    expect(backend.requests).toHaveLength(2);
    release();
    expect((await first).status).toBe(200);
  });

  it('leave soon after their job is closed', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    expect((await ask('/careers/7')).status).toBe(200);
    isOpen = false;
    await eventually(async () => expect((await ask('/careers/7')).status).toBe(404));
  });

  it('are limited further with a search in their address, however it is written', async () => {
    // Three tenths: 120 at once, 18 of them searches.
    await start({ RATE_LIMIT_FACTOR: '0.3' });
    const refused = async (address: string) => {
      const answers = await Promise.all(MANY.map((_, index) => ask(`${address}${index}`)));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await refused('/careers?src=whatsapp&fbclid=')).toBe(0);
    expect(await refused('/careers?brand=owenas&q=')).toBeGreaterThan(0);
    expect(await refused('/careers?%71=')).toBeGreaterThan(MANY.length / 2);
  });

  it.each(PAGES)('are limited as the API is: %s', async (address) => {
    // A twentieth: two a second, and twenty more. One after another: those at once have a limit of their own.
    await start({ RATE_LIMIT_FACTOR: '0.05' });
    let answer = await ask(address);
    for (let more = MANY.length; more > 0 && answer.status !== 429; more -= 1) answer = await ask(address);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).toBe('Too many attempts. Please try again in 5 seconds.\n');
  });
});
