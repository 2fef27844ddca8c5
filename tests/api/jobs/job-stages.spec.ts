import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type JobStage, STAGE_LIMITS, STAGE_MESSAGES } from '@smash/contract';
import type { Application, HistoryEntry, Job } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, threeStages } from '../../support/samples/builders.js';

describe('the stages of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const put = (job: Job, body: object) => owner.api.put(`/api/jobs/${job.id}`).send({ ...aJob(), ...body });
  const applicationOf = async (id: string) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const [phone, interview, offer] = threeStages() as [JobStage, JobStage, JobStage];

  it('are empty by default, and are kept in their order', async () => {
    expect(await postJob(owner)).toMatchObject({ stages: [] });
    expect(await postJob(owner, { stages: threeStages() })).toMatchObject({ stages: threeStages() });
  });

  it('are not shown to visitors', async () => {
    const { id } = await postJob(owner, { stages: threeStages() });
    const { body: one } = await app.visitor.get(`/api/jobs/${id}`).expect(200);
    const { body: list } = await app.visitor.get('/api/jobs/').expect(200);
    const { body: page } = await app.visitor.get('/api/jobs/').query({ page: 1 }).expect(200);
    for (const job of [one as Job, ...(list as Job[]), ...(page as Job[])]) {
      expect(job).not.toHaveProperty('stages');
    }
  });

  it('stay when a change does not name them, and are copied with the job', async () => {
    const job = await postJob(owner, { stages: threeStages() });
    expect((await put(job, { title: 'Other' }).expect(200)).body).toMatchObject({ stages: threeStages() });
    const { body } = await owner.api.post(`/api/jobs/${job.id}/duplicate`).expect(201);
    expect(body).toMatchObject({ stages: threeStages() });
  });

  it('can be renamed and reordered, and applications stay in theirs', async () => {
    const job = await postJob(owner, { stages: threeStages() });
    const { id } = await apply(app, job.id);
    await owner.api.put(`/api/applications/${id}/stage`).send({ stage_id: interview.id }).expect(200);
    const renamed = { ...interview, name: 'Meeting' };
    await put(job, { stages: [offer, renamed, phone] }).expect(200);
    expect(await applicationOf(id)).toMatchObject({ status: 'reviewed', stage: renamed });
  });

  it('lose their applications when removed, which the history records', async () => {
    const job = await postJob(owner, { stages: threeStages() });
    const [gone, kept] = [await apply(app, job.id), await apply(app, job.id)];
    await owner.api.put(`/api/applications/${gone.id}/stage`).send({ stage_id: interview.id }).expect(200);
    await owner.api.put(`/api/applications/${kept.id}/stage`).send({ stage_id: phone.id }).expect(200);
    await put(job, { stages: [phone, offer] }).expect(200);
    expect(await applicationOf(gone.id)).toMatchObject({ status: 'reviewed', stage: null });
    expect(await applicationOf(kept.id)).toMatchObject({ status: 'reviewed', stage: phone });
    const { body: history } = await owner.api.get(`/api/applications/${gone.id}/history`).expect(200);
    expect((history as HistoryEntry[])[0]).toMatchObject({
      type: 'stage_changed',
      actor: { id: owner.id },
      data: { from: 'Interview', to: 'Reviewed' },
    });
    await put(job, { stages: threeStages() }).expect(200);
    expect(await applicationOf(gone.id)).toMatchObject({ stage: null });
  });

  it('keep their applications if the change is refused', async () => {
    const job = await postJob(owner, { stages: threeStages() });
    const { id } = await apply(app, job.id);
    await owner.api.put(`/api/applications/${id}/stage`).send({ stage_id: phone.id }).expect(200);
    await put(job, { title: 'Changed meanwhile' }).expect(200);
    await put(job, { version: job.version, stages: [] }).expect(409);
    expect(await applicationOf(id)).toMatchObject({ stage: phone });
  });

  it.each([
    [
      'too many',
      Array.from({ length: STAGE_LIMITS.stages + 1 }, (_, i) => ({ id: `s${i}`, name: `Step ${i}` })),
      ['body', 'stages'],
      STAGE_MESSAGES.tooMany,
    ],
    [
      'two with the same name',
      [phone, { id: 'other', name: 'PHONE SCREEN' }],
      ['body', 'stages', 1, 'name'],
      STAGE_MESSAGES.sameName,
    ],
    [
      'the name of a status',
      [{ id: 'a', name: 'Rejected' }],
      ['body', 'stages', 0, 'name'],
      STAGE_MESSAGES.status,
    ],
    [
      'an id that no stage may have',
      [{ id: 'none', name: 'A' }],
      ['body', 'stages', 0, 'id'],
      STAGE_MESSAGES.id,
    ],
    [
      'half an emoji',
      [{ id: 'a', name: 'Call \ud83d' }],
      ['body', 'stages', 0, 'name'],
      'This text contains an invisible character that cannot be saved',
    ],
  ])('are refused with %s', async (_, stages, loc, msg) => {
    await expectNothingChanged(app, async () => {
      const { body } = await owner.api
        .post('/api/jobs/')
        .send({ ...aJob(), stages })
        .expect(422);
      expect(body).toMatchObject({ detail: [{ loc, msg }] });
    });
  });

  it.each([[[{ id: 'a', name: 'x'.repeat(STAGE_LIMITS.name + 1) }]], [[{ id: 'a' }]], [['a']], ['a']])(
    'are refused as %j',
    async (stages) => {
      await owner.api
        .post('/api/jobs/')
        .send({ ...aJob(), stages })
        .expect(422);
    },
  );
});
