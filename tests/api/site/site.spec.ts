import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lagosDate } from '@smash/contract';
import { type Member, postExpiredJob, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild, script } from '../../support/api/site-build.js';
import { dayFromNow } from '../../support/samples/builders.js';

const hostile = `"><script>alert(1)</script> & <b> $& $1 </title></head> "it's"`;

describe('pages served by the backend', () => {
  let app: ApiApp;
  let owner: Member;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    app = await startApi({ ...overrides, SUPPORT_EMAIL: 'help@smash.ng' });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });

  const open = (address: string) => app.visitor.get(address);
  const structuredData = (html: string): Record<string, unknown> | undefined => {
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
  };

  it('describe a job in their HTML head, with structured data while it is open', async () => {
    const job = await postJob(owner, {
      title: 'Rider Lead',
      location: 'Abuja',
      application_deadline: dayFromNow(5),
    });
    const { text } = await open(`/careers/${job.id}`).expect(200);
    expect(text).toContain('<title>Smash Technology | Rider Lead</title>');
    expect(text).toContain(
      '<meta property="og:title" content="Smash Technology | Rider Lead" data-first-page>',
    );
    expect(text).toContain(
      `<link rel="canonical" href="https://smash.example/careers/${job.id}" data-first-page>`,
    );
    expect(text).toMatch(/<meta name="description" content="Full Time · Abuja\. [^"]+"/);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(structuredData(text)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Rider Lead',
      datePosted: lagosDate(new Date(job.created_at)),
      validThrough: `${job.application_deadline ?? ''}T23:59:59+01:00`,
    });
    const application = await open(`/job-application/${job.id}`).expect(200);
    expect(application.text).toContain('<title>Smash Technology | Apply: Rider Lead</title>');
    expect(structuredData(application.text)).toBeUndefined();
  });

  it.each([
    ['closed', () => postJob(owner, { is_active: false })],
    ['past its deadline', () => postExpiredJob(owner)],
  ])('have no structured data for a job that is %s', async (_, post) => {
    const job = await post();
    const { text } = await open(`/careers/${job.id}`).expect(200);
    expect(text).toContain(job.title);
    expect(structuredData(text)).toBeUndefined();
  });

  it('keep hostile texts of a job inert', async () => {
    const job = await postJob(owner, { title: hostile, location: hostile, description: `${hostile}\u2028` });
    for (const address of [`/careers/${job.id}`, `/job-application/${job.id}`]) {
      const { text } = await open(address).expect(200);
      expect(text).not.toContain('<script>alert');
      expect(text.match(/<\/head>/g)).toHaveLength(1);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt; $&amp; $1 ');
    }
    const { text } = await open(`/careers/${job.id}`);
    expect(structuredData(text)).toMatchObject({ title: hostile });
  });

  it.each([
    '/nothing',
    '/careers/999999',
    '/careers/abc',
    '/careers/1e3',
    '/job-application/999999',
    '/job-application/abc',
    '/careers/1/more',
    '/assets/app-0000.js',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.secret',
    '/.env',
  ])('return 404 with a page for %s', async (address) => {
    const { status, headers, text } = await open(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(text).not.toContain('outside of the build');
  });

  it('return 400 for an address that cannot be decoded, without details of the error', async () => {
    const { status, text } = await open('/%E0%A4%A');
    expect(status).toBe(400);
    expect(text).not.toMatch(/node_modules|URIError|at /);
  });

  it('return 404 for a job that was deleted', async () => {
    const job = await postJob(owner);
    await owner.api.delete(`/api/jobs/${job.id}`).expect(200);
    const { text } = await open(`/careers/${job.id}`).expect(404);
    expect(text).not.toContain(job.title);
    expect(text).toContain('<title>Smash Technology | Position not found</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['/', 'Home'],
    ['/business/ridesmash', 'Ridesmash'],
    ['/careers', 'Careers'],
    ['/careers/?q=rider', 'Careers'],
  ])('can be read at %s', async (address, name) => {
    const { text, headers } = await open(address).expect(200);
    expect(text).toContain(`${name} page`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  it.each(['/%00', '/hidden-portal/%00', '/hidden-portal/assets/a%00.js', '/careers/%00'])(
    'return 400 for an address with a zero byte: %s',
    async (address) => {
      await open(address).expect(400);
    },
  );

  it('are the portal’s at every address under it, and never indexed', async () => {
    await open('/hidden-portal').expect(308).expect('Location', '/hidden-portal/');
    for (const address of ['/hidden-portal/', '/hidden-portal/applications', '/hidden-portal/jobs/7/show']) {
      const { text, headers } = await open(address).expect(200);
      expect(text).toContain('Portal page');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['cache-control']).toBe('no-cache');
    }
    await open('/hidden-portal/assets/portal-0000.js').expect(404);
    const { text } = await open('/hidden-portal/assets/portal-4d5e6f.js').expect(200);
    expect(text).toBe(script);
  });

  it('come with files that can be cached for ever, compressed as the browser accepts', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${app.url}/assets/app-1a2b3c.js`, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await response.text()).toBe(script);
    }
    for (const asked of ['/robots.txt', '/sw.js'])
      expect((await open(asked).expect(200)).headers['cache-control']).toBe('no-cache');
  });

  it('include a security.txt with a contact', async () => {
    const { text } = await open('/.well-known/security.txt').expect(200);
    // Nobody has set SECURITY_CONTACT.
    expect(text).toMatch(/^Contact: mailto:help@smash\.ng$/m);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(text).toContain('Canonical: https://smash.example/.well-known/security.txt');
  });

  it('are the same for addresses that differ only in the order of parameters, in unknown ones or in later values', async () => {
    const textOf = async (address: string) => (await open(address).expect(200)).text;
    const list = await textOf('/careers?q=rider&page=2');
    expect(await textOf('/careers?page=2&x=1&brand=nobody&q=rider')).toBe(list);
    expect(await textOf('/careers?q=cook&page=2')).not.toBe(list);
    expect(await textOf('/careers?q=rider&q=&page=2&page=3')).toBe(list);
  });

  it('return 304 to a browser that has them in its cache', async () => {
    const { headers } = await open('/careers').expect(200);
    await open('/careers')
      .set('If-None-Match', headers['etag'] ?? 'none')
      .expect(304);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('refuse the method %s', async (method) => {
    for (const address of ['/', '/careers', '/careers/1', '/hidden-portal/']) {
      const { status, headers } = await app.visitor[method](address);
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD');
    }
  });

  it('can be requested with HEAD', async () => {
    const { status, text } = await app.visitor.head('/careers');
    expect(status).toBe(200);
    expect(text).toBeFalsy();
  });

  it('have the security headers, including HSTS', async () => {
    for (const address of ['/', '/nothing', '/hidden-portal/', '/api/jobs/', '/api/nothing']) {
      const { headers } = await open(address);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    }
  });

  it('do not shadow the API', async () => {
    const { body } = await open('/api/nothing').expect(404);
    expect(body).toEqual({ detail: 'Nothing was found at this address.', code: 'not_found' });
  });
});
