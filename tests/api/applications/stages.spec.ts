import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobStage } from '@smash/contract';
import type { Application, HistoryEntry } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aJob, threeStages } from '../../support/samples/builders.js';

describe('the stage of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let other: Member;
  let jobId: number;
  const [phone, interview] = threeStages() as [JobStage, JobStage];

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    other = await joinAs(app, owner, 'reviewer');
    jobId = (await postJob(owner, { stages: threeStages() })).id;
  });
  afterAll(() => app.close());

  const move = (who: Member, id: string, body: object) =>
    who.api.put(`/api/applications/${id}/stage`).send(body);
  const setStatus = (id: string, body: object) => owner.api.put(`/api/applications/${id}/status`).send(body);
  const applicationOf = async (id: string) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const historyOf = async (id: string) =>
    ((await owner.api.get(`/api/applications/${id}/history`).expect(200)).body as HistoryEntry[]).map(
      ({ type, data }) => ({ type, data }),
    );

  it('is chosen for a pending application, which is then reviewed; each is one entry of the history', async () => {
    const { id } = await apply(app, jobId);
    const { body } = await move(other, id, { stage_id: phone.id, seen: null }).expect(200);
    expect(body).toMatchObject({
      status: 'reviewed',
      stage: phone,
      first_reviewed_at: expect.any(String) as unknown,
    });
    await move(other, id, { stage_id: phone.id, seen: null }).expect(200);
    await move(other, id, { stage_id: interview.id, seen: phone.id }).expect(200);
    await move(other, id, { stage_id: null }).expect(200);
    expect((await historyOf(id)).slice(0, -1)).toEqual([
      { type: 'stage_changed', data: { from: 'Interview', to: 'Reviewed' } },
      { type: 'stage_changed', data: { from: 'Phone screen', to: 'Interview' } },
      { type: 'stage_changed', data: { from: 'Reviewed', to: 'Phone screen' } },
      { type: 'status_changed', data: { from: 'pending', to: 'reviewed' } },
    ]);
    expect(await applicationOf(id)).toMatchObject({ status: 'reviewed', stage: null });
  });

  it('ends when the status changes, and comes back when that is undone', async () => {
    const { id } = await apply(app, jobId);
    await move(owner, id, { stage_id: phone.id }).expect(200);
    await setStatus(id, { status: 'accepted' }).expect(200);
    expect(await applicationOf(id)).toMatchObject({ status: 'accepted', stage: null });
    await setStatus(id, { status: 'reviewed', is_undo: true }).expect(200);
    expect(await applicationOf(id)).toMatchObject({ status: 'reviewed', stage: phone });
    expect((await historyOf(id)).slice(0, 2)).toEqual([
      {
        type: 'status_changed',
        data: { from: 'accepted', to: 'reviewed', undo: 'yes', to_stage: 'Phone screen' },
      },
      {
        type: 'status_changed',
        data: { from: 'reviewed', to: 'accepted', from_stage: 'Phone screen', from_stage_id: phone.id },
      },
    ]);
  });

  it('does not come back if the job no longer has it, or without an undo', async () => {
    const stages = threeStages();
    const job = await postJob(owner, { stages });
    const [undone, changed] = [await apply(app, job.id), await apply(app, job.id)];
    for (const { id } of [undone, changed]) {
      await move(owner, id, { stage_id: phone.id }).expect(200);
      await setStatus(id, { status: 'rejected' }).expect(200);
    }
    await setStatus(changed.id, { status: 'reviewed' }).expect(200);
    await owner.api
      .put(`/api/jobs/${job.id}`)
      .send(aJob({ stages: stages.slice(1) }))
      .expect(200);
    await setStatus(undone.id, { status: 'reviewed', is_undo: true }).expect(200);
    for (const { id } of [undone, changed]) {
      expect(await applicationOf(id)).toMatchObject({ status: 'reviewed', stage: null });
    }
  });

  it('is not overwritten by the second of two, who is told who moved it first', async () => {
    const { id } = await apply(app, jobId);
    await move(other, id, { stage_id: interview.id, seen: null }).expect(200);
    const { body } = await move(owner, id, { stage_id: phone.id, seen: null }).expect(409);
    expect(body).toEqual({
      code: 'application_changed',
      detail: expect.stringMatching(
        new RegExp(`^${other.account.username} set this application to Interview on .*, after you opened it`),
      ) as unknown,
    });
    await setStatus(id, { status: 'rejected', seen_status: 'reviewed' }).expect(200);
    expect((await move(other, id, { stage_id: phone.id, seen: interview.id }).expect(409)).body).toEqual({
      code: 'decided_already',
      detail: expect.stringMatching(
        new RegExp(`Only a reviewed .* ${owner.account.username} set this application to Rejected`),
      ) as unknown,
    });
    // Nor does the response say that the application was moved from its stage to "Reviewed".
    expect((await move(other, id, { stage_id: null, seen: interview.id }).expect(409)).body).toMatchObject({
      code: 'application_changed',
    });
    await move(other, id, { stage_id: null }).expect(200);
    expect(await applicationOf(id)).toMatchObject({ status: 'rejected', stage: null });
  });

  it('must be one of the job, and needs an existing application', async () => {
    const { id } = await apply(app, jobId);
    expect((await move(owner, id, { stage_id: 'other' }).expect(404)).body).toMatchObject({
      code: 'stage_not_found',
    });
    await move(owner, '00000000-0000-7000-8000-000000000000', { stage_id: phone.id }).expect(404);
    for (const body of [{}, { stage_id: 5 }, { stage_id: 'x'.repeat(37) }]) {
      await move(owner, id, body).expect(422);
    }
    expect(await applicationOf(id)).toMatchObject({ status: 'pending', stage: null });
  });

  it('can filter the list of one job', async () => {
    const job = await postJob(owner, { stages: threeStages() });
    const [first, second, third] = [
      await apply(app, job.id),
      await apply(app, job.id),
      await apply(app, job.id),
    ];
    await move(owner, first.id, { stage_id: phone.id }).expect(200);
    await setStatus(second.id, { status: 'reviewed' }).expect(200);
    const idsOf = async (query: object, address = '/api/applications-list/') =>
      ((await owner.api.get(address).query(query).expect(200)).body as Application[]).map(({ id }) => id);
    expect(await idsOf({ job_id: job.id, stage: phone.id })).toEqual([first.id]);
    expect(await idsOf({ stage: phone.id }, `/api/jobs/${job.id}/applications`)).toEqual([first.id]);
    expect(await idsOf({ job_id: job.id, stage: 'none' })).toEqual([second.id]);
    expect(await idsOf({ job_id: job.id, stage: interview.id })).toEqual([]);
    expect(await idsOf({ job_id: job.id, order: 'asc' })).toEqual([first.id, second.id, third.id]);
    const { body } = await owner.api.get('/api/applications-list/').query({ stage: phone.id }).expect(422);
    expect(body).toMatchObject({ detail: [{ loc: ['query', 'stage'] }] });
  });
});
