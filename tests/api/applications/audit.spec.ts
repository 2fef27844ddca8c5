import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { aJob, anAccount, someAnswers } from '../../support/samples/builders.js';

interface Entry {
  actor_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  data: Record<string, string>;
}

describe('the audit log', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  /** What an action added to the log. */
  async function entriesOf(action: () => Promise<unknown>): Promise<Entry[]> {
    const [last] = await app.query<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM audit_log');
    await action();
    return app.query<Entry>(
      `SELECT actor_id, action, object_type, object_id, data FROM audit_log WHERE id > $1 ORDER BY id`,
      [last?.id],
    );
  }

  const entry = (action: string, objectId: string | number, data = {}, actor: string | null = owner.id) => ({
    actor_id: actor,
    action,
    object_type: action.split('.')[0],
    object_id: String(objectId),
    data,
  });

  it('holds one entry for each change of a job, and one for a move to another business', async () => {
    let id = 0;
    const created = await entriesOf(async () => {
      ({ id } = await postJob(owner));
    });
    expect(created).toEqual([entry('job.created', id)]);
    const change = () =>
      owner.api
        .put(`/api/jobs/${id}`)
        .send(aJob({ title: 'New' }))
        .expect(200);
    expect(await entriesOf(change)).toEqual([entry('job.updated', id)]);
    const move = (brand: 'ridesmash' | null) => () =>
      owner.api
        .put(`/api/jobs/${id}`)
        .send(aJob({ title: 'New', brand }))
        .expect(200);
    expect(await entriesOf(move('ridesmash'))).toEqual([
      entry('job.brand_changed', id, { from: 'no brand', to: 'Ridesmash' }),
      entry('job.updated', id),
    ]);
    expect(await entriesOf(move(null))).toMatchObject([{ data: { from: 'Ridesmash', to: 'no brand' } }, {}]);
    const remove = () => owner.api.delete(`/api/jobs/${id}`).expect(200);
    expect(await entriesOf(remove)).toEqual([entry('job.deleted', id)]);
    expect(await entriesOf(remove)).toEqual([]);
  });

  it('holds one entry for each step of an application, without personal data', async () => {
    const job = await postJob(owner);
    let id = '';
    const submitted = await entriesOf(async () => {
      ({ id } = await apply(app, job.id, { answers: someAnswers() }));
    });
    expect(submitted).toEqual([entry('application.submitted', id, {}, null)]);

    const accept = () =>
      owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
    const accepted = entry('application.status_changed', id, { from: 'pending', to: 'accepted' });
    expect(await entriesOf(accept)).toEqual([accepted]);
    expect(await entriesOf(accept)).toEqual([]);

    expect(await entriesOf(() => owner.api.get(`/api/applications/${id}/download-cv`).expect(200))).toEqual([
      entry('application.cv_downloaded', id),
    ]);
    const link = () =>
      owner.api.post(`/api/applications/${id}/files/cv/link`).send({ disposition: 'inline' }).expect(201);
    expect(await entriesOf(link)).toEqual([entry('application.cv_opened', id)]);
    const history = await app.query(
      'SELECT type, actor_id, data FROM application_events WHERE application_id = $1 ORDER BY id',
      [id],
    );
    expect(history).toEqual([
      { type: 'submitted', actor_id: null, data: {} },
      { type: 'status_changed', actor_id: owner.id, data: { from: 'pending', to: 'accepted' } },
      { type: 'cv_downloaded', actor_id: owner.id, data: {} },
      { type: 'cv_opened', actor_id: owner.id, data: {} },
    ]);

    const remove = () => owner.api.delete(`/api/applications/${id}`).expect(204);
    expect(await entriesOf(remove)).toEqual([entry('application.removed', id)]);
    expect(await entriesOf(remove)).toEqual([]);
  });

  it('holds one entry for each change of an account', async () => {
    const account = anAccount();
    let id = '';
    const registered = await entriesOf(async () => {
      const { body } = await app.visitor.post('/api/register').send(account).expect(201);
      ({ id } = body as { id: string });
    });
    const role = { role: 'administrator', status: 'pending' };
    expect(registered).toEqual([entry('account.registered', id, role, id)]);

    const setTo = (status: string) => () =>
      owner.api.put(`/api/accounts/${id}/status`).send({ status }).expect(200);
    expect(await entriesOf(setTo('active'))).toEqual([
      entry('account.status_changed', id, { from: 'pending', to: 'active', address: 'unconfirmed' }),
    ]);
    expect(await entriesOf(setTo('active'))).toEqual([]);
    expect(await entriesOf(setTo('suspended'))).toEqual([
      entry('account.status_changed', id, { from: 'active', to: 'suspended' }),
    ]);
    const remove = () => owner.api.delete(`/api/accounts/${id}`).expect(204);
    expect(await entriesOf(remove)).toEqual([entry('account.deleted', id)]);
    expect(await entriesOf(remove)).toEqual([]);
  });

  it('holds changes of passwords', async () => {
    const member = await joinAsAdministrator(app, owner);
    const { password } = member.account;
    const change = { current_password: password, new_password: 'a new battery of horses' };
    const action = () => member.api.put('/api/me/password').send(change).expect(204);
    expect(await entriesOf(action)).toEqual([entry('account.password_changed', member.id, {}, member.id)]);
  });

  it('holds one entry when two administrators do the same at once', async () => {
    const job = await postJob(owner);
    const { id } = await apply(app, job.id);
    const twice = (action: () => PromiseLike<unknown>) => () =>
      Promise.all([action(), action(), action(), action()]);
    const reject = () => owner.api.put(`/api/applications/${id}/status`).send({ status: 'rejected' });
    expect(await entriesOf(twice(reject))).toHaveLength(1);
    expect(
      await entriesOf(twice(() => owner.api.delete(`/api/applications/${id}`).expect(204))),
    ).toHaveLength(1);
    expect(await entriesOf(twice(() => owner.api.delete(`/api/jobs/${job.id}`).expect(200)))).toHaveLength(1);
  });

  it('holds one entry when an account is approved or removed by several at once', async () => {
    const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
    const { id } = body as { id: string };
    const approve = () => owner.api.put(`/api/accounts/${id}/status`).send({ status: 'active' }).expect(200);
    const remove = () => owner.api.delete(`/api/accounts/${id}`).expect(204);
    for (const action of [approve, remove]) {
      expect(await entriesOf(() => Promise.all([action(), action(), action(), action()]))).toHaveLength(1);
    }
  });

  it.each([
    ['posting a job', () => owner.api.post('/api/jobs/').send(aJob()), 'jobs'],
    ['registering', () => app.visitor.post('/api/register').send(anAccount()), 'admins'],
  ] as const)('undoes %s when it cannot be written', async (_, action, table) => {
    const count = async () => (await app.query(`SELECT 1 FROM ${table}`)).length;
    const before = await count();
    await withBrokenAuditLog(async () => {
      expect((await action()).status).toBeGreaterThanOrEqual(500);
    });
    expect(await count()).toBe(before);
    expect((await action()).status).toBe(201);
  });

  it('undoes a change of status and a deletion when it cannot be written', async () => {
    const { id } = await apply(app, (await postJob(owner)).id);
    const objects = await app.storedObjects();
    await withBrokenAuditLog(async () => {
      await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(500);
      await owner.api.delete(`/api/applications/${id}`).expect(500);
    });
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'pending' });
    expect(await app.storedObjects()).toEqual(objects);
    await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
  });

  async function withBrokenAuditLog(action: () => Promise<void>): Promise<void> {
    await app.query(`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (id < 0) NOT VALID`);
    await action();
    await app.query('ALTER TABLE audit_log DROP CONSTRAINT broken');
  }
});
