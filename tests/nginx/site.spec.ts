import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT } from '@smash/contract';
import { postJob, registerAndLogIn } from '../support/api/actions.js';
import { type ApiApp, startApi } from '../support/api/app.js';
import { makeSiteBuild, policyOf, RENDERED_POLICY } from '../support/api/site-build.js';
import { someAnswers } from '../support/samples/builders.js';
import { samplePdf } from '../support/samples/files.js';
import { type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';

/** Returns the parts of a response that have to be the same from nginx and from the backend. */
async function open(url: string, address: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${address}`, { redirect: 'manual', ...init });
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    type: header('content-type')?.toLowerCase().replace(/;\s*/, '; '),
    encoding: header('content-encoding'),
    cache: header('cache-control'),
    allow: header('allow'),
    location: header('location'),
    robots: header('x-robots-tag'),
    resource: header('cross-origin-resource-policy'),
    opener: header('cross-origin-opener-policy'),
    frames: header('x-frame-options'),
    sniffing: header('x-content-type-options'),
    policy: header('content-security-policy'),
    reportedPolicy: header('content-security-policy-report-only'),
    body: await response.text(),
  };
}

const NOTHING =
  "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

(nginxVersion ? describe : describe.skip)('pages served by nginx', () => {
  let app: ApiApp;
  let nginx: Nginx;
  let jobId: number;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const build = await makeSiteBuild();
    removeBuild = build.remove;
    app = await startApi({
      ...build.overrides,
      INDEXNOW_KEY: 'key-of-the-tests',
      INDEXNOW_ENDPOINT: 'http://127.0.0.1:9/',
    });
    jobId = (await postJob(await registerAndLogIn(app))).id;
    nginx = await startNginx({
      site: build.site,
      backends: [new URL(app.url).host],
      environment: { RATE_LIMIT_FACTOR: '1000' },
    });
  });
  afterAll(async () => {
    await nginx.close();
    await app.close();
    await removeBuild();
  });

  it.each([
    '/',
    '/careers',
    '/careers/',
    '/business/ridesmash',
    '/business/ridesmash/',
    '/business/unknown',
    '/business/unknown/',
    '/business/ridesmash/more',
    '/business/404',
    '/team/404/',
    '/team/nobody',
    '/404',
    '/nothing',
    '/careers/abc',
    '/careers/1/more',
    '/job-application',
    '/assets/app-0000.js',
    '/.secret',
    '/.env',
    '/favicon.svg',
    '/robots.txt',
    '/key-of-the-tests.txt',
    '/another-key-of-tests.txt',
    '/.well-known/security.txt',
    '/.well-known/other.txt',
    '/sitemap.xml',
    '/feeds/jobs.xml',
    '/feeds/jobs.rss?brand=owenas',
    '/feeds/jobs.json?brand=uber',
    '/feeds/jobs.ics',
    '/feeds/jobs.txt',
    '/j/a1?src=poster',
    '/j/A1/',
    '/og/jobs/999999.png?v=0',
    '/og/jobs/nothing.png',
    '/og/careers.png',
    '/embed/jobs.js',
    '/sw.js',
    '/hidden-portal/',
    '/hidden-portal/jobs/7/show',
    '/hidden-portal/assets/portal-0000.js',
    '/hidden-portal/assets/portal-4d5e6f.js',
    '/hidden-portal/assets/pdf.worker-7a8b9c.js',
    '/api/nothing',
    '/api',
  ])('are the same as from the backend alone: %s', async (address) => {
    expect(await open(nginx.url, address)).toEqual(await open(app.url, address));
  });

  it('include the key for search engines', async () => {
    expect(await open(nginx.url, '/key-of-the-tests.txt')).toMatchObject({
      status: 200,
      type: 'text/plain; charset=utf-8',
      body: 'key-of-the-tests',
    });
  });

  it('of jobs are the same as from the backend alone', async () => {
    for (const address of [`/careers/${jobId}`, `/job-application/${jobId}`, '/careers/999999']) {
      expect(await open(nginx.url, address)).toEqual(await open(app.url, address));
    }
  });

  it.each(['br, gzip', 'gzip', 'identity'])(
    'have the content security policy of their file, and all else has one that loads nothing: %s',
    async (accepted) => {
      const policyAt = async (address: string) =>
        (await open(nginx.url, address, { headers: { 'Accept-Encoding': accepted } })).policy;
      expect(await policyAt('/')).toBe(policyOf('/index.html'));
      expect(await policyAt('/careers')).toBe(RENDERED_POLICY);
      expect(await policyAt('/sw.js')).toBe(policyOf('/sw.js'));
      expect(await policyAt('/nothing')).toBe(policyOf('/404/index.html'));
      expect(await policyAt('/business/unknown')).toBe(policyOf('/business/404/index.html'));
      expect(await policyAt(`/careers/${jobId}`)).toBe(RENDERED_POLICY);
      expect(await policyAt('/hidden-portal/jobs')).toBe(policyOf('/hidden-portal/index.html'));
      // An asset is subject to the policy of the page that loads it.
      expect(await policyAt('/assets/app-1a2b3c.js')).toBeNull();
      for (const other of ['/favicon.svg', '/api/jobs/', '/api/nothing', '/.env/%00']) {
        expect([other, await policyAt(other)]).toEqual([other, NOTHING]);
      }
    },
  );

  it.each(['/..%2foutside.txt', '/%E0%A4%A', '/../outside.txt'])(
    'are never files outside of the build: %s',
    async (address) => {
      const { status, body } = await open(nginx.url, address);
      expect(status === 400 || status === 404).toBe(true);
      expect(body).not.toContain('outside of the build');
    },
  );

  it('redirect the portal to its address with a slash', async () => {
    expect(await open(nginx.url, '/hidden-portal')).toMatchObject({
      status: 308,
      location: '/hidden-portal/',
    });
  });

  it.each(['br, gzip', 'gzip', 'identity'])('are compressed as the browser accepts: %s', async (accepted) => {
    for (const address of ['/assets/app-1a2b3c.js', '/careers']) {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await open(nginx.url, address, { headers });
      expect(answer).toEqual({ ...(await open(app.url, address, { headers })), encoding: answer.encoding });
    }
    const { encoding } = await open(nginx.url, '/assets/app-1a2b3c.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(encoding).toBe({ 'br, gzip': 'br', gzip: 'gzip', identity: null }[accepted]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuse the method %s', async (method) => {
    for (const address of ['/', '/careers', '/nothing', `/careers/${jobId}`, '/hidden-portal/']) {
      expect(await open(nginx.url, address, { method })).toMatchObject({ status: 405, allow: 'GET, HEAD' });
    }
  });

  it('accept the form of a job sent without scripts, with its file', async () => {
    const form = new FormData();
    const answers = { ...someAnswers(), consent_version: CONSENT.version };
    for (const [name, answer] of Object.entries(answers)) form.append(name, answer);
    form.append('cv_file', new Blob([new Uint8Array(await samplePdf())]), 'cv.pdf');
    const send = (url: string) => open(url, `/job-application/${jobId}`, { method: 'POST', body: form });
    const sent = await send(nginx.url);
    expect(sent).toMatchObject({ status: 201, cache: 'no-store', policy: RENDERED_POLICY });
    expect(sent.body).toMatch(/SMT-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    // A repetition gets the same page.
    expect(await send(app.url)).toMatchObject({ status: 200, body: sent.body });
    const empty = await open(nginx.url, `/job-application/${jobId}`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(empty.status).toBe(422);
    expect(empty.body).toContain('This field is required');
  });

  it('return 304 to a browser that has them in its cache', async () => {
    const { headers } = await fetch(`${nginx.url}/careers`);
    const again = await fetch(`${nginx.url}/careers`, {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('have the security headers, whatever the status', async () => {
    const answers = await Promise.all([
      fetch(`${nginx.url}/`),
      fetch(`${nginx.url}/nothing`),
      fetch(`${nginx.url}/`, { method: 'POST' }),
      fetch(`${nginx.url}/hidden-portal/`),
      fetch(`${nginx.url}/careers/${jobId}`),
      fetch(`${nginx.url}/api/jobs/`),
      fetch(`${nginx.url}/api/nothing`),
    ]);
    for (const { headers, url } of answers) {
      expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff']);
      expect([url, headers.get('x-frame-options')]).toEqual([url, 'DENY']);
      expect([url, headers.get('strict-transport-security')]).toEqual([
        url,
        'max-age=31536000; includeSubDomains',
      ]);
      expect([url, headers.get('server')]).toEqual([url, 'nginx']);
    }
    expect(answers[3].headers.get('referrer-policy')).toBe('no-referrer');
  });
});
