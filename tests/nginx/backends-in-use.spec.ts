import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../support/api/app.js';
import { sendRaw } from '../support/api/raw-request.js';
import { makeSiteBuild } from '../support/api/site-build.js';
import { startStubBackend } from '../support/doubles/stub-backend.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';

/** nginx leaves a backend alone that failed twice; what any visitor may send must not count as a failure. */
(nginxVersion ? describe : describe.skip)('a backend behind nginx stays in use', () => {
  let app: ApiApp;
  let removeBuild: () => Promise<void>;
  beforeAll(async () => {
    const build = await makeSiteBuild();
    removeBuild = build.remove;
    app = await startApi(build.overrides);
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });
  const started: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const part of started.splice(0).reverse()) await part.close();
  });

  /** Starts nginx with two backends, which are one, since it never leaves the only one alone. */
  async function start(address: string): Promise<Nginx> {
    const nginx = await startNginx({
      backends: [address, address],
      environment: { RATE_LIMIT_FACTOR: '1000' },
    });
    started.push(nginx);
    return nginx;
  }
  const expectNoFailure = async (nginx: Nginx) =>
    expect(await nginx.log()).not.toMatch(/"backend_status":"[^"]*50[24]/);

  it('however long the address of a cached page is', async () => {
    const backend = await startStubBackend((_request, response) => {
      // As long as the headers of a page with a live chat.
      response.setHeader('Content-Security-Policy', 'x'.repeat(2_000)).end('A page');
    });
    started.push(backend);
    const nginx = await start(backend.address);
    for (let length = 250; length < 7_500; length += 250) {
      const response = await fetch(`${nginx.url}/careers/7?${'x'.repeat(length)}`);
      expect([length, response.status, await response.text()]).toEqual([length, 200, 'A page']);
    }
    await expectNoFailure(nginx);
  });

  it('however long the query of a redirected address is', async () => {
    const nginx = await start(new URL(app.url).host);
    for (const length of [100, 980, 1_980, 3_000, 5_000, 7_500]) {
      // Becomes three times as long when it is encoded.
      const line = `GET /j/7?${'{'.repeat(length)} HTTP/1.1`;
      const { status } = await sendRaw(nginx.url, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([length, status]).toEqual([length, 302]);
    }
    await expectNoFailure(nginx);
  });

  it('whatever is sent without a host', async () => {
    const nginx = await start(new URL(app.url).host);
    for (const address of ['/api/me', '/careers', '/assets/gone.js']) {
      expect((await sendRaw(nginx.url, `GET ${address} HTTP/1.0\r\n\r\n`)).status).toBe(400);
    }
    expect((await sendRaw(nginx.url, 'GET /health HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect(await nginx.log()).not.toMatch(/"backend_status":"[^"]*\d/);
  });

  it('whatever its own parser refuses while a large body is on its way', async () => {
    const nginx = await start(new URL(app.url).host);
    const body = 'x'.repeat(5 * 1024 * 1024);
    const head = `POST /api/jobs/1/apply HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n`;
    // Not each of them is still being sent when the backend has refused it. On a busy machine nginx closes the connection to
    // this client, when it stands still for five seconds.
    const statuses = await Promise.all(
      Array.from({ length: 16 }, () =>
        sendRaw(nginx.url, `${head}X-Name: a\x01b\r\n\r\n${body}`).then(
          ({ status }) => status,
          () => 'closed',
        ),
      ),
    );
    expect(new Set(statuses)).toContain(400);
    expect(statuses.filter((status) => status !== 400 && status !== 'closed')).toEqual([]);
    await expectNoFailure(nginx);
  });
});
