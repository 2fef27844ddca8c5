import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CRITERION_LIMITS, CRITERION_MESSAGES } from '@smash/contract';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, threeCriteria } from '../../support/samples/builders.js';

describe('the criteria of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  it('are empty by default, stay when a change does not name them, and are copied with the job', async () => {
    expect(await postJob(owner)).toMatchObject({ criteria: [] });
    const { id } = await postJob(owner, { criteria: threeCriteria() });
    const changed = await owner.api
      .put(`/api/jobs/${id}`)
      .send(aJob({ title: 'Other' }))
      .expect(200);
    expect(changed.body).toMatchObject({ criteria: threeCriteria() });
    const { body } = await owner.api.post(`/api/jobs/${id}/duplicate`).expect(201);
    expect(body).toMatchObject({ criteria: threeCriteria() });
  });

  it('are not shown to visitors', async () => {
    const { id } = await postJob(owner, { criteria: threeCriteria() });
    const { body: list } = await app.visitor.get('/api/jobs/').expect(200);
    const { body: one } = await app.visitor.get(`/api/jobs/${id}`).expect(200);
    for (const job of [one as object, ...(list as object[])]) expect(job).not.toHaveProperty('criteria');
  });

  it.each([
    [
      'too many',
      Array.from({ length: CRITERION_LIMITS.criteria + 1 }, (_, i) => ({ id: `c${i}`, name: `C ${i}` })),
      ['body', 'criteria'],
      CRITERION_MESSAGES.tooMany,
    ],
    [
      'two with the same name',
      [
        { id: 'a', name: 'Tact' },
        { id: 'b', name: 'TACT' },
      ],
      ['body', 'criteria', 1, 'name'],
      CRITERION_MESSAGES.sameName,
    ],
  ])('are refused with %s', async (_, criteria, loc, msg) => {
    await expectNothingChanged(app, async () => {
      const { body } = await owner.api
        .post('/api/jobs/')
        .send({ ...aJob(), criteria })
        .expect(422);
      expect(body).toMatchObject({ detail: [{ loc, msg }] });
    });
  });
});
