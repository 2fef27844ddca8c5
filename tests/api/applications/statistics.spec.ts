import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, lagosDate } from '@smash/contract';
import type { ApplicationStatistics } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

const address = '/api/applications/figures';

describe('the statistics of applications', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Rider Lead' })).id;
  });
  beforeEach(() => app.query('DELETE FROM applications'));
  afterAll(() => app.close());

  const ask = async (query: Record<string, string | number> = {}): Promise<ApplicationStatistics> =>
    (await owner.api.get(address).query(query).expect(200)).body as ApplicationStatistics;
  const at = (instant: string) => ({ applied_at: `'${instant}'` });

  it('cover the last thirty days in Lagos by default, each day listed', async () => {
    await awayFromMidnight();
    const statistics = await ask();
    const today = lagosDate(new Date());
    expect(statistics).toMatchObject({ from: addDays(today, -29), to: today, total: 0, by_job: [] });
    expect(statistics.per_day).toEqual(
      Array.from({ length: 30 }, (_, index) => ({ day: addDays(today, index - 29), count: 0 })),
    );
    expect(statistics.by_status.map(({ status }) => status)).toEqual([
      'pending',
      'reviewed',
      'accepted',
      'rejected',
    ]);
    expect(statistics.time_to_first_review).toEqual({
      reviewed: 0,
      waiting: 0,
      median_hours: null,
      p90_hours: null,
    });
    expect(await ask({ to: '2026-03-01' })).toMatchObject({ from: '2026-01-31', to: '2026-03-01' });
  });

  it('count withdrawn applications, in whatever status, for the same days and job', async () => {
    const other = (await postJob(owner)).id;
    const withdrawn_at = 'now()';
    await insertApplications(app, jobId, 2, { ...at('2026-03-10T12:00:00Z'), withdrawn_at });
    await insertApplications(app, jobId, 3, { ...at('2026-03-10T12:00:00Z') });
    await insertApplications(app, jobId, 1, {
      ...at('2026-03-10T12:00:00Z'),
      withdrawn_at,
      status: `'accepted'`,
    });
    await insertApplications(app, other, 4, { ...at('2026-03-10T12:00:00Z'), withdrawn_at });
    await insertApplications(app, jobId, 5, { ...at('2026-03-12T12:00:00Z'), withdrawn_at });
    const day = { from: '2026-03-10', to: '2026-03-10' };
    expect(await ask({ ...day, job_id: jobId })).toMatchObject({ total: 6, withdrawn: 3 });
    expect(await ask(day)).toMatchObject({ total: 10, withdrawn: 7 });
  });

  it('count days from midnight to midnight in Lagos', async () => {
    await insertApplications(app, jobId, 1, at('2026-03-09T22:59:59.999Z'));
    await insertApplications(app, jobId, 2, at('2026-03-09T23:00:00Z'));
    await insertApplications(app, jobId, 3, at('2026-03-10T22:59:59.999Z'));
    await insertApplications(app, jobId, 4, at('2026-03-10T23:00:00Z'));
    expect(await ask({ from: '2026-03-10', to: '2026-03-10' })).toMatchObject({
      total: 5,
      per_day: [{ day: '2026-03-10', count: 5 }],
    });
    const wide = await ask({ from: '2026-03-09', to: '2026-03-11' });
    expect(wide.per_day.map(({ count }) => count)).toEqual([1, 5, 4]);
  });

  it('count by status and by job, for all jobs or for one, without removed applications', async () => {
    const other = (await postJob(owner, { title: 'Driver' })).id;
    await insertApplications(app, jobId, 8, {
      status: `(ARRAY['pending','reviewed','accepted','rejected'])[1 + n % 4]`,
    });
    await insertApplications(app, other, 3);
    await insertApplications(app, other, 2);
    await app.query(`UPDATE applications SET removed_at = now() WHERE id IN (
      SELECT id FROM applications WHERE job_id = ${other} LIMIT 2)`);
    expect(await ask()).toMatchObject({
      total: 11,
      by_status: [
        { status: 'pending', count: 5 },
        { status: 'reviewed', count: 2 },
        { status: 'accepted', count: 2 },
        { status: 'rejected', count: 2 },
      ],
      by_job: [
        { job_id: jobId, job_title: 'Rider Lead', count: 8 },
        { job_id: other, job_title: 'Driver', count: 3 },
      ],
    });
    const ofOne = await ask({ job_id: other });
    expect(ofOne).toMatchObject({ total: 3, by_job: [{ job_id: other, count: 3 }] });
    expect(ofOne.per_day.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('name the twenty jobs with most applications', async () => {
    for (let index = 1; index <= 22; index += 1) {
      await insertApplications(app, (await postJob(owner, { title: `Job ${index}` })).id, index);
    }
    const { by_job } = await ask();
    expect(by_job.map(({ job_title }) => job_title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Job ${22 - index}`),
    );
  });

  it('tell how long the first review took, without imported applications, and how many still wait', async () => {
    const { id: importing } = await postJob(owner);
    await insertApplications(app, importing, 5, { status: `'reviewed'` });
    await app.query(`UPDATE applications SET source = 'import', first_reviewed_at = now()`);
    await insertApplications(app, jobId, 11, { status: `'reviewed'` });
    await app.query(
      `UPDATE applications SET first_reviewed_at = applied_at + numbered.n * interval '1 hour'
       FROM (SELECT id, row_number() OVER () - 1 AS n FROM applications WHERE source = 'form') numbered WHERE numbered.id = applications.id`,
    );
    await insertApplications(app, jobId, 4);
    await insertApplications(app, jobId, 3, { withdrawn_at: 'now()' });
    expect((await ask()).time_to_first_review).toEqual({
      reviewed: 16,
      waiting: 4,
      median_hours: 5,
      p90_hours: 9,
    });
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
    ['job_id=0', 'job_id'],
    ['job_id=abc', 'job_id'],
    ['from[]=2026-01-01', 'from[]'],
    ['days=3', 'days'],
  ])('refuse %s', async (query, field) => {
    const { status, body } = await owner.api.get(`${address}?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', detail: [{ loc: ['query', field] }] });
  });

  it('cover up to 366 days, and any date of the calendar', async () => {
    expect((await ask({ from: '2024-01-01', to: '2024-12-31' })).per_day).toHaveLength(366);
    expect((await ask({ from: '0001-01-01', to: '0001-01-01' })).total).toBe(0);
    expect((await ask({ from: '9999-12-31', to: '9999-12-31' })).total).toBe(0);
  });
});
