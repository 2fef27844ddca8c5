import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { DEADLINE_PASSED } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { makeApiToken, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild, type SiteBuild } from '../../support/api/site-build.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, dayFromNow } from '../../support/samples/builders.js';

const unknown = { detail: 'This job does not exist', code: 'job_not_found' };

describe('a draft of a job', () => {
  let build: SiteBuild;
  let app: ApiApp;
  let owner: Member;
  let draft: Job;
  beforeAll(async () => {
    build = await makeSiteBuild();
    app = await startApi(build.overrides);
    owner = await registerAndLogIn(app);
    await postJob(owner, { title: 'Published' });
    draft = await postJob(owner, { title: 'Secret plan', is_draft: true });
  });
  afterAll(async () => {
    await app.close();
    await build.remove();
  });

  const titles = (body: unknown) => (body as Job[]).map(({ title }) => title);

  it('is hidden from visitors: by its id, in lists, for applications, as a page and in the sitemap', async () => {
    expect((await app.visitor.get(`/api/jobs/${draft.id}`).expect(404)).body).toEqual(unknown);
    for (const query of [
      '',
      '?page=1',
      '?page=1&status=closed',
      '?page=1&status=active',
      '?page=1&search=secret',
    ]) {
      const { body, headers } = await app.visitor.get(`/api/jobs/${query}`).expect(200);
      expect(titles(body)).not.toContain('Secret plan');
      if (query === '?page=1') expect(headers['x-total-count']).toBe('1');
    }
    const { status, body } = await expectNothingChanged(app, () => submit(app, draft.id));
    expect([status, body]).toEqual([404, unknown]);
    for (const page of ['careers', 'job-application']) {
      expect((await app.visitor.get(`/${page}/${draft.id}`).expect(404)).text).not.toContain('Secret');
    }
    expect((await app.visitor.get('/sitemap.xml').expect(200)).text).not.toContain(`/${draft.id}<`);
  });

  it('cannot be published after its deadline, unless as a closed job', async () => {
    const late = aJob({ title: 'Late', application_deadline: dayFromNow(-1), is_draft: true });
    const { id } = await postJob(owner, { title: 'Late', is_draft: true });
    await owner.api.put(`/api/jobs/${id}`).send(late).expect(200);
    const post = (body: object) => owner.api.put(`/api/jobs/${id}`).send({ ...late, ...body });
    const refused = await expectNothingChanged(app, () => post({ is_draft: false }));
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'application_deadline'], msg: DEADLINE_PASSED }] },
    ]);
    await post({ is_draft: false, is_active: false }).expect(200);
    // A job that is published already may keep a deadline in the past.
    await post({ is_draft: false, is_active: true }).expect(200);
    await owner.api.delete(`/api/jobs/${id}`).expect(200);
  });

  it('is shown to administrators, as not open', async () => {
    expect((await owner.api.get(`/api/jobs/${draft.id}`).expect(200)).body).toMatchObject({
      is_draft: true,
      is_active: true,
      is_open: false,
    });
    expect(titles((await owner.api.get('/api/jobs/').expect(200)).body)).toContain('Secret plan');
    const { body } = await owner.api.get('/api/jobs/?page=1&status=active').expect(200);
    expect(titles(body)).toEqual(['Published']);
  });

  it('can be read with an API token that may edit jobs of its brand', async () => {
    const { api } = await makeApiToken(app, owner, ['jobs.edit']);
    const made = await postJob({ api }, { title: 'Of a program', is_draft: true, brand: 'ridesmash' });
    expect((await api.get(`/api/jobs/${made.id}`).expect(200)).body).toEqual(made);
    expect(made).toMatchObject({ is_draft: true, stages: [], criteria: [] });
    for (const query of ['', '?page=1']) {
      const { body } = await api.get(`/api/jobs/${query}`).expect(200);
      expect((body as Job[]).find(({ id }) => id === made.id)).toEqual(made);
    }
    const { api: another } = await makeApiToken(app, owner, ['tags.edit']);
    await another.get(`/api/jobs/${made.id}`).expect(404);
    for (const query of ['', '?page=1'])
      expect(titles((await another.get(`/api/jobs/${query}`).expect(200)).body)).not.toContain(made.title);
    const { api: limited } = await makeApiToken(app, owner, ['jobs.edit'], ['smashfood']);
    await limited.get(`/api/jobs/${made.id}`).expect(404);
    expect((await limited.get('/api/jobs/').expect(200)).body).toEqual([]);
    await owner.api.delete(`/api/jobs/${made.id}`).expect(200);
  });

  it('stays a draft when other fields change, until it is published', async () => {
    const put = (overrides: object) =>
      owner.api
        .put(`/api/jobs/${draft.id}`)
        .send({ ...aJob(), ...overrides })
        .expect(200);
    expect((await put({ title: 'Secret still' })).body).toMatchObject({ is_draft: true });
    const { body } = await put({ title: 'Known now', is_draft: false });
    expect(body).toMatchObject({ is_open: true });
    expect(body).not.toHaveProperty('is_draft');
    await app.visitor.get(`/api/jobs/${draft.id}`).expect(200);
    expect((await submit(app, draft.id)).status).toBe(201);
  });

  it('counts as posted from its first publication, and then comes first in lists', async () => {
    const put = async (id: number, overrides: object) =>
      (
        await owner.api
          .put(`/api/jobs/${id}`)
          .send({ ...aJob({ title: 'Planned' }), ...overrides })
          .expect(200)
      ).body as Job;
    const { id, posted_at } = await postJob(owner, { title: 'Planned', is_draft: true });
    expect(posted_at).toBeUndefined();
    await app.query(`UPDATE jobs SET created_at = now() - interval '9 days' WHERE id = $1`, [id]);
    const published = await put(id, { is_draft: false });
    expect(Date.parse(published.posted_at ?? '')).toBeGreaterThan(Date.parse(published.created_at) + 1);
    for (const api of [app.visitor, owner.api]) {
      for (const query of ['', '?page=1', '?page=1&search=planned', '?page=1&q=planned'])
        expect(titles((await api.get(`/api/jobs/${query}`).expect(200)).body)[0]).toBe('Planned');
    }
    const { body: oldest } = await app.visitor.get('/api/jobs/?page=1&order=asc').expect(200);
    expect(titles(oldest).at(-1)).toBe('Planned');
    const { body: byMaking } = await app.visitor.get('/api/jobs/?sort=created_at').expect(200);
    expect(titles(byMaking).at(-1)).toBe('Planned');

    await put(id, { is_draft: true });
    const again = await put(id, { is_draft: false });
    expect(again.posted_at).toBe(published.posted_at);

    await app.query('UPDATE jobs SET posted_at = NULL WHERE id = $1', [id]);
    expect((await put(id, { title: 'Planned again', is_draft: false })).posted_at).toBe(again.created_at);
  });

  it('is not an inactive job, which stays public as closed', async () => {
    const { id } = await postJob(owner, { is_active: false });
    expect((await app.visitor.get(`/api/jobs/${id}`).expect(200)).body).toMatchObject({ is_open: false });
  });
});
