import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Job } from '@smash/contract/client';
import { makeApiToken, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { aJob } from '../../support/samples/builders.js';

describe('the fast path of public jobs', () => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  beforeEach(async () => {
    await app.query('DELETE FROM jobs');
    job = await postJob(owner);
  });
  afterAll(() => app.close());

  const ways = {
    'the list': () => ['/api/jobs/', '/api/jobs', '/api/jobs/?', '/api/jobs/'],
    'one job': () => [`/api/jobs/${job.id}`, `/api/jobs/${job.id}?`, `/api/jobs/${job.id}`],
  };

  describe.each(Object.entries(ways))('for %s', (_name, addresses) => {
    it('returns the same body and headers as the framework', async () => {
      const answers = [];
      for (const address of addresses()) answers.push(await app.visitor.get(address).expect(200));
      const [first, ...others] = answers;
      for (const { text, headers } of others) {
        expect(text).toBe(first?.text);
        for (const name of [
          'etag',
          'cache-control',
          'content-type',
          'vary',
          'content-security-policy',
          'x-content-type-options',
        ]) {
          expect({ name, value: headers[name] }).toEqual({ name, value: first?.headers[name] });
        }
      }
      expect(first?.headers['cache-control']).toBe('public, max-age=1');
    });

    it('compresses for clients that accept gzip, and returns 304 to every form of If-None-Match', async () => {
      const [address = ''] = addresses();
      const warm = await app.visitor.get(address).expect(200);
      await eventually(async () => {
        const compressed = await fetch(`${app.url}${address}`, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(compressed.headers.get('content-encoding')).toBe('gzip');
        expect(await compressed.json()).toEqual(warm.body);
      });
      const etag = warm.headers['etag'] ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const { text, headers } = await app.visitor.get(address).set('If-None-Match', known).expect(304);
        expect(text).toBe('');
        expect(headers['etag']).toBe(etag);
      }
      await app.visitor.get(address).set('If-None-Match', '"other"').expect(200);
      for (const refused of ['gzip;q=0', 'identity, gzip ; q=0.00', 'br;q=1, gzip;q=0, *;q=0.1']) {
        const plain = await fetch(`${app.url}${address}`, { headers: { 'Accept-Encoding': refused } });
        expect([refused, plain.headers.get('content-encoding')]).toEqual([refused, null]);
      }
    });

    it('returns the id of the request, the client’s own if it sent one', async () => {
      const [address = ''] = addresses();
      for (let again = 0; again < 2; again += 1) {
        const { headers } = await app.visitor.get(address).expect(200);
        expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
        const named = app.visitor.get(address).set('X-Request-Id', 'mine-mine-mine');
        expect((await named.expect(200)).headers['x-request-id']).toBe('mine-mine-mine');
        const unchanged = app.visitor.get(address).set('If-None-Match', headers['etag'] ?? '');
        expect((await unchanged.expect(304)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      }
    });
  });

  it.each(['page=1', 'q=planner', 'status=active'])(
    'lets visitors cache the list with ?%s for a second and revalidate it',
    async (query) => {
      const address = `/api/jobs/?${query}`;
      const { headers } = await app.visitor.get(address).expect(200);
      expect(headers).toMatchObject({
        ...{
          'cache-control': 'public, max-age=1',
          vary: 'Authorization, Accept-Encoding',
        },
        ...{ etag: expect.any(String), 'x-total-count': expect.any(String) },
      });
      await app.visitor
        .get(address)
        .set('If-None-Match', headers['etag'] ?? '')
        .expect(304);
      await app.visitor.get(address).set('If-None-Match', '"other"').expect(200);
      const { api } = await makeApiToken(app, owner, ['tags.edit'], ['ridesmash']);
      for (const reader of [owner.api, api])
        expect((await reader.get(address).expect(200)).headers['cache-control']).toBe('private, no-store');
    },
  );

  it('shows every change of a job at once, to visitors and to accounts', async () => {
    const address = `/api/jobs/${job.id}`;
    const title = async (reader = app.visitor) => ((await reader.get(address).expect(200)).body as Job).title;
    expect(await title()).toBe(job.title);
    await owner.api
      .put(address)
      .send(aJob({ title: 'Renamed' }))
      .expect(200);
    expect([await title(), await title(owner.api)]).toEqual(['Renamed', 'Renamed']);
    await owner.api.delete(address).expect(200);
    await app.visitor.get(address).expect(404);
  });

  it('leaves every other form of address and method to the framework', async () => {
    await app.visitor.get(`/api/jobs/${job.id}`).expect(200);
    await app.visitor.get(`/api/jobs/0${job.id}`).expect(200);
    await app.visitor.get(`/api/jobs/${job.id}/`).expect(200);
    await app.visitor.get('/api/jobs/999999999').expect(404);
    await app.visitor.head(`/api/jobs/${job.id}`).expect(200);
  });

  it('shows no draft to visitors after an administrator has read it', async () => {
    const draft = await postJob(owner, { is_draft: true });
    await owner.api.get(`/api/jobs/${draft.id}`).expect(200);
    for (let asked = 0; asked < 2; asked += 1) await app.visitor.get(`/api/jobs/${draft.id}`).expect(404);
  });
});
