import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { inRoot } from './paths.mjs';
import { capture } from './run.mjs';

let server;
afterEach(() => server.close());

/** Runs the check against a backend that returns these statuses in turn, and then repeats the last one. */
async function check(statuses, environment = {}) {
  const left = [...statuses];
  server = createServer(({ url }, response) => {
    if (url === '/api/jobs/') response.end('[{ "title": "Driver & Guide" }]');
    else if (url === '/careers') response.end('<h1>Careers</h1><h2>Driver &amp; Guide</h2>');
    else {
      const status = left.length > 1 ? left.shift() : left[0];
      response.end(JSON.stringify({ status, storage: status === 'ok' ? 'up' : 'down', version: '1.1.0' }));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { ...process.env, BACKEND: `http://127.0.0.1:${server.address().port}`, ...environment };
  return capture(process.execPath, [inRoot('scripts', 'lib', 'is-backend-whole.mjs')], { env });
}

it('the check waits for a part that is unavailable for a moment', async () => {
  expect(await check(['degraded', 'ok'], { WANTED: '1.1.0' })).toMatchObject({
    code: 0,
    output: '1.1.0 serves the careers page; jobs: 1.\n',
  });
});

it('the check fails and names the part if it stays unavailable', async () => {
  const { code, output } = await check(['degraded'], { WAIT_SECONDS: '0' });
  expect(code).toBe(1);
  expect(output).toContain('The backend says that it is degraded: {"storage":"down"}');
});

it('the check fails if another version runs', async () => {
  const { code, output } = await check(['ok'], { WANTED: '1.2.0' });
  expect([code, output]).toEqual([1, expect.stringContaining('Version 1.1.0 runs, not 1.2.0.')]);
});
