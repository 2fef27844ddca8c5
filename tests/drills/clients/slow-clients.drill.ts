import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { requestWithoutReading, sendSlowly, openIdleConnection } from '../../support/api/slow-client.js';
import { readAndRespond, startStubBackend } from '../../support/doubles/stub-backend.js';
import { nginxVersion, startNginx } from '../../support/servers/nginx.js';
import { type Elapsed, startStopwatch } from '../support/stopwatch.js';

/** Larger than the system's buffers of a socket. */
const LARGE = Buffer.alloc(40 * 1024 * 1024, 'x');

interface Slowness {
  type: string;
  /** Least and most seconds until it is cut off. */
  seconds: [least: number, most: number];
  action: () => Promise<unknown>;
  clients: number;
}

/** Runs all types of clients at once. @returns those that were not cut off within their time */
async function untimely(types: Slowness[]): Promise<unknown[]> {
  const ends = await Promise.all(
    types.flatMap(({ type, seconds, action, clients }) =>
      Array.from({ length: clients }, async () => {
        const stop = startStopwatch();
        await action();
        return { type, seconds, after: stop() };
      }),
    ),
  );
  for (const { type } of types) {
    const seconds = ends.filter((end) => end.type === type).map(({ after }) => after.passed / 1000);
    const [first, last] = [Math.min(...seconds), Math.max(...seconds)].map((time) => time.toFixed(1));
    process.stdout.write(`  ${type}: ${seconds.length} cut off after ${first} to ${last} s\n`);
  }
  const isTimely = ([least, most]: [number, number], { passed, ran }: Elapsed) =>
    passed >= least * 1000 && ran <= most * 1000;
  return ends.filter(({ seconds, after }) => !isTimely(seconds, after));
}

it('two hundred clients that finish no header are cut off by the backend after 15 to 20 seconds', async () => {
  const app = await startApi();
  const { id: jobId } = await postJob(await registerAndLogIn(app));
  const beginning = 'GET /api/jobs/ HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  const ends = untimely([
    {
      type: 'a header byte by byte',
      seconds: [14.9, 25],
      clients: 100,
      action: () => sendSlowly(app.url, beginning, 'a', 500),
    },
    { type: 'says nothing', seconds: [14.9, 25], clients: 100, action: () => openIdleConnection(app.url) },
  ]);
  expect((await submit(app, jobId)).status).toBe(201);
  await app.visitor.get('/api/jobs/').expect(200);
  expect(await ends).toEqual([]);
  await app.close();
});

(nginxVersion ? it : it.skip)('all types of slow clients at once are cut off by nginx in time', async () => {
  const backend = await startStubBackend((request, response) => {
    if (request.url === '/api/large') response.end(LARGE);
    else readAndRespond(request, response);
  });
  const nginx = await startNginx({
    backends: [backend.address],
    environment: { RATE_LIMIT_FACTOR: '1000' },
  });
  await mkdir(path.join(nginx.site.public, 'media'));
  await writeFile(path.join(nginx.site.public, 'media', 'film.mp4'), LARGE);
  const { url } = nginx;
  const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const post = 'POST /api/send_email HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n';
  const slow = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  const clients = 10;
  const ends = untimely([
    { type: 'says nothing', seconds: [9, 14], clients, action: () => openIdleConnection(url) },
    {
      type: 'a header byte by byte',
      seconds: [9, 14],
      clients,
      action: () => sendSlowly(url, slow, 'a', 500),
    },
    {
      type: 'stops within a body',
      seconds: [14, 20],
      clients,
      action: () => sendSlowly(url, post, 'a', 60_000),
    },
    {
      type: 'does not read a file',
      seconds: [14, 40],
      clients,
      action: () => requestWithoutReading(url, get('/media/film.mp4')),
    },
    {
      type: 'does not read an answer',
      seconds: [14, 40],
      clients,
      action: () => requestWithoutReading(url, get('/api/large')),
    },
  ]);
  for (const address of ['/', '/api/jobs/', '/api/me']) {
    expect((await fetch(url + address)).status).toBe(200);
  }
  expect(await ends).toEqual([]);
  await nginx.close();
  await backend.close();
});
