import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { withToken } from '../../support/api/app.js';
import { importOldApplication } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable } from '../../support/samples/tables.js';
import { threeStages, uniqueWord } from '../../support/samples/builders.js';

const TAKEN = 'smash_applications_total{source="form"}';
const BYTES = 'smash_application_bytes_total{source="form"}';
const REVIEWED = 'smash_application_review_seconds_count';
const within = (days: number) => `smash_application_review_seconds_bucket{le="${days * 86_400}"}`;

describe('the metrics of hiring, of two backends', () => {
  let one: MeasuredApi;
  let other: MeasuredApi;
  let owner: Member;
  let atOther: Member['api'];
  let jobId: number;

  beforeAll(async () => {
    one = await startMeasuredApi({}, { importPoll: 100 });
    const { DATABASE_URL = '', STORAGE_PATH = '' } = one.site.environment;
    other = await startMeasuredApi({ DATABASE_URL, STORAGE_PATH }, { importPoll: 3_600_000 });
    owner = await registerAndLogIn(one);
    atOther = withToken(other, owner.token);
    jobId = (await postJob(owner, { title: 'Chief Metrician', stages: threeStages() })).id;
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const sum = async (series: string) => (await one.metric(series)) + (await other.metric(series));
  const setStatus = (id: string, body: object) =>
    atOther.put(`/api/applications/${id}/status`).send(body).expect(200);
  const appliedDaysAgo = (id: string, days: number) =>
    one.query(
      `UPDATE applications SET applied_at = now() - make_interval(secs => $2::float8 * 86400) WHERE id = $1`,
      [id, days],
    );

  it('count an application once, whichever backend takes it and however often it is sent', async () => {
    const [before, bytes] = [await sum(TAKEN), await sum(BYTES)];
    const key = uniqueWord().repeat(3);
    const answers = await Promise.all(
      [one, other, one].map((app) => submit(app, jobId, { key, cv: undefined })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 422]);
    const sent = await Promise.all([one, other, one, other].map((app) => submit(app, jobId, { key })));
    expect(sent.map(({ status }) => status)).toContain(201);
    expect(await sum(TAKEN)).toBe(before + 1);
    const [cv] = await one.query<{ size: number }>(
      'SELECT size::int AS size FROM application_files ORDER BY id DESC LIMIT 1',
    );
    expect(await sum(BYTES)).toBe(bytes + (cv?.size ?? 0));
  });

  it('count imported applications separately, without their waiting time', async () => {
    const [before, reviewed] = [await sum('smash_applications_total{source="import"}'), await sum(REVIEWED)];
    const { body } = await uploadTable(owner.api, 'applications', anApplicationTable('Chief Metrician', 3));
    const { id, mapping } = body as Schemas['ImportDto'];
    const until = (state: string) =>
      eventually(async () =>
        expect((await owner.api.get(`/api/imports/${id}`)).body).toMatchObject({ state }),
      );
    await owner.api.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
    await until('checked');
    await owner.api.post(`/api/imports/${id}/start`).expect(202);
    await until('done');
    // The backend counts after its commit, which other connections may see earlier.
    await eventually(async () =>
      expect(await sum('smash_applications_total{source="import"}')).toBe(before + 3),
    );
    const [imported] = await one.query<{ id: string }>(`SELECT id FROM applications WHERE source = 'import'`);
    await setStatus(imported?.id ?? '', { status: 'reviewed' });
    expect(await sum(REVIEWED)).toBe(reviewed);
  });

  it('record once how long an application waited until it first left pending', async () => {
    const { id } = await apply(one, jobId);
    await appliedDaysAgo(id, 2.5);
    const [reviewed, short, long] = await Promise.all([sum(REVIEWED), sum(within(2)), sum(within(3))]);
    await setStatus(id, { status: 'rejected' });
    await setStatus(id, { status: 'pending' });
    await setStatus(id, { status: 'accepted' });
    expect(await Promise.all([sum(REVIEWED), sum(within(2)), sum(within(3))])).toEqual([
      reviewed + 1,
      short,
      long + 1,
    ]);
  });

  it('record the waiting time also on a move to a stage, but not on a refused change', async () => {
    const { id } = await apply(other, jobId);
    const before = await sum(REVIEWED);
    await atOther
      .put(`/api/applications/${id}/status`)
      .send({ status: 'accepted', seen_status: 'rejected' })
      .expect(409);
    expect(await sum(REVIEWED)).toBe(before);
    const [stage] = threeStages();
    await owner.api.put(`/api/applications/${id}/stage`).send({ stage_id: stage?.id }).expect(200);
    await owner.api.put(`/api/applications/${id}/stage`).send({ stage_id: null }).expect(200);
    expect(await sum(REVIEWED)).toBe(before + 1);
  });

  it('give the number of waiting applications and the age of the oldest, the same on each backend', async () => {
    const waiting = 'smash_applications_waiting{status="pending"}';
    const before = await one.metric(waiting);
    const { id } = await apply(one, jobId);
    await appliedDaysAgo(id, 9);
    await importOldApplication(one, jobId);
    for (const app of [one, other]) {
      expect(await app.metric(waiting)).toBe(before + 2);
      const oldest = await app.metric('smash_application_oldest_seconds{status="pending"}');
      expect(Math.floor(oldest / 86_400)).toBe(9);
    }
    await setStatus(id, { status: 'reviewed' });
    expect(await one.metric(waiting)).toBe(before + 1);
  });

  it('contain no person, account or job', async () => {
    const answers = { first_name: 'Chiamaka', email: 'chiamaka@example.com' };
    const { id, reference } = await apply(one, jobId, { answers });
    await owner.api.get(`/api/applications/${id}`).expect(200);
    await owner.api.get('/api/applications-list?search=chiamaka').expect(200);
    const told = await one.metrics();
    expect(told).toContain('smash_applications_total');
    for (const secret of [id, reference, 'chiamaka', 'metrician', owner.account.username]) {
      expect(told.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});
