import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, BulkAction, HistoryEntry } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { whileHeld, withRefusedMails } from '../../support/api/held-up.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';

const TIMINGS = { assignmentNoticePoll: 50 };

describe('an assignee', () => {
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let ngozi: Member;
  let tunde: Member;
  let jobId: number;
  let id: string;

  beforeAll(async () => {
    app = await startApi({}, TIMINGS);
    // Two backends share the sending of notices.
    other = await startApi({ DATABASE_URL: app.site.environment.DATABASE_URL ?? '' }, TIMINGS);
    owner = await registerAndLogIn(app);
    ngozi = await joinAs(app, owner, 'reviewer');
    tunde = await joinAs(app, owner, 'recruiter');
  });
  beforeEach(async () => {
    await app.query('DELETE FROM assignment_notices');
    await app.query(`DELETE FROM mails WHERE kind = 'applications_assigned'`);
    jobId = (await postJob(owner)).id;
    ({ id } = await apply(app, jobId));
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const assign = (to: string | null, { by = owner, seen }: { by?: Member; seen?: string | null } = {}) =>
    by.api
      .put(`/api/applications/${id}/assignee`)
      .send({ assignee_id: to, ...(seen !== undefined && { seen }) });
  const named = ({ id: accountId, account }: Member) => ({ id: accountId, name: account.username });
  const assignee = async () =>
    ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application).assignee;
  const listed = async (query: string, member = owner) => {
    const { body } = await member.api.get(`/api/applications-list?job_id=${jobId}&${query}`).expect(200);
    return (body as Application[]).map((application) => application.id);
  };
  const setStatus = (member: Member, status: string) =>
    owner.api.put(`/api/accounts/${member.id}/status`).send({ status }).expect(200);

  it('is an active account that reviews; it is shown, found by the filter, and taken off', async () => {
    const { body: reviewers } = await ngozi.api.get('/api/reviewers').expect(200);
    expect(reviewers).toEqual([owner, ngozi, tunde].map(named).sort((a, b) => a.name.localeCompare(b.name)));
    expect((await assign(ngozi.id).expect(200)).body).toMatchObject({ id, assignee: named(ngozi) });
    expect(await listed(`assignee_id=${ngozi.id}`)).toEqual([id]);
    expect(await listed('assignee_id=me', ngozi)).toEqual([id]);
    expect(await listed('assignee_id=me', tunde)).toEqual([]);
    expect(await listed('assignee_id=none')).toEqual([]);
    expect((await assign(null).expect(200)).body).toMatchObject({ assignee: null });
    expect(await listed('assignee_id=none')).toEqual([id]);
    const { body: history } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    const who = { id: ngozi.id, username: ngozi.account.username };
    expect((history as HistoryEntry[]).slice(0, 3)).toMatchObject([
      { type: 'unassigned', actor: { id: owner.id }, assignee: who },
      { type: 'assigned', actor: { id: owner.id }, assignee: who },
      { type: 'submitted', assignee: null },
    ]);
    const entries = await app.query(
      `SELECT action, data FROM audit_log WHERE object_id = $1 AND action LIKE '%assigned' ORDER BY id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'application.assigned', data: { assignee_id: ngozi.id } },
      { action: 'application.unassigned', data: { assignee_id: ngozi.id } },
    ]);
  });

  it('is set once by a repeated request, and not in place of one that somebody else has set', async () => {
    await assign(ngozi.id, { seen: null }).expect(200);
    await expectNothingChanged(app, () => assign(ngozi.id, { seen: null }).expect(200));
    const { body } = await expectNothingChanged(app, () =>
      assign(tunde.id, { by: tunde, seen: null }).expect(409),
    );
    expect(body).toMatchObject({
      code: 'application_changed',
      detail: `This application was assigned to ${ngozi.account.username} after you opened it`,
    });
    await assign(tunde.id, { by: tunde, seen: ngozi.id }).expect(200);
    expect(await assignee()).toEqual(named(tunde));
  });

  it('cannot be an account that may not review, and cannot be set for an unknown application', async () => {
    const desk = await joinAs(app, owner, 'investor_desk');
    for (const nobody of [desk.id, randomUUID(), 'me', 7]) {
      const { body } = await owner.api
        .put(`/api/applications/${id}/assignee`)
        .send({ assignee_id: nobody })
        .expect(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'assignee_id'] }] });
    }
    await owner.api.put(`/api/applications/${id}/assignee`).send({}).expect(422);
    await owner.api.put(`/api/applications/${randomUUID()}/assignee`).send({ assignee_id: null }).expect(404);
    await owner.api.get('/api/applications-list?assignee_id=you').expect(422);
    await desk.api.get('/api/reviewers').expect(403);
    await assign(null, { by: desk }).expect(403);
    await app.visitor.get('/api/reviewers').expect(401);
  });

  it('counts as none while the account is suspended and after it is removed', async () => {
    const leaver = await joinAs(app, owner, 'reviewer');
    await assign(leaver.id).expect(200);
    await setStatus(leaver, 'suspended');
    expect(await assignee()).toBeNull();
    expect(await listed('assignee_id=none')).toEqual([id]);
    expect(await listed(`assignee_id=${leaver.id}`)).toEqual([]);
    await setStatus(leaver, 'active');
    expect(await assignee()).toEqual(named(leaver));
    await owner.api.delete(`/api/accounts/${leaver.id}`).expect(204);
    expect(await assignee()).toBeNull();
    await assign(ngozi.id, { seen: null }).expect(200);
  });

  it('counts as none while the account is limited to other brands', async () => {
    const limit = (brands: string[]) =>
      owner.api.put(`/api/accounts/${leaver.id}/brands`).send({ brands }).expect(200);
    const leaver = await joinAs(app, owner, 'reviewer');
    const rides = await postJob(owner, { brand: 'ridesmash' });
    jobId = rides.id;
    ({ id } = await apply(app, jobId));
    await limit(['ridesmash']);
    await assign(leaver.id).expect(200);
    expect(await assignee()).toEqual(named(leaver));
    expect(await listed(`assignee_id=${leaver.id}`)).toEqual([id]);
    expect(await listed('assignee_id=none')).toEqual([]);
    await limit(['smashfood']);
    expect(await assignee()).toBeNull();
    expect(await listed('assignee_id=none')).toEqual([id]);
    expect(await listed(`assignee_id=${leaver.id}`)).toEqual([]);
    await assign(ngozi.id, { seen: null }).expect(200);
    await assign(leaver.id).expect(422);
    await limit([]);
    await assign(leaver.id, { seen: ngozi.id }).expect(200);
    expect(await listed('assignee_id=none')).toEqual([]);
  });

  describe('of all that match', () => {
    const bulk = (body: object) =>
      owner.api.post('/api/applications/bulk').set('Idempotency-Key', randomUUID()).send(body);
    const finished = async (actionId: string) => {
      const get = async () =>
        (await owner.api.get(`/api/applications/bulk/${actionId}`).expect(200)).body as BulkAction;
      await eventually(async () => expect((await get()).finished_at).not.toBeNull());
      return get();
    };

    it('is set and undone, except where somebody else has assigned since', async () => {
      await insertApplications(app, jobId, 4);
      await assign(tunde.id).expect(200);
      const { body } = await bulk({ action: 'assign', assignee_id: ngozi.id, filter: { job_id: jobId } });
      const { id: actionId } = body as BulkAction;
      expect(await finished(actionId)).toMatchObject({
        action: 'assign',
        assignee_id: ngozi.id,
        counts: { done: 5 },
      });
      expect(await listed('assignee_id=me', ngozi)).toHaveLength(5);
      await app.query(
        `UPDATE applications SET assignee_id = $2 WHERE id = (SELECT id FROM applications WHERE job_id = $1 AND id <> $3 LIMIT 1)`,
        [jobId, owner.id, id],
      );
      await owner.api.delete(`/api/applications/bulk/${actionId}`).expect(202);
      expect((await finished(actionId)).counts).toMatchObject({ undone: 4, kept: 1 });
      expect(await assignee()).toEqual(named(tunde));
      expect(await listed('assignee_id=none')).toHaveLength(3);
    });

    it('is not set where a colleague has assigned since the list was read', async () => {
      const another = async () => (await apply(app, jobId)).id;
      const [taken, untouched] = [id, await another()];
      const [own, same, givenBack] = [await another(), await another(), await another()];
      const set = (one: string, to: string | null, by: Member) => {
        id = one;
        return assign(to, { by }).expect(200);
      };
      await set(givenBack, tunde.id, owner);
      const seen_at = new Date().toISOString();
      await set(taken, tunde.id, tunde);
      await set(own, tunde.id, tunde);
      await set(own, null, owner);
      await set(same, ngozi.id, tunde);
      await set(givenBack, null, tunde);
      const ids = [taken, own, same, givenBack, untouched];
      const { body } = await bulk({ action: 'assign', assignee_id: ngozi.id, ids, seen_at });
      expect((await finished((body as BulkAction).id)).counts).toMatchObject({
        done: 2,
        unchanged: 1,
        changed: 2,
      });
      expect((await listed(`assignee_id=${ngozi.id}`)).sort()).toEqual([own, same, untouched].sort());
    });

    it('is not set if the account is suspended before its turn', async () => {
      const leaver = await joinAs(app, owner, 'reviewer');
      const { actionId } = await whileHeld(
        app,
        `SELECT FROM applications WHERE id = '${id}' FOR NO KEY UPDATE`,
        async () => {
          const { body } = await bulk({
            action: 'assign',
            assignee_id: leaver.id,
            filter: { job_id: jobId },
          });
          await setStatus(leaver, 'suspended');
          return { actionId: (body as BulkAction).id };
        },
      );
      expect(await finished(actionId)).toMatchObject({ failure: null, counts: { done: 0, failed: 1 } });
      expect(await app.query('SELECT assignee_id FROM applications WHERE id = $1', [id])).toEqual([
        { assignee_id: null },
      ]);
    });

    it('is set for the filter “me” too, and has to be an account that reviews', async () => {
      await assign(owner.id).expect(200);
      const filter = { job_id: jobId, assignee_id: 'me' };
      await bulk({ action: 'assign', filter }).expect(422);
      await bulk({ action: 'assign', assignee_id: randomUUID(), filter }).expect(422);
      const { body } = await bulk({ action: 'assign', assignee_id: null, filter });
      expect(await finished((body as BulkAction).id)).toMatchObject({ total: 1, counts: { done: 1 } });
      expect(await assignee()).toBeNull();
    });
  });

  describe('is told', () => {
    const mails = () =>
      app.query<{ recipient: string; subject: string }>(
        `SELECT recipient, subject FROM mails WHERE kind = 'applications_assigned' ORDER BY recipient`,
      );
    const due = () => app.query('UPDATE assignment_notices SET due_at = now()');
    const told = () =>
      eventually(async () => expect(await app.query('SELECT FROM assignment_notices')).toEqual([]));

    it('once of all that others assigned, but not of what is no longer theirs', async () => {
      await assign(ngozi.id).expect(200);
      for (const _ of [1, 2]) {
        ({ id } = await apply(app, jobId));
        await assign(ngozi.id).expect(200);
      }
      await assign(tunde.id, { by: tunde }).expect(200);
      expect(await mails()).toEqual([]);
      await due();
      await told();
      expect(await mails()).toEqual([
        { recipient: ngozi.account.email, subject: '2 applications were assigned to you' },
      ]);
    });

    it('even if another assignee cannot be told', async () => {
      await assign(ngozi.id).expect(200);
      ({ id } = await apply(app, jobId));
      await assign(tunde.id).expect(200);
      await withRefusedMails(app, [ngozi.account.email], async () => {
        await due();
        await eventually(async () =>
          expect((await mails()).map(({ recipient }) => recipient)).toEqual([tunde.account.email]),
        );
      });
      await told();
      expect(await mails()).toHaveLength(2);
    });

    it('nothing while suspended', async () => {
      const leaver = await joinAs(app, owner, 'reviewer');
      await assign(leaver.id).expect(200);
      await setStatus(leaver, 'suspended');
      await due();
      await told();
      expect(await mails()).toEqual([]);
    });
  });
});
