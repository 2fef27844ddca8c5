import { afterEach, describe, expect, it } from '@jest/globals';
import { request as sendRequest } from 'node:http';
import { postJob, registerAndLogIn, submit } from '../support/api/actions.js';
import { startApi } from '../support/api/app.js';
import { openApiOperations } from '../support/api/description.js';
import { eventually } from '../support/api/state.js';
import { freePort } from '../support/servers/servers.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';
import { readAndRespond, type StubBackend, startStubBackend } from '../support/doubles/stub-backend.js';

(nginxVersion ? describe : describe.skip)('the API behind nginx', () => {
  const started: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const part of started.splice(0).reverse()) await part.close();
  });

  async function start(backends: string[], environment: Record<string, string> = {}): Promise<Nginx> {
    const nginx = await startNginx({ backends, environment });
    started.push(nginx);
    return nginx;
  }
  async function stub(answer: Parameters<typeof startStubBackend>[0]): Promise<StubBackend> {
    const backend = await startStubBackend(answer);
    started.push(backend);
    return backend;
  }

  it('accepts an application, refuses too large a body as the API does, and returns the file', async () => {
    const app = await startApi();
    started.push(app);
    const nginx = await start([new URL(app.url).host], { RATE_LIMIT_FACTOR: '1000' });
    const owner = await registerAndLogIn(app);
    const job = await postJob(owner);
    const { status, body } = await submit(nginx, job.id);
    expect(status).toBe(201);

    const tooLarge = await fetch(`${nginx.url}/api/jobs/${job.id}/apply`, {
      method: 'POST',
      body: Buffer.alloc(27 * 1024 * 1024 + 1),
    });
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({ detail: 'The request is too large.', code: 'too_large' });
    expect(tooLarge.headers.get('x-content-type-options')).toBe('nosniff');

    const { id } = body as { id: string };
    const link = await owner.api
      .post(`/api/applications/${id}/files/cv/link`)
      .send({ disposition: 'inline' });
    const { url } = link.body as { url: string };
    const file = await fetch(new URL(url, nginx.url));
    expect(file.status).toBe(200);
    expect(file.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('returns 503 in the right form if no backend can be reached', async () => {
    const nginx = await start([`127.0.0.1:${await freePort()}`]);
    const response = await fetch(`${nginx.url}/api/jobs/`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    const page = await fetch(`${nginx.url}/careers/7`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Unreached job page');
    // A sent form gets the same status, not 405.
    const form = await fetch(`${nginx.url}/job-application/7`, { method: 'POST', body: 'first_name=Ada' });
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
    expect(form.headers.get('content-type')).toMatch(/^text\/html/);
    for (const path of ['/sitemap.xml', '/robots.txt', '/feeds/jobs.json?brand=owenas', '/j/a1']) {
      const other = await fetch(nginx.url + path);
      expect([path, other.status, other.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await other.text()).toBe(
        'The service is not available right now. Please try again in a moment.\n',
      );
    }
    expect((await fetch(`${nginx.url}/.failed/jobless/careers`)).status).toBe(404);
  });

  it('asks another replica if one breaks off a read, and does not repeat a write', async () => {
    const dying = await stub((request) => request.socket.destroy());
    const alive = await stub(readAndRespond);
    const nginx = await start([dying.address, alive.address], { RATE_LIMIT_FACTOR: '1000' });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await fetch(`${nginx.url}/api/accounts`)).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const posted = await start([dying.address, alive.address], { RATE_LIMIT_FACTOR: '1000' });
    const before = alive.requests.length;
    const { status } = await fetch(`${posted.url}/api/jobs/`, { method: 'POST', body: '{}' });
    expect(status).toBe(503);
    expect(alive.requests.length).toBe(before);
  });

  it('repeats a read once after all replicas failed, and never a write', async () => {
    const refuseFirst = (): Parameters<typeof startStubBackend>[0] => {
      let isFirst = true;
      return (request, response) => {
        if (!isFirst) return readAndRespond(request, response);
        isFirst = false;
        request.socket.destroy();
      };
    };
    const ask = async (method: string, answer: typeof refuseFirst) => {
      const backends = [await stub(answer()), await stub(answer())];
      const nginx = await start(
        backends.map(({ address }) => address),
        { RATE_LIMIT_FACTOR: '1000' },
      );
      const response = await fetch(`${nginx.url}/api/accounts`, { method });
      const asked = backends.reduce((sum, { requests }) => sum + requests.length, 0);
      return { status: response.status, type: response.headers.get('content-type'), asked };
    };
    expect(await ask('GET', refuseFirst)).toMatchObject({ status: 200, asked: 3 });
    expect(await ask('POST', refuseFirst)).toMatchObject({ status: 503, asked: 1 });
    const refuse = (): Parameters<typeof startStubBackend>[0] => (request) => request.socket.destroy();
    expect(await ask('GET', refuse)).toEqual({ status: 503, type: 'application/json', asked: 4 });
  });

  it('accepts large bodies only for forms with files, and does not pass others on', async () => {
    const backend = await stub(readAndRespond);
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const statusOf = async (path: string, kilobytes: number) => {
      const body = Buffer.alloc(kilobytes * 1024, ' ');
      return (await fetch(`${nginx.url}${path}`, { method: 'POST', body })).status;
    };
    const forms = (await openApiOperations())
      .filter(({ requestBody }) => requestBody?.content['multipart/form-data'])
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, '7'));
    expect(forms).toContain('/api/jobs/7/apply');
    for (const path of [...forms, '/api/Jobs/7/Apply/']) {
      expect([path, await statusOf(path, 2_000)]).toEqual([path, 200]);
    }
    const passed = backend.requests.length;
    for (const path of [
      '/api/login',
      '/api/jobs/',
      '/api/jobs/7',
      '/api/send_email/',
      '/api/jobs/7/apply/x',
    ]) {
      expect([path, await statusOf(path, 400)]).toEqual([path, 413]);
    }
    expect(backend.requests).toHaveLength(passed);
    expect(await statusOf('/api/jobs/', 300)).toBe(200);
  });

  it('caches the public list for a second, only for visitors without a session', async () => {
    const backend = await stub((request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.setHeader('Vary', 'Authorization, Accept-Encoding');
      response.end(`"${request.headers.authorization ?? 'visitor'}"`);
    });
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const ask = async (headers: Record<string, string> = {}) =>
      (await fetch(`${nginx.url}/api/jobs/`, { headers })).text();
    const began = performance.now();
    for (let i = 0; i < 10; i += 1) expect(await ask()).toBe('"visitor"');
    expect(await ask({ Authorization: 'Bearer a' })).toBe('"Bearer a"');
    expect(await ask({ Authorization: 'Bearer b' })).toBe('"Bearer b"');
    expect(await ask()).toBe('"visitor"');
    const seconds = Math.ceil((performance.now() - began) / 1000);
    const sessions = backend.requests.map(({ headers }) => headers.authorization);
    expect(sessions.filter((session) => session !== undefined)).toEqual(['Bearer a', 'Bearer b']);
    expect(sessions.length - 2).toBeLessThanOrEqual(seconds);
  });

  it('shows visitors the last copy of public lists while the backend answers 503 or is gone', async () => {
    let isAvailable = true;
    const backend = await stub((_request, response) => {
      // Expires at once, so that the next request goes to the backend.
      response.setHeader('Cache-Control', 'public, max-age=1');
      response.setHeader('X-Accel-Expires', '@1');
      response.statusCode = isAvailable ? 200 : 503;
      response.end(isAvailable ? '"jobs"' : '{"code":"unavailable"}');
    });
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const ask = (headers: Record<string, string> = {}, address = '/api/jobs/') =>
      fetch(`${nginx.url}${address}`, { headers });
    expect(await (await ask()).text()).toBe('"jobs"');
    isAvailable = false;
    const kept = await ask();
    expect([kept.status, await kept.text()]).toEqual([200, '"jobs"']);
    expect((await ask({ Authorization: 'Bearer a' })).status).toBe(503);
    expect((await ask({}, '/api/jobs/7')).status).toBe(503);
    expect(backend.requests).toHaveLength(4);
    await backend.close();
    started.splice(started.indexOf(backend), 1);
    expect((await ask()).status).toBe(200);
    expect((await ask({ Authorization: 'Bearer a' })).status).toBe(503);
  });

  it('still redirects from the short link of a job while the backend is gone', async () => {
    const backend = await stub((_request, response) => {
      response.writeHead(302, { Location: '/careers/35?src=poster' }).end();
    });
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const ask = () => fetch(`${nginx.url}/j/z?src=poster`, { redirect: 'manual' });
    expect((await ask()).status).toBe(302);
    await backend.close();
    started.splice(started.indexOf(backend), 1);
    const kept = await ask();
    expect([kept.status, kept.headers.get('location')]).toEqual([302, '/careers/35?src=poster']);
  });

  it('does not show the copy of a deleted job when the backend answers 503', async () => {
    let status = 200;
    const backend = await stub((_request, response) => {
      // Headers as the real backend sends them; the copy of the job expires at once.
      if (status === 200) response.setHeader('X-Accel-Expires', '@1');
      response.setHeader('Cache-Control', status === 200 ? 'public, max-age=1' : 'no-store');
      response.statusCode = status;
      response.end(status === 200 ? '"job"' : '{"code":"not_found"}');
    });
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const ask = () => fetch(`${nginx.url}/api/jobs/7`);
    expect((await ask()).status).toBe(200);
    status = 404;
    const gone = await ask();
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    status = 503;
    expect((await ask()).status).toBe(404);
  });

  it('shows nobody an expired copy while a new one is fetched', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isClosed = false;
    const backend = await stub((_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=1');
      // Expired long ago.
      response.setHeader('X-Accel-Expires', '@1');
      if (isClosed) void released.then(() => response.end('"closed"'));
      else response.end('"open"');
    });
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const ask = async () => (await fetch(`${nginx.url}/api/jobs/`)).text();
    expect(await ask()).toBe('"open"');
    isClosed = true;
    const asked = Array.from({ length: 5 }, ask);
    await eventually(() => Promise.resolve(expect(backend.requests).toHaveLength(6)));
    release();
    expect(await Promise.all(asked)).toEqual(Array(5).fill('"closed"'));
  });

  it('passes its own X-Forwarded headers and request id on, not those of the visitor', async () => {
    const backend = await stub(readAndRespond);
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '1000' });
    const response = await fetch(`${nginx.url}/api/me`, {
      headers: {
        'X-Forwarded-For': '203.0.113.9',
        'X-Forwarded-Proto': 'gopher',
        'X-Request-Id': 'mine-mine-mine',
      },
    });
    const [seen] = backend.requests;
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen?.headers['x-forwarded-proto']).toBe('https');
    expect(seen?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(response.headers.get('x-request-id')).toBe(seen?.headers['x-request-id']);
  });

  it('trusts X-Forwarded-For from TRUSTED_PROXIES', async () => {
    const backend = await stub(readAndRespond);
    const nginx = await start([backend.address], { TRUSTED_PROXIES: '127.0.0.0/8 10.0.0.0/8' });
    await fetch(`${nginx.url}/api/me`, { headers: { 'X-Forwarded-For': '198.51.100.4, 203.0.113.9' } });
    expect(backend.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('answers 429 to a client that sends changes too fast', async () => {
    const backend = await stub(readAndRespond);
    // A twentieth: one a second, and five more. Sent one after another, as parallel requests have a limit of their own.
    const nginx = await start([backend.address], { RATE_LIMIT_FACTOR: '0.05' });
    const logIn = () => fetch(`${nginx.url}/api/login`, { method: 'POST', body: '{}' });
    // As many as it takes: the limit depends on time, and a busy machine may pause.
    let refused = await logIn();
    for (let more = 200; more > 0 && refused.status !== 429; more -= 1) refused = await logIn();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await fetch(`${nginx.url}/`)).status).toBe(200);
  });

  it('counts neither presence nor streams of changes towards the other limits', async () => {
    const backend = await stub((request, response) => {
      if (request.url === '/api/applications/changes') response.write(': open\n\n');
      else readAndRespond(request, response);
    });
    const put = async ({ url }: Nginx, what: string) => {
      const id = '0190b6a4-7f10-7c3a-9d52-3f0f4c1d2e5b';
      const address = `${url}/api/applications/${id}/${what}`;
      return (await fetch(address, { method: 'PUT', body: '{}' })).status;
    };
    const office = await start([backend.address], { RATE_LIMIT_FACTOR: '0.05' });
    for (let person = 0; person < 15; person += 1) expect(await put(office, 'presence')).toBe(200);
    expect(await put(office, 'status')).toBe(200);

    const closing = new AbortController();
    const follow = ({ url }: Nginx) => fetch(`${url}/api/applications/changes`, { signal: closing.signal });
    const tabs = await start([backend.address], { RATE_LIMIT_FACTOR: '0.05' });
    const followed = await Promise.all(Array.from({ length: 12 }, () => follow(tabs)));
    expect(followed.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await fetch(`${tabs.url}/api/accounts`)).status).toBe(200);

    const small = await start([backend.address], { RATE_LIMIT_FACTOR: '0.001' });
    expect((await follow(small)).status).toBe(200);
    expect((await follow(small)).status).toBe(429);
    closing.abort();
  });

  it('limits IPv6 by network and by site, and IPv4 in both notations as one address', async () => {
    const backend = await stub(readAndRespond);
    const nginx = await start([backend.address], {
      RATE_LIMIT_FACTOR: '0.05',
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const post = async (from: string) => {
      const headers = { 'X-Forwarded-For': from };
      return (await fetch(`${nginx.url}/api/send_email`, { method: 'POST', headers, body: '{}' })).status;
    };
    /** Returns how many are refused. Sends them one after another, as parallel requests of a network have a limit of their own. */
    const from = async (address: (host: number) => string, length = 20) => {
      let refused = 0;
      for (let host = 0; host < length; host += 1) if ((await post(address(host))) === 429) refused += 1;
      return refused;
    };
    let network = 9;
    await eventually(async () => {
      network += 1;
      expect(await from((host) => `2001:db8:a:${network}:${host}::1`)).toBeGreaterThan(0);
    });
    expect(await post('2001:db8:a:9::1')).not.toBe(429);
    // Six in each notation would pass if they were counted apart. Repeated, since all pass if the machine pauses for seconds.
    let next = 10;
    await eventually(async () => {
      const host = (next += 1);
      const refused = await from((time) => (time % 2 ? `192.0.2.${host}` : `::ffff:192.0.2.${host}`), 12);
      expect(refused).toBeGreaterThan(0);
    });
    expect(await post('::ffff:192.0.2.9')).not.toBe(429);
    expect(await from((host) => `192.0.2.${host + 100}`)).toBe(0);
    // The networks of one site share a further limit.
    expect(await from((host) => `2001:db8:b:${host}::1`, 80)).toBe(0);
    let site = 0xd;
    await eventually(async () => {
      site += 1;
      // Each from another network, so in parallel: one after another, a slow machine would send fewer than pass each second.
      const addresses = Array.from({ length: 200 }, (_, host) => `2001:db8:${site.toString(16)}:${host}::1`);
      const statuses: number[] = [];
      while (addresses.length > 0) statuses.push(...(await Promise.all(addresses.splice(0, 20).map(post))));
      expect(statuses).toContain(429);
    });
    expect(await post('2001:db8:c::1')).not.toBe(429);
  });

  it('reads the whole body before it passes a request on', async () => {
    const backend = await stub(readAndRespond);
    const nginx = await start([backend.address]);
    const upload = sendRequest(`${nginx.url}/api/jobs/1/apply`, {
      method: 'POST',
      headers: { 'Content-Length': '2000000' },
    });
    upload.on('error', () => undefined);
    await new Promise((resolve) => upload.write(Buffer.alloc(1_000_000), resolve));
    expect((await fetch(`${nginx.url}/api/me`)).status).toBe(200);
    expect(backend.requests.map(({ url }) => url)).toEqual(['/api/me']);
    upload.destroy();
  });

  it('tells a proxy in front to pass live changes on at once', async () => {
    const backend = await stub((request, response) => {
      response.setHeader('X-Accel-Buffering', 'no');
      readAndRespond(request, response);
    });
    const nginx = await start([backend.address]);
    const { headers } = await fetch(`${nginx.url}/api/applications/changes`);
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it.each(['/api/%00', '/%00'])('answers %s without its version', async (address) => {
    const nginx = await start(['127.0.0.1:9']);
    const response = await fetch(`${nginx.url}${address}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/\d+\.\d+\.\d+/);
  });
});
