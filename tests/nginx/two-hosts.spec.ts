import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi } from '../support/api/app.js';
import { sendRaw } from '../support/api/raw-request.js';
import { makeSiteBuild } from '../support/api/site-build.js';
import { publicServer } from '../support/servers/public-server.js';
import { deriveEnvironment, type Nginx, nginxVersion, startNginx } from '../support/servers/nginx.js';

const SITE = 'smash.example';
const PORTAL = 'portal.smash.example';
const settings = { ...publicServer, PUBLIC_URL: `https://${SITE}:8443`, PORTAL_HOST: PORTAL };

(nginxVersion ? describe : describe.skip)('a portal on a host of its own', () => {
  let app: ApiApp;
  let nginx: Nginx;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const build = await makeSiteBuild();
    removeBuild = build.remove;
    app = await startApi({ ...build.overrides, ...settings });
    nginx = await startNginx({
      site: build.site,
      backends: [new URL(app.url).host],
      environment: { RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: settings.PUBLIC_URL, PORTAL_HOST: PORTAL },
    });
  });
  afterAll(async () => {
    await nginx.close();
    await app.close();
    await removeBuild();
  });

  async function open(host: string, address: string, method = 'GET') {
    const request = `${method} ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const answers = await Promise.all([sendRaw(nginx.url, request), sendRaw(app.url, request)]);
    const [byNginx, byBackend] = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        location: answer.headers.get('location') ?? undefined,
        title: answer.status === 200 ? /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] : undefined,
      })),
    );
    expect([address, byNginx]).toEqual([address, byBackend]);
    return byBackend;
  }

  it.each(['/hidden-portal/', '/hidden-portal/jobs?page=2'])('is served there: %s', async (address) => {
    expect(await open(PORTAL, address)).toMatchObject({ status: 200, title: 'Portal' });
    expect(await open(`${PORTAL.toUpperCase()}:8443`, address)).toMatchObject({
      status: 200,
      title: 'Portal',
    });
  });

  it.each([
    ['/', `https://${PORTAL}:8443/hidden-portal/`],
    ['/careers?a=1', `https://${SITE}:8443/careers?a=1`],
    ['/buy-shares-form', `https://${SITE}:8443/buy-shares-form`],
    ['/hidden-portals', `https://${SITE}:8443/hidden-portals`],
    ['//evil.example/', `https://${SITE}:8443//evil.example/`],
    ['/robots.txt', `https://${SITE}:8443/robots.txt`],
  ])('redirects everything else there: %s', async (address, location) => {
    expect(await open(PORTAL, address)).toEqual({ status: 307, location });
  });

  it.each(['/hidden-portal', '/hidden-portal/', '/hidden-portal/jobs/7/show?a=1'])(
    'is redirected there from all other hosts: %s',
    async (address) => {
      for (const host of [SITE, '127.0.0.1', 'other.example']) {
        const location = `https://${PORTAL}:8443${address}`;
        expect(await open(host, address)).toEqual({ status: 307, location });
      }
    },
  );

  it('has the API on its own origin, as the site has', async () => {
    for (const host of [PORTAL, SITE]) {
      expect(await open(host, '/api/me')).toMatchObject({ status: 401 });
      expect(await open(host, '/api/nothing')).toMatchObject({ status: 404 });
    }
  });

  it('leaves the site as it is, and refuses POST on both hosts', async () => {
    expect(await open(SITE, '/careers')).toMatchObject({ status: 200, title: 'Careers' });
    for (const host of [PORTAL, SITE]) {
      for (const address of ['/', '/hidden-portal/']) {
        expect(await open(host, address, 'POST')).toMatchObject({ status: 405 });
      }
    }
  });
});

describe('the address of the site, as nginx derives it', () => {
  const addressOf = (PUBLIC_URL: string) => deriveEnvironment({ PUBLIC_URL }).get('PUBLIC_URL');

  it.each(['https://smash.example', 'http://smash.example:8080', 'http://[::1]:8080'])(
    'has no slash at the end, as in the backend: %s',
    (address) => {
      expect([addressOf(address), addressOf(`${address}/`)]).toEqual([address, address]);
    },
  );

  it.each([
    'smash.example',
    'smash.example:8443',
    'ftp://smash.example',
    'https://',
    'https://smash.example/jobs',
    'https://smash.example//',
    'https://smash.example?a=1',
    'https://user@smash.example',
  ])('cannot be %s', (address) => {
    expect(() => addressOf(address)).toThrow('PUBLIC_URL must be scheme, host and port alone');
  });
});

describe('the address of the portal, as nginx derives it', () => {
  const originOf = (given: Record<string, string>) => deriveEnvironment(given).get('PORTAL_ORIGIN');

  it.each([
    ['https://smash.example', 'https://portal.example'],
    ['https://smash.example/', 'https://portal.example'],
    ['http://smash.example:8080', 'http://portal.example:8080'],
    ['http://[::1]:8080/', 'http://portal.example:8080'],
    ['http://[::1]', 'http://portal.example'],
  ])('has the scheme and port of %s', (PUBLIC_URL, origin) => {
    expect(originOf({ PUBLIC_URL, PORTAL_HOST: 'portal.example' })).toBe(origin);
  });

  it('is empty without PORTAL_HOST, which cannot contain directives', () => {
    expect(originOf({ PUBLIC_URL: 'https://smash.example' })).toBe('');
    expect(() => originOf({ PUBLIC_URL: 'https://smash.example', PORTAL_HOST: 'x"; y' })).toThrow(
      'PORTAL_HOST',
    );
  });
});
