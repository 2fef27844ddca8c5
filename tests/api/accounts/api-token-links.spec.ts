import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { uniqueWord } from '../../support/samples/builders.js';

type MadeToken = Schemas['MadeApiTokenDto'];

describe('API tokens', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const wanted = (more: object = {}) => ({
    name: uniqueWord(),
    scopes: ['applications.read'],
    brands: [],
    expires_in_days: 90,
    password: owner.account.password,
    ...more,
  });
  async function make(more: object = {}, by: Member = owner) {
    const body = wanted({ password: by.account.password, ...more });
    const made = (await by.api.post('/api/tokens').send(body).expect(201)).body as MadeToken;
    return { ...made, api: withToken(app, made.token) };
  }

  it('make signed links that work until the token is revoked', async () => {
    const job = await postJob(owner);
    const application = await apply(app, job.id);
    const { id, api } = await make();
    const { body } = await api
      .post(`/api/applications/${application.id}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    const address = (body as { url: string }).url;
    await app.visitor.get(address).expect(200);
    await owner.api.delete(`/api/tokens/${id}`).expect(204);
    await app.visitor.get(address).expect(403);
  });

  it('can be listed, made and revoked under /api/api-tokens too, only by those who are allowed to', async () => {
    const { body } = await owner.api
      .post('/api/api-tokens/')
      .send(wanted({ name: 'Other name' }))
      .expect(201);
    const { id, token } = body as MadeToken;
    const listed = (await owner.api.get('/api/api-tokens/').expect(200)).body as { id: string }[];
    expect(listed.map((each) => each.id)).toContain(id);
    await withToken(app, token).get('/api/api-tokens/').expect(403);
    await app.visitor.get('/api/api-tokens/').expect(401);
    await owner.api.delete(`/api/api-tokens/${id}`).expect(204);
  });

  it('make signed links that stop working when the maker loses the permission', async () => {
    const maker = await joinAs(app, owner, 'owner');
    const job = await postJob(owner);
    const application = await apply(app, job.id);
    const { api } = await make({ scopes: ['applications.read', 'applications.export'] }, maker);
    const file = await api
      .post(`/api/applications/${application.id}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    const table = await api.post('/api/applications/exports').send({ kind: 'csv', job_id: job.id });
    expect(table.status).toBe(201);
    const addresses = [file, table].map(({ body }) => (body as { url: string }).url);
    for (const address of addresses) await app.visitor.get(address).expect(200);
    await owner.api.put(`/api/accounts/${maker.id}/role`).send({ role: 'investor_desk' }).expect(200);
    for (const address of addresses) await app.visitor.get(address).expect(403);
  });
});
