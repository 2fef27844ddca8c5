import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEADLINE_PASSED } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { type Member, postExpiredJob, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aJob, dayFromNow } from '../../support/samples/builders.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

describe('the list of jobs', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  beforeEach(async () => {
    await app.query('DELETE FROM jobs');
  });
  afterAll(() => app.close());

  const titles = (body: unknown) => (body as Job[]).map(({ title }) => title);

  it('shows every change at once, with a new ETag', async () => {
    const job = await postJob(owner);
    const seen: string[] = [];
    const tag = async () => {
      const { headers, body } = await app.visitor.get('/api/jobs/').expect(200);
      seen.push(headers['etag'] ?? '');
      return titles(body);
    };
    expect(await tag()).toEqual([job.title]);
    await owner.api
      .put(`/api/jobs/${job.id}`)
      .send(aJob({ title: 'Renamed' }))
      .expect(200);
    expect(await tag()).toEqual(['Renamed']);
    await postJob(owner, { title: 'Second' });
    expect(await tag()).toEqual(['Second', 'Renamed']);
    await owner.api.delete(`/api/jobs/${job.id}`).expect(200);
    expect(await tag()).toEqual(['Second']);
    expect(new Set(seen).size).toBe(4);
  });

  it('can be paged, sorted, searched and filtered, and gives the total', async () => {
    await postJob(owner, { title: 'Alpha 100% remote', application_deadline: dayFromNow(3) });
    await postJob(owner, { title: 'beta_engineer', application_deadline: null, is_active: false });
    await postJob(owner, { title: 'Gamma engineer', application_deadline: dayFromNow(1) });
    const ask = async (query: Record<string, string | number>) => {
      const { body, headers } = await app.visitor.get('/api/jobs/').query(query).expect(200);
      return { titles: titles(body), total: headers['x-total-count'] };
    };
    const [alpha, beta, gamma] = ['Alpha 100% remote', 'beta_engineer', 'Gamma engineer'];
    expect(await ask({ page: 1, per_page: 2 })).toEqual({ titles: [gamma, beta], total: '3' });
    expect(await ask({ page: 2, per_page: 2 })).toEqual({ titles: [alpha], total: '3' });
    expect(await ask({ page: 3, per_page: 2 })).toEqual({ titles: [], total: '3' });
    expect(await ask({ sort: 'created_at', order: 'ASC' })).toEqual({
      titles: [alpha, beta, gamma],
      total: '3',
    });
    expect(await ask({ status: 'closed' })).toEqual({ titles: [beta], total: '1' });
    expect(await ask({ status: 'active' })).toEqual({ titles: [gamma, alpha], total: '2' });
    expect(await ask({ search: 'ENGINEER' })).toEqual({ titles: [gamma, beta], total: '2' });
    expect(await ask({ search: 'engineer gamma' })).toEqual({ titles: [gamma], total: '1' });
    expect(await ask({ search: '100%' })).toEqual({ titles: [alpha], total: '1' });
    expect(await ask({ search: '%' })).toEqual({ titles: [alpha], total: '1' });
    expect(await ask({ search: '_' })).toEqual({ titles: [beta], total: '1' });
    expect(await ask({ search: '\\' })).toEqual({ titles: [], total: '0' });
    expect(await ask({ search: "'; DROP TABLE jobs; --" })).toEqual({ titles: [], total: '0' });
  });

  it('lists a job whose deadline has passed as closed, whatever its switch says', async () => {
    await awayFromMidnight();
    await postJob(owner, { title: 'Until today', application_deadline: dayFromNow(0) });
    const expired = await postExpiredJob(owner, { title: 'Until yesterday' });
    expect(expired).toMatchObject({ is_active: true, is_open: false });
    const ask = async (status: string) => {
      const { body, headers } = await owner.api.get('/api/jobs/').query({ status, page: 1 }).expect(200);
      return { titles: titles(body), total: headers['x-total-count'] };
    };
    expect(await ask('active')).toEqual({ titles: ['Until today'], total: '1' });
    expect(await ask('closed')).toEqual({ titles: ['Until yesterday'], total: '1' });
  });

  it('refuses a new job that is active and has a deadline in the past', async () => {
    const late = aJob({ application_deadline: dayFromNow(-1) });
    for (const body of [late, { ...late, is_active: true }]) {
      const refused = await owner.api.post('/api/jobs/').send(body).expect(422);
      expect(refused.body).toMatchObject({
        detail: [{ loc: ['body', 'application_deadline'], msg: DEADLINE_PASSED }],
      });
    }
    await owner.api
      .post('/api/jobs/')
      .send({ ...late, is_active: false })
      .expect(201);
    const { body } = await owner.api.get('/api/jobs/').expect(200);
    expect(body).toHaveLength(1);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'per_page=0',
    'per_page=201',
    'page=99999999999',
    'sort=id',
    'sort=title;DROP TABLE jobs',
    'order=up',
    'status=open',
    'unknown=1',
    'page=1&page=2',
    'search[]=a',
    'search[x]=a',
    `search=${'a'.repeat(201)}`,
  ])('refuses the parameters %s', async (query) => {
    const { status, body } = await app.visitor.get(`/api/jobs/?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', detail: [{ msg: expect.any(String) }] });
  });

  it('fills in the fields that a new job leaves out, and cuts times off deadlines', async () => {
    const { title, description, requirements, responsibility } = aJob();
    const bare = await owner.api
      .post('/api/jobs/')
      .send({ title, description, requirements, responsibility });
    expect(bare.body).toMatchObject({
      location: 'Abuja',
      job_type: 'Full Time',
      is_active: true,
      is_open: true,
      salary_range: null,
      application_deadline: null,
    });
    const timed = await postJob(owner, { application_deadline: '2031-01-31T00:00:00.000Z' });
    expect(timed.application_deadline).toBe('2031-01-31');
  });

  it('accepts null for a missing field, and refuses a deadline that is no day of the calendar', async () => {
    const { status, body } = await owner.api.post('/api/jobs/').send({ ...aJob(), is_draft: null });
    expect([status, (body as { is_open: boolean }).is_open]).toEqual([201, true]);
    for (const day of ['0000-01-01', '2031-02-30', '2031-01-31Tomorrow']) {
      const late = { ...aJob(), application_deadline: day, is_active: false };
      const refused = await owner.api.post('/api/jobs/').send(late);
      expect([day, refused.status]).toEqual([day, 422]);
    }
  });
});
