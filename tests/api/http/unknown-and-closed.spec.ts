import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import {
  apply,
  type Member,
  postExpiredJob,
  postJob,
  registerAndLogIn,
  submit,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, dayFromNow } from '../../support/samples/builders.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

const closed = { status: 409, body: { detail: MESSAGES.applicationsClosed, code: 'job_closed' } };
const unknown = { status: 404, body: { detail: 'This job does not exist', code: 'job_not_found' } };
const unknownUuid = '018f0000-0000-7000-8000-000000000000';

describe('an application', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const refusedSubmission = async (jobId: number | string) => {
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId));
    return { status, body: body as unknown };
  };

  it('is refused for a closed job', async () => {
    const job = await postJob(owner, { is_active: false });
    expect(job.is_open).toBe(false);
    expect(await refusedSubmission(job.id)).toEqual(closed);
  });

  it('is refused after the deadline of the job in Lagos', async () => {
    const job = await postExpiredJob(owner);
    expect(job.is_open).toBe(false);
    expect(await refusedSubmission(job.id)).toEqual(closed);
  });

  it('is accepted on the day of the deadline', async () => {
    await awayFromMidnight();
    const job = await postJob(owner, { application_deadline: dayFromNow(0) });
    expect(job.is_open).toBe(true);
    await apply(app, job.id);
  });

  it('is refused for a deleted job, which stays deleted and keeps its applications', async () => {
    const job = await postJob(owner);
    const { id } = await apply(app, job.id);
    const first = await owner.api.delete(`/api/jobs/${job.id}`).expect(200);
    expect(first.body).toEqual({ message: MESSAGES.jobDeleted, application_count: 1 });
    await owner.api.delete(`/api/jobs/${job.id}`).expect(200);
    expect(await refusedSubmission(job.id)).toEqual(unknown);
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ job_title: job.title });
    const list = await app.visitor.get('/api/jobs/').expect(200);
    expect((list.body as Job[]).map((entry) => entry.id)).not.toContain(job.id);
  });

  it.each([999_999, 2_147_483_647])('is refused for the unknown job %d', async (id) => {
    expect(await refusedSubmission(id)).toEqual(unknown);
    const { status, body } = await app.visitor.get(`/api/jobs/${id}`);
    expect({ status, body: body as unknown }).toEqual(unknown);
  });

  it.each(['0', '-1', '1.5', 'abc', '1e3', '2147483648', '99999999999', '%00', '1%27--', '0x1'])(
    'is refused for a job with the id %s, as is every other request for that job',
    async (id) => {
      const { status, body } = await refusedSubmission(id);
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['path', 'id'], msg: 'A job id is a whole number' }] });
      for (const request of [
        app.visitor.get(`/api/jobs/${id}`),
        owner.api.put(`/api/jobs/${id}`).send(aJob()),
        owner.api.delete(`/api/jobs/${id}`),
        owner.api.get(`/api/jobs/${id}/applications`),
      ]) {
        expect((await request).status).toBe(422);
      }
    },
  );

  it.each(['1', 'abc', `${unknownUuid}0`, "' OR 1=1--", '%00'])(
    'and an account cannot have the id %s',
    async (id) => {
      const address = encodeURIComponent(id);
      const answers = await expectNothingChanged(app, () =>
        Promise.all([
          owner.api.get(`/api/applications/${address}`),
          owner.api.put(`/api/applications/${address}/status`).send({ status: 'accepted' }),
          owner.api.delete(`/api/applications/${address}`),
          owner.api.get(`/api/applications/${address}/download-cv`),
          owner.api.put(`/api/accounts/${address}/status`).send({ status: 'active' }),
          owner.api.delete(`/api/accounts/${address}`),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(422));
      expect(answers[0].body).toMatchObject({
        detail: [{ loc: ['path', 'id'], msg: 'This is not a valid id' }],
      });
    },
  );

  it('and everything else is 404 with an unknown id', async () => {
    const answers = await expectNothingChanged(app, () =>
      Promise.all([
        owner.api.get(`/api/applications/${unknownUuid}`),
        owner.api.put(`/api/applications/${unknownUuid}/status`).send({ status: 'accepted' }),
        owner.api.delete(`/api/applications/${unknownUuid}`),
        owner.api.get(`/api/applications/${unknownUuid}/download-cv`),
        owner.api.post(`/api/applications/${unknownUuid}/files/cv/link`).send({ disposition: 'inline' }),
        owner.api.put(`/api/accounts/${unknownUuid}/status`).send({ status: 'active' }),
        owner.api.delete(`/api/accounts/${unknownUuid}`),
        owner.api.put('/api/jobs/999999').send(aJob()),
        owner.api.delete('/api/jobs/999999'),
        owner.api.get('/api/adaeze/cv/nothing.pdf'),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(404));
  });

  it.each(['Pending', 'hired', '', null, 1, ['accepted'], { status: 'accepted' }])(
    'cannot have the status %j',
    async (status) => {
      const { id } = await apply(app, (await postJob(owner)).id);
      const answer = await expectNothingChanged(app, () =>
        owner.api.put(`/api/applications/${id}/status`).send({ status }),
      );
      expect(answer.status).toBe(422);
    },
  );
});
