import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { aJob } from '../../support/samples/builders.js';

type Query = Record<string, string>;

describe('the search of jobs', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    await postJob(owner, { title: 'Rider Lead', brand: 'ridesmash', city: 'Abuja', state: 'FCT' });
    await postJob(owner, { title: 'Écrivain', description: 'Ọjà, 100%', workplace: 'remote' });
    await postJob(owner, { title: 'Chef', brand: 'smashfood', city: 'Lagos', job_type: 'Contract' });
    await postJob(owner, { title: 'Closed chef', brand: 'smashfood', city: 'Lagos', is_active: false });
    await postJob(owner, { title: 'Secret chef', brand: 'smashfood', city: 'Lagos', is_draft: true });
  });
  afterAll(() => app.close());

  const search = async (query: Query, { api } = { api: app.visitor }) => {
    const { body, headers } = await api.get('/api/jobs').query(query).expect(200);
    return { titles: (body as Job[]).map(({ title }) => title), total: headers['x-total-count'] };
  };
  const counts = async (query: Query = {}) =>
    (await app.visitor.get('/api/jobs/counts').query(query).expect(200)).body as Record<string, object>;

  it.each<[Query, string[]]>([
    [{ q: 'RIDER abuja' }, []],
    [{ q: 'OJA ecrivain' }, ['Écrivain']],
    [{ q: '100%' }, ['Écrivain']],
    [{ q: '%' }, ['Écrivain']],
    [{ q: '.*' }, []],
    [{ brand: 'smashfood' }, ['Closed chef', 'Chef']],
    [{ brand: 'smashfood', status: 'active' }, ['Chef']],
    [{ place: 'fct' }, ['Rider Lead']],
    [{ place: 'remote' }, ['Écrivain']],
    [{ workplace: 'remote' }, ['Écrivain']],
    [{ type: 'Contract', place: 'lagos' }, ['Chef']],
    [{ brand: 'smashfood', search: 'closed', order: 'asc' }, ['Closed chef']],
  ])('finds the right jobs for %j', async (query, titles) => {
    expect(await search(query)).toEqual({ titles, total: String(titles.length) });
  });

  it('returns pages', async () => {
    expect(await search({ brand: 'smashfood', per_page: '1', page: '2' })).toEqual({
      titles: ['Chef'],
      total: '2',
    });
  });

  it('finds drafts for accounts that may see them', async () => {
    expect((await search({ brand: 'smashfood' }, owner)).titles).toContain('Secret chef');
  });

  it('counts the options of each filter with all other filters applied, without drafts', async () => {
    expect(await counts({ brand: 'smashfood', status: 'active' })).toEqual({
      brand: { ridesmash: 1, smashfood: 1 },
      place: { Lagos: 1 },
      type: { Contract: 1 },
      workplace: {},
    });
    expect(await counts({ q: 'chef' })).toMatchObject({ brand: { smashfood: 2 }, type: { Contract: 1 } });
  });

  it('follows every change at once, and on other replicas within a second', async () => {
    const other = await startApi({ DATABASE_URL: app.site.databaseUrl });
    const seen = async () => (await other.visitor.get('/api/jobs?q=zeppelin').expect(200)).body as Job[];
    expect(await seen()).toEqual([]);
    const { id } = await postJob(owner, { title: 'Zeppelin pilot', brand: 'owenas' });
    expect((await search({ q: 'zeppelin' })).titles).toEqual(['Zeppelin pilot']);
    await owner.api
      .put(`/api/jobs/${id}`)
      .send(aJob({ title: 'Zeppelin captain', brand: 'qiimeet' }))
      .expect(200);
    expect((await counts({ q: 'captain' }))['brand']).toEqual({ qiimeet: 1 });
    await eventually(async () => expect(await seen()).toMatchObject([{ title: 'Zeppelin captain' }]));
    await owner.api.delete(`/api/jobs/${id}`).expect(200);
    expect((await search({ q: 'zeppelin' })).titles).toEqual([]);
    await eventually(async () => expect(await seen()).toEqual([]));
    await other.close();
  });

  it.each([
    ['brand', 'nobody'],
    ['type', 'full-time'],
    ['workplace', 'office'],
    ['status', 'open'],
    ['q', 'x'.repeat(201)],
    ['place', 'x'.repeat(101)],
    ['places', 'Lagos'],
  ])('refuses %s=%j, as the counts do', async (name, value) => {
    for (const address of ['/api/jobs', '/api/jobs/counts']) {
      const { body } = await app.visitor
        .get(address)
        .query({ [name]: value })
        .expect(422);
      expect(body).toMatchObject({ detail: [{ loc: ['query', name] }] });
    }
  });
});
