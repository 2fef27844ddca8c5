import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Brand } from '@smash/contract';
import type { Application, Erasure, Note, UpdatedApplication } from '@smash/contract/client';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { subscribe } from '../../support/api/job-alerts.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { someAnswers, uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

describe('an erasure that an applicant asked HR for', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  beforeAll(async () => {
    app = await startApi({ ...publicServer });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { brand: 'ridesmash' })).id;
  });
  afterAll(() => app.close());

  const erase = ({ api }: Member, id: string) => api.delete(`/api/applications/${id}?reason=request`);
  const anApplication = async (answers: object) => (await apply(app, jobId, { answers })).id;
  const certificateOf = async (id: string) => {
    const { body } = await owner.api.get(`/api/erasure-certificates?search=${id}`).expect(200);
    return (body as Erasure[])[0];
  };
  const alertsOf = (email: string) => app.query('SELECT FROM job_alerts WHERE email = $1', [email]);
  async function joinLimitedTo(brand: Brand): Promise<Member> {
    const member = await joinAs(app, owner, 'recruiter');
    await owner.api
      .put(`/api/accounts/${member.id}/brands`)
      .send({ brands: [brand] })
      .expect(200);
    return { ...member, api: withToken(app, await logIn(app, member.account)) };
  }

  it('erases all versions, notes about the person and job alerts at once, as on the own page', async () => {
    const applicant = await openOwnPage(app, jobId);
    const { email } = applicant;
    const form = applicant.own.post('/api/my-application/update').set('Idempotency-Key', uniqueWord());
    const { email: _email, ...fields } = someAnswers();
    for (const [name, value] of Object.entries(fields)) void form.field(name, value);
    const { application } = (await form.expect(201)).body as UpdatedApplication;
    const other = await anApplication({ email });
    await owner.api
      .post(`/api/applications/${application.id}/notes`)
      .send({ text: 'Worked with us', about: 'person' })
      .expect(201);
    await subscribe(app, { email });

    await erase(owner, application.id).expect(204);

    const left = await app.query('SELECT id FROM applications WHERE email = $1', [email]);
    expect(left).toEqual([{ id: other }]);
    const { body } = await owner.api.get(`/api/applications/${other}/notes`).expect(200);
    expect((body as Note[]).map(({ text }) => text)).toEqual([]);
    expect(await alertsOf(email)).toEqual([]);
    expect(await certificateOf(application.id)).toMatchObject({ reason: 'request', file_count: 2 });
    expect(await certificateOf(applicant.id)).toMatchObject({ reason: 'request' });
  });

  it('is in the audit log with the account that was asked, and repeating it changes nothing', async () => {
    const id = await anApplication({});
    await erase(owner, id).expect(204);
    const entries = await app.query(
      `SELECT action, actor_id, data ->> 'reason' AS reason FROM audit_log
       WHERE object_id = $1 AND action <> 'application.submitted' ORDER BY id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'application.removed', actor_id: owner.id, reason: 'request' },
      { action: 'application.deleted', actor_id: null, reason: 'request' },
    ]);
    await expectNothingChanged(app, () => erase(owner, id).expect(204));
  });

  it('erases what was deleted before, without waiting for the end of Undo', async () => {
    const id = await anApplication({});
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await erase(owner, id).expect(204);
    expect(await certificateOf(id)).toMatchObject({ reason: 'request' });
  });

  it('reaches job alerts for an account that is limited to its brand, and nothing of another brand', async () => {
    const email = `limited.${uniqueWord()}@example.com`;
    const id = await anApplication({ email });
    await subscribe(app, { email });
    const elsewhere = await joinLimitedTo('smashfood');
    await expectNothingChanged(app, () => erase(elsewhere, id).expect(404));
    await erase(await joinLimitedTo('ridesmash'), id).expect(204);
    expect(await alertsOf(email)).toEqual([]);
  });

  it('needs the permission to delete, an application that exists, and a reason that is known', async () => {
    const id = await anApplication({});
    const reviewer = await joinAs(app, owner, 'reviewer');
    await expectNothingChanged(app, async () => {
      await erase(reviewer, id).expect(403);
      await erase(owner, randomUUID()).expect(404);
      await owner.api.delete(`/api/applications/${id}?reason=retention`).expect(422);
    });
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect((body as Application).id).toBe(id);
  });
});
