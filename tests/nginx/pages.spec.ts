import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CHANNEL_LABELS } from '@smash/contract';
import { eventually } from '../support/api/state.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

const PAGES = ['/careers/7', '/job-application/7/', '/sitemap.xml', '/robots.txt'];
const MANY = Array.from({ length: 40 });

(nginxVersion ? describe : describe.skip)('pages of the backend behind nginx', () => {
  let backend: StubBackend;
  let nginx: Nginx;
  let isOpen: boolean;
  afterEach(async () => {
    await nginx.close();
    await backend.close();
  });

  /** Starts a backend that, like the real one, has browsers revalidate its pages each time. */
  async function start(environment: Record<string, string>, headers: Record<string, string> = {}) {
    isOpen = true;
    backend = await startStubBackend((_request, response) => {
      response.setHeaders(
        new Map(Object.entries({ ...headers, 'Cache-Control': 'no-cache', ETag: 'W/"1"' })),
      );
      response.writeHead(isOpen ? 200 : 404).end('A page');
    });
    nginx = await startNginx({ backends: [backend.address], environment });
  }
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(nginx.url + address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** Sends the address and headers as given; fetch() normalises addresses and always adds Accept-Encoding. */
  const askPlainly = (address: string, headers: Record<string, string> = {}) =>
    new Promise<void>((resolve, reject) => {
      const { hostname, port } = new URL(nginx.url);
      const request = get({ hostname, port, path: address, headers }, (response) => {
        response.resume().on('end', resolve);
      });
      request.on('error', reject);
    });

  it.each(PAGES)('are made once for all requests while they are cached: %s', async (address) => {
    // Cached for ten minutes, so that a slow machine changes nothing.
    await start({ RATE_LIMIT_FACTOR: '1000' }, { 'X-Accel-Expires': '600' });
    const countMade = async (fresh: string) => {
      const before = backend.requests.length;
      for (const { status, headers } of await Promise.all(MANY.map(() => ask(fresh)))) {
        expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      }
      return backend.requests.length - before;
    };
    // Once more if this process stalled for the two seconds for which nginx holds the others back.
    if ((await countMade(address)) > 1) expect(await countMade(`${address}?again`)).toBe(1);
    expect((await ask(address, { 'If-None-Match': 'W/"1"' })).status).toBe(304);
  });

  it('leave the cache soon after their job is closed', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    expect((await ask('/careers/7')).status).toBe(200);
    isOpen = false;
    await eventually(async () => expect((await ask('/careers/7')).status).toBe(404));
  });

  it('have a lower limit with a search or page number in their address, even percent-encoded', async () => {
    // Three tenths: 120 at once, 18 of them searches.
    await start({ RATE_LIMIT_FACTOR: '0.3' });
    const refused = async (address: string) => {
      const answers = await Promise.all(MANY.map((_, index) => ask(`${address}${index}`)));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await refused('/careers?src=whatsapp&fbclid=')).toBe(0);
    expect(await refused('/careers?brand=owenas&q=')).toBeGreaterThan(0);
    expect(await refused('/careers?page=1')).toBeGreaterThan(MANY.length / 2);
    expect(await refused('/careers?src=made-up-')).toBeGreaterThan(MANY.length / 2);
    expect(await refused('/careers?%71=')).toBeGreaterThan(MANY.length / 2);
  });

  it('have a lower limit with two filters, or a filter and a channel, and not with one', async () => {
    await start({ RATE_LIMIT_FACTOR: '0.3' });
    const refused = async (address: string) => {
      const answers = await Promise.all(MANY.map(() => ask(address)));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await refused('/careers?brand=owenas&type=&page=')).toBe(0);
    expect(await refused('/careers?brand=owenas&x=1&type=internship')).toBeGreaterThan(0);
    expect(await refused('/careers?src=whatsapp&workplace=remote')).toBeGreaterThan(MANY.length / 2);
  });

  const kept = async () => {
    const files = await readdir(nginx.cacheFolder, { recursive: true });
    const places = files.flatMap((file) => /^(public|jobs|asked)\/.+\//.exec(file)?.[1] ?? []);
    return Object.fromEntries(
      ['public', 'jobs', 'asked'].map((name) => [name, places.filter((place) => place === name).length]),
    );
  };

  it('are cached apart from requests with arbitrary parameters or headers', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    const addresses = [
      '/careers',
      '/careers/7',
      '/careers?x=1',
      '/careers?x=2',
      '/careers/x',
      '/og/jobs/7.png',
      '/careers/7?src=made-up',
      '/careers/7?src=whatsapp&x=1',
    ];
    for (const address of addresses) await ask(address);
    await ask('/careers', { 'Accept-Encoding': 'gzip, x1' });
    expect(await kept()).toEqual({ public: 1, jobs: 1, asked: 7 });
  });

  it('are cached apart from other spellings of their address', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    for (const address of ['/a1/../careers', '/a2/../careers/7', '//careers', '/%63areers', '/careers?'])
      await askPlainly(address, { 'Accept-Encoding': 'gzip' });
    expect(await kept()).toEqual({ public: 0, jobs: 0, asked: 5 });
  });

  it('are cached with the jobs for every channel that the site knows', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    const channels = Object.keys(CHANNEL_LABELS);
    for (const channel of channels) await ask(`/careers/7?src=${channel}`);
    expect(await kept()).toEqual({ public: 0, jobs: channels.length, asked: 0 });
  });

  it('are cached with the jobs for the encodings of browsers and CDNs, and for none', async () => {
    await start({ RATE_LIMIT_FACTOR: '1000' });
    const encodings = [
      'gzip, deflate, br, zstd',
      'gzip, deflate, br, zstd, dcb, dcz',
      'gzip, br',
      'br, gzip',
    ];
    for (const [index, encoding] of encodings.entries())
      await ask(`/careers/${index + 1}`, { 'Accept-Encoding': encoding });
    await askPlainly('/careers/9');
    expect(await kept()).toEqual({ public: 0, jobs: 5, asked: 0 });
  });

  it.each(PAGES)('have a rate limit, as the API has: %s', async (address) => {
    // A twentieth: two a second, and twenty more. Sent one after another, as parallel requests have a limit of their own.
    await start({ RATE_LIMIT_FACTOR: '0.05' });
    let answer = await ask(address);
    // As many as it takes: the limit depends on time, and a busy machine may pause.
    for (let more = 10 * MANY.length; more > 0 && answer.status !== 429; more -= 1)
      answer = await ask(address);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).toBe('Too many attempts. Please try again in 5 seconds.\n');
  });
});
