import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { dayFromNow } from '../../support/samples/builders.js';

describe('copying and closing a job', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const duplicate = async (id: number) =>
    (await owner.api.post(`/api/jobs/${id}/duplicate`).expect(201)).body as Job;
  const actionsOf = async (id: number) =>
    app.query('SELECT action, data FROM audit_log WHERE object_id = $1 AND object_type = $2 ORDER BY id', [
      String(id),
      'job',
    ]);

  it('copies every text of a job into a draft without a deadline', async () => {
    const job = await postJob(owner, { salary_range: '₦400,000', job_type: 'Hybrid', location: 'Jos' });
    await apply(app, job.id);
    const copy = await duplicate(job.id);
    expect(copy).toEqual({
      ...job,
      id: copy.id,
      title: `Copy of ${job.title}`,
      application_deadline: null,
      is_draft: true,
      is_active: true,
      is_open: false,
      posted_at: undefined,
      created_at: copy.created_at,
      updated_at: copy.updated_at,
      version: 1,
    });
    expect(copy.id).not.toBe(job.id);
    expect(Date.parse(copy.created_at)).toBeGreaterThan(Date.parse(job.created_at));
    const list = (await owner.api.get('/api/jobs/').expect(200)).body as Job[];
    expect(list.find(({ id }) => id === copy.id)).toMatchObject({ application_count: 0 });
    expect(list.find(({ id }) => id === job.id)).toMatchObject({ application_count: 1, version: 1 });
    expect(await actionsOf(copy.id)).toEqual([{ action: 'job.created', data: { copy_of: String(job.id) } }]);
  });

  it('cuts the title of a copy if it is too long, and never inside a character', async () => {
    const job = await postJob(owner, { title: '😀'.repeat(100) });
    const copy = await duplicate(job.id);
    expect(copy.title).toBe(`Copy of ${'😀'.repeat(96)}`);
    const long = await postJob(owner, { title: 'x'.repeat(200) });
    expect((await duplicate(long.id)).title).toBe(`Copy of ${'x'.repeat(192)}`);
    const odd = await postJob(owner, { title: `a${'😀'.repeat(99)}` });
    expect((await duplicate(odd.id)).title).toBe(`Copy of a${'😀'.repeat(95)}`);
  });

  it.each([
    ['a draft', { is_draft: true }],
    ['an open job', {}],
    ['a closed job', { is_active: false }],
  ])('shows a copy of %s to no visitor until it is published', async (_, overrides) => {
    const job = await postJob(owner, { ...overrides, title: 'Secret plan' });
    const listed = async () => (await app.visitor.get('/api/jobs/').expect(200)).body as Job[];
    const before = await listed();
    const copy = await duplicate(job.id);
    expect(await listed()).toEqual(before);
    await app.visitor.get(`/api/jobs/${copy.id}`).expect(404);
    expect((await submit(app, copy.id)).status).toBe(404);

    const { title, description, requirements, responsibility, is_active, version } = copy;
    const texts = { title, description, requirements, responsibility, is_active, version };
    await owner.api
      .put(`/api/jobs/${copy.id}`)
      .send({ ...texts, is_draft: false })
      .expect(200);
    expect((await listed())[0]).toMatchObject({ id: copy.id, title: 'Copy of Secret plan', is_open: true });
  });

  it('closes a job for everyone at once, and closing it again changes nothing', async () => {
    const job = await postJob(owner, { application_deadline: dayFromNow(9) });
    const { body: closed } = await owner.api.post(`/api/jobs/${job.id}/close`).expect(200);
    expect(closed).toMatchObject({
      ...job,
      is_active: false,
      is_open: false,
      updated_at: expect.any(String),
      version: 2,
    });
    expect((await submit(app, job.id)).status).toBe(409);
    const { body: seen } = await app.visitor.get('/api/jobs/').expect(200);
    expect((seen as Job[]).find(({ id }) => id === job.id)).toMatchObject({ is_active: false });
    const again = await expectNothingChanged(app, () => owner.api.post(`/api/jobs/${job.id}/close`));
    expect({ status: again.status, body: again.body as unknown }).toEqual({ status: 200, body: closed });
    expect(await actionsOf(job.id)).toMatchObject([{ action: 'job.created' }, { action: 'job.closed' }]);
  });

  it('refuses a change to a job that was closed meanwhile', async () => {
    const job = await postJob(owner);
    await owner.api.post(`/api/jobs/${job.id}/close`).expect(200);
    const { title, description, requirements, responsibility, version } = job;
    const { body } = await owner.api
      .put(`/api/jobs/${job.id}`)
      .send({ title, description, requirements, responsibility, version, is_active: true })
      .expect(409);
    expect(body).toMatchObject({ code: 'job_changed' });
  });

  it.each(['duplicate', 'close'])('returns 404 to %s of unknown and deleted jobs', async (action) => {
    const { id } = await postJob(owner);
    await owner.api.delete(`/api/jobs/${id}`).expect(200);
    for (const unknown of [id, 999_999]) {
      const { status, body } = await expectNothingChanged(app, () =>
        owner.api.post(`/api/jobs/${unknown}/${action}`),
      );
      expect({ status, body: body as unknown }).toEqual({
        status: 404,
        body: { detail: 'This job does not exist', code: 'job_not_found' },
      });
    }
    expect((await owner.api.post(`/api/jobs/abc/${action}`)).status).toBe(422);
  });

  it('lets visitors cache a job for a second, and administrators not at all', async () => {
    const { id } = await postJob(owner);
    const admin = await owner.api.get(`/api/jobs/${id}`).expect(200);
    expect(admin.headers['cache-control']).toBe('private, no-store');
    const visitor = await app.visitor.get(`/api/jobs/${id}`).expect(200);
    expect(visitor.headers['cache-control']).toBe('public, max-age=1');
    expect(visitor.headers['vary']).toContain('Authorization');
    const { stages: _stages, criteria: _criteria, ...published } = admin.body as Job;
    expect(visitor.body).toEqual(published);
  });
});
