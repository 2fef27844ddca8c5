import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { joinAsAdministrator, logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable } from '../../support/samples/tables.js';

let app: ApiApp;
let owner: Member;
beforeAll(async () => {
  app = await startApi();
  owner = await registerAndLogIn(app);
});
afterAll(() => app.close());

it('an administrator made a recruiter no longer lists their imports of applications', async () => {
  const administrator = await joinAsAdministrator(app, owner);
  await uploadTable(administrator.api, 'applications', anApplicationTable('any', 1)).expect(201);
  await owner.api.put(`/api/accounts/${administrator.id}/role`).send({ role: 'recruiter' }).expect(200);
  const demoted = withToken(app, await logIn(app, administrator.account));
  expect((await demoted.get('/api/imports').expect(200)).body).toEqual([]);
});
