import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

describe('the poster of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const addressOf = (id: number) => `/api/jobs/${id}/poster`;

  it('is a PDF for accounts that may edit jobs', async () => {
    const { id } = await postJob(owner);
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { headers, body } = await recruiter.api.get(addressOf(id)).responseType('blob').expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    await app.visitor.get(addressOf(id)).expect(401);
    await (await joinAs(app, owner, 'reviewer')).api.get(addressOf(id)).expect(403);
  });

  it('is made only for open jobs', async () => {
    const draft = await postJob(owner, { is_draft: true });
    const closed = await postJob(owner);
    await owner.api.post(`/api/jobs/${closed.id}/close`).expect(200);
    const deleted = await postJob(owner);
    await owner.api.delete(`/api/jobs/${deleted.id}`).expect(200);
    const answers = [draft.id, deleted.id, 999_999, closed.id].map(async (id) => {
      const { status, body } = await owner.api.get(addressOf(id));
      return [status, (body as { code: string }).code];
    });
    const unknown = [404, 'job_not_found'];
    expect(await Promise.all(answers)).toEqual([unknown, unknown, unknown, [409, 'job_closed']]);
  });
});
