import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

describe('applications that an account has not opened', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  it('are listed for each account separately, in the order of the request', async () => {
    const { id: jobId } = await postJob(owner);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await apply(app, jobId)).id);
    const reviewer = await joinAs(app, owner, 'reviewer');
    const unopened = async ({ api }: Pick<Member, 'api'>) => {
      const { body } = await api.post('/api/applications/unopened').send({ ids }).expect(200);
      return (body as { ids: string[] }).ids;
    };
    await owner.api.get('/api/applications-list/').query({ page: '1' }).expect(200);
    expect(await unopened(owner)).toEqual(ids);
    await owner.api.get(`/api/applications/${ids[1]}`).expect(200);
    expect(await unopened(owner)).toEqual([ids[0], ids[2]]);
    expect(await unopened(reviewer)).toEqual(ids);
    await reviewer.api.post(`/api/applications/${ids[2]}/files/cv/link`).send({ disposition: 'inline' });
    expect(await unopened(reviewer)).toEqual([ids[0], ids[1]]);
  });
});
