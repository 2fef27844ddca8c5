import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAction } from '@smash/contract/client';
import {
  joinAs,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { importOldApplication, insertApplications, type RowColumns } from '../../support/api/rows.js';
import { waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';

const address = '/api/applications/bulk';

describe('a bulk action', () => {
  let app: MeasuredApi;
  let other: MeasuredApi;
  let owner: Member;
  beforeAll(async () => {
    app = await startMeasuredApi({}, { workRetry: 1 });
    // Two backends share the work.
    const { DATABASE_URL = '' } = app.site.environment;
    other = await startMeasuredApi({ DATABASE_URL }, { workRetry: 1 });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  async function someApplications(count: number, columns: RowColumns = {}): Promise<number> {
    const { id } = await postJob(owner);
    await insertApplications(app, id, count, columns);
    return id;
  }
  const send = (body: object, key: string = randomUUID(), member = owner) =>
    member.api.post(address).set('Idempotency-Key', key).send(body);
  const started = async (body: object, key?: string) =>
    (await send(body, key).expect(202)).body as BulkAction;
  const get = async (id: string) => (await owner.api.get(`${address}/${id}`).expect(200)).body as BulkAction;
  async function finished(id: string): Promise<BulkAction> {
    await eventually(async () => expect((await get(id)).finished_at).not.toBeNull());
    return get(id);
  }
  const undone = async (id: string) => {
    await owner.api.delete(`${address}/${id}`).expect(202);
    return finished(id);
  };
  const reject = (jobId: number) => ({ filter: { job_id: jobId }, action: 'set_status', status: 'rejected' });
  const statusesOf = (jobId: number) =>
    app.query(
      `SELECT status, count(*)::int AS count FROM applications WHERE job_id = $1 AND removed_at IS NULL
       GROUP BY 1 ORDER BY 1`,
      [jobId],
    );
  const idsOf = async (jobId: number) =>
    (
      await app.query<{ id: string }>('SELECT id FROM applications WHERE job_id = $1 ORDER BY id', [jobId])
    ).map(({ id }) => id);

  /** Another transaction holds an application: the workers wait until all of this has happened. */
  const whileOneIsHeld = <T>(id: string | undefined, act: () => Promise<T>): Promise<T> =>
    whileHeld(app, `SELECT FROM applications WHERE id = '${id}' FOR NO KEY UPDATE`, act);

  it('sets the status of all that match, each with history and audit entry, and can be undone', async () => {
    const jobId = await someApplications(251);
    const action = await started(reject(jobId));
    expect(action).toMatchObject({ action: 'set_status', status: 'rejected', total: 251, undone_at: null });
    expect((await finished(action.id)).counts).toMatchObject({ waiting: 0, done: 251, unchanged: 0 });
    expect(await statusesOf(jobId)).toEqual([{ status: 'rejected', count: 251 }]);
    const traces = await app.query(
      `SELECT count(DISTINCT e.id)::int AS events, count(DISTINCT l.id)::int AS entries
       FROM applications a JOIN application_events e ON e.application_id = a.id AND e.type = 'status_changed'
       JOIN audit_log l ON l.object_id = a.id::text AND l.action = 'application.status_changed' AND l.actor_id = $2
       WHERE a.job_id = $1`,
      [jobId, owner.id],
    );
    expect(traces).toEqual([{ events: 251, entries: 251 }]);

    expect((await undone(action.id)).counts).toMatchObject({ done: 0, undone: 251, kept: 0 });
    expect(await statusesOf(jobId)).toEqual([{ status: 'pending', count: 251 }]);
    expect(
      await app.query('SELECT FROM applications WHERE job_id = $1 AND first_reviewed_at IS NOT NULL', [
        jobId,
      ]),
    ).toEqual([]);
    await expectNothingChanged(app, () => owner.api.delete(`${address}/${action.id}`).expect(202));
  });

  it('skips and counts what somebody changed or removed meanwhile, and so does its undo', async () => {
    const jobId = await someApplications(5);
    const [first, changed, removed, already, later] = await idsOf(jobId);
    const set = (id: string | undefined, status: string) =>
      app.query('UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
    await set(already, 'rejected');
    const action = await whileOneIsHeld(first, async () => {
      const begun = await started(reject(jobId));
      await set(changed, 'accepted');
      await app.query('UPDATE applications SET removed_at = now() WHERE id = $1', [removed]);
      return begun;
    });
    expect((await finished(action.id)).counts).toMatchObject({
      done: 2,
      unchanged: 1,
      changed: 1,
      missing: 1,
    });
    await set(later, 'accepted');
    expect((await undone(action.id)).counts).toMatchObject({ undone: 1, kept: 1, unchanged: 1 });
    expect(await statusesOf(jobId)).toEqual([
      { status: 'accepted', count: 2 },
      { status: 'pending', count: 1 },
      { status: 'rejected', count: 1 },
    ]);
  });

  describe('of tags', () => {
    const newTag = async (name: string) =>
      ((await owner.api.post('/api/tags').send({ name }).expect(201)).body as { id: number }).id;
    const put = (ids: (string | undefined)[], tagId: number) =>
      owner.api
        .patch('/api/applications/tags')
        .send({ ids, add: [tagId] })
        .expect(200);
    /** Applications that have each of these tags. */
    const having = async (jobId: number, ...tagIds: number[]) =>
      Promise.all(
        tagIds.map(async (tagId) => {
          const { headers } = await owner.api
            .get(`/api/applications-list/?job_id=${jobId}&tag=${tagId}&per_page=1`)
            .expect(200);
          return Number(headers['x-total-count']);
        }),
      );

    it('puts them on and takes them off all that match, and its undo restores what each had', async () => {
      const jobId = await someApplications(3);
      const [put_on, taken_off] = [await newTag('Night shift'), await newTag('Day shift')];
      const [first, second] = await idsOf(jobId);
      await put([first], put_on);
      await put([first, second], taken_off);
      const tag = { filter: { job_id: jobId }, action: 'tag', add: [put_on], remove: [taken_off] };
      const action = await started(tag);
      expect(action).toMatchObject({ action: 'tag', add: [put_on], remove: [taken_off], total: 3 });
      expect((await finished(action.id)).counts).toMatchObject({ done: 3, unchanged: 0 });
      expect(await having(jobId, put_on, taken_off)).toEqual([3, 0]);
      const again = await started(tag);
      expect((await finished(again.id)).counts).toMatchObject({ done: 0, unchanged: 3 });
      const traces = await app.query(
        `SELECT type, count(*)::int AS count FROM application_events
         WHERE application_id IN (SELECT id FROM applications WHERE job_id = $1) AND data->>'tag_id' IN ($2, $3)
         GROUP BY 1 ORDER BY 1`,
        [jobId, String(put_on), String(taken_off)],
      );
      expect(traces).toEqual([
        { type: 'tag_added', count: 5 },
        { type: 'tag_removed', count: 2 },
      ]);

      expect((await undone(action.id)).counts).toMatchObject({ done: 0, undone: 3 });
      expect(await having(jobId, put_on, taken_off)).toEqual([1, 2]);
    });

    it('skips full and removed applications and a deleted tag, and its undo keeps later changes', async () => {
      const jobId = await someApplications(4);
      const [first, full, removed, changed] = await idsOf(jobId);
      const [stays, ends] = [await newTag('Stays'), await newTag('Ends')];
      await app.query(
        `WITH made AS (INSERT INTO tags (name, colour) SELECT 'filler ' || n, 'grey' FROM generate_series(1, 20) n RETURNING id)
         INSERT INTO application_tags (application_id, tag_id) SELECT $1, id FROM made`,
        [full],
      );
      const action = await whileOneIsHeld(first, async () => {
        const begun = await started({ filter: { job_id: jobId }, action: 'tag', add: [stays, ends] });
        await app.query('UPDATE applications SET removed_at = now() WHERE id = $1', [removed]);
        await owner.api.delete(`/api/tags/${ends}`).expect(204);
        return begun;
      });
      expect((await finished(action.id)).counts).toMatchObject({ done: 2, full: 1, missing: 1 });
      await owner.api
        .patch('/api/applications/tags')
        .send({ ids: [changed], remove: [stays] })
        .expect(200);
      expect((await undone(action.id)).counts).toMatchObject({ undone: 1, kept: 1, full: 1 });
      expect(await having(jobId, stays)).toEqual([0]);
    });

    it('needs a tag that exists, and the permission to change tags', async () => {
      const jobId = await someApplications(1);
      const filter = { job_id: jobId };
      await send({ filter, action: 'tag' }).expect(422);
      const { body } = await send({ filter, action: 'tag', add: [2_000_000_000] }).expect(404);
      expect(body).toMatchObject({ code: 'tag_not_found' });
      const reviewer = await joinAs(app, owner, 'reviewer');
      const tag = { filter, action: 'tag', add: [await newTag('Refused')] };
      await send(tag, randomUUID(), reviewer).expect(403);
    });
  });

  it('removes all that match, more than 25 only for an administrator with the password, and restores them', async () => {
    const jobId = await someApplications(26);
    const remove = { filter: { job_id: jobId }, action: 'remove' };
    const refused = await send(remove).expect(422);
    expect(refused.body).toMatchObject({ detail: [{ type: 'password_required' }] });
    expect((await send({ ...remove, password: 'not the one' }).expect(422)).body).toMatchObject({
      detail: [{ type: 'wrong_password' }],
    });
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { password } = anAccount();
    await send({ ...remove, password }, randomUUID(), recruiter).expect(403);
    expect(await statusesOf(jobId)).toEqual([{ status: 'pending', count: 26 }]);

    const action = await started({ ...remove, password });
    expect((await finished(action.id)).counts).toMatchObject({ done: 26 });
    expect(await statusesOf(jobId)).toEqual([]);
    expect((await undone(action.id)).counts).toMatchObject({ undone: 26 });
    expect(await statusesOf(jobId)).toEqual([{ status: 'pending', count: 26 }]);
  });

  it('still tells how many it removed, and how many were removed already, after all are erased', async () => {
    const jobId = await someApplications(3);
    const [first, removed] = await idsOf(jobId);
    const { id } = await whileOneIsHeld(first, async () => {
      const begun = await started({ filter: { job_id: jobId }, action: 'remove' });
      await app.query('UPDATE applications SET removed_at = now() WHERE id = $1', [removed]);
      return begun;
    });
    const { counts } = await finished(id);
    expect(counts).toMatchObject({ waiting: 0, done: 2, missing: 1 });
    await app.query(`UPDATE applications SET removed_at = now() - interval '1 day' WHERE job_id = $1`, [
      jobId,
    ]);
    await app.inside.eraseRemoved();
    expect(await idsOf(jobId)).toEqual([]);
    expect((await get(id)).counts).toEqual(counts);
  });

  it('restores what it removed, even if that takes longer than there was time left', async () => {
    const jobId = await someApplications(3);
    const [bad] = await idsOf(jobId);
    const { id } = await started({ filter: { job_id: jobId }, action: 'remove' });
    await finished(id);
    const pass = (minutes: number) =>
      app.query(
        `UPDATE applications SET removed_at = removed_at - $2 * interval '1 minute' WHERE job_id = $1`,
        [jobId, minutes],
      );
    await pass(6);
    await app.query(
      `ALTER TABLE applications ADD CONSTRAINT stop CHECK (id <> '${bad}' OR removed_at IS NOT NULL) NOT VALID`,
    );
    expect(await undone(id)).toMatchObject({ failure: '23514' });
    await pass(6);
    await app.query('ALTER TABLE applications DROP CONSTRAINT stop');
    expect((await undone(id)).counts).toMatchObject({ undone: 3, kept: 0 });
  });

  it('stops removing if its account loses the permission to remove more than 25', async () => {
    const jobId = await someApplications(300);
    const member = await joinAsAdministrator(app, owner);
    const remove = { filter: { job_id: jobId }, action: 'remove', password: anAccount().password };
    const { body } = await whileOneIsHeld((await idsOf(jobId))[0], async () => {
      const response = await send(remove, randomUUID(), member).expect(202);
      await eventually(async () => expect(await waitingForLocks(app)).not.toEqual([]));
      await owner.api.put(`/api/accounts/${member.id}/role`).send({ role: 'recruiter' }).expect(200);
      return response;
    });
    const { id } = body as BulkAction;
    const outcomes = () =>
      app.query(
        `SELECT outcome, count(*)::int AS count FROM bulk_action_items WHERE bulk_action_id = $1 GROUP BY 1 ORDER BY 1`,
        [id],
      );
    await eventually(async () =>
      expect(await outcomes()).toEqual([
        { outcome: 'done', count: 250 },
        { outcome: 'failed', count: 50 },
      ]),
    );
  });

  it('is started once for a key, however often and with whatever password it is sent', async () => {
    const jobId = await someApplications(1);
    const key = randomUUID();
    const remove = { filter: { job_id: jobId }, action: 'remove' };
    const [first, second] = await Promise.all([started(remove, key), started(remove, key)]);
    expect(second.id).toBe(first.id);
    await finished(first.id);
    const repeated = await expectNothingChanged(app, () => started({ ...remove, password: 'x' }, key));
    expect(repeated).toMatchObject({ id: first.id, total: 1 });
    const { body } = await send(reject(jobId), key).expect(422);
    expect(body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('leaves out applications that came after the list was shown, and takes ids as well', async () => {
    const jobId = await someApplications(2, { applied_at: `now() - n * interval '1 hour'` });
    const imported = await importOldApplication(app, jobId);
    const action = await started({ ...reject(jobId), seen_at: new Date(Date.now() - 90 * 60_000) });
    expect(action.total).toBe(1);
    await finished(action.id);
    const ids = (await idsOf(jobId)).filter((id) => id !== imported);
    const named = await started({ ids, action: 'set_status', status: 'rejected' });
    expect((await finished(named.id)).counts).toMatchObject({ done: 1, unchanged: 1 });
  });

  it('can be seen and undone only by its own account, and undone only in time', async () => {
    const jobId = await someApplications(1);
    const { id } = await started(reject(jobId));
    const { api } = await joinAsAdministrator(app, owner);
    await api.get(`${address}/${id}`).expect(404);
    await api.delete(`${address}/${id}`).expect(404);
    expect((await api.get(`${address}/latest`).expect(200)).body).toEqual([]);
    await finished(id);
    const { body } = await owner.api.get(`${address}/latest`).expect(200);
    expect((body as BulkAction[])[0]).toMatchObject({ id, counts: { done: 1 } });
    await app.query('UPDATE bulk_actions SET undoable_until = now() WHERE id = $1', [id]);
    expect((await owner.api.delete(`${address}/${id}`).expect(409)).body).toMatchObject({
      code: 'undo_too_late',
    });
    expect(await statusesOf(jobId)).toEqual([{ status: 'rejected', count: 1 }]);
  });

  it('needs a known action, its value, and a valid filter', async () => {
    const jobId = await someApplications(1);
    const filter = { job_id: jobId };
    await send({ filter, action: 'set_status' }).expect(422);
    await send({ action: 'remove' }).expect(422);
    await send({ filter: { ...filter, status: 'accepted' }, action: 'remove' }).expect(422);
    await send({ filter, action: 'promote' }).expect(422);
  });

  it('stops at an application that always fails while later actions finish, and its undo can be tried again', async () => {
    const jobId = await someApplications(5);
    const bad = (await idsOf(jobId))[2];
    const refuse = (status: string) =>
      app.query(
        `ALTER TABLE applications ADD CONSTRAINT stop CHECK (id <> '${bad}' OR status <> '${status}') NOT VALID`,
      );
    const allow = () => app.query('ALTER TABLE applications DROP CONSTRAINT stop');
    const givenUp = 'smash_work_given_up_total{queue="bulk_actions"}';
    const count = async () => (await app.metric(givenUp)) + (await other.metric(givenUp));
    const before = await count();
    await refuse('rejected');
    const action = await started(reject(jobId));
    const later = await started(reject(await someApplications(3)));
    expect((await finished(later.id)).counts).toMatchObject({ done: 3 });
    const { counts, failure } = await finished(action.id);
    expect(failure).toBe('23514');
    expect(counts).toMatchObject({ done: 2, failed: 3, waiting: 0 });
    await eventually(async () => expect(await count()).toBe(before + 1));
    await allow();

    const second = await started(reject(jobId));
    expect((await finished(second.id)).counts).toMatchObject({ done: 3, unchanged: 2 });
    await refuse('pending');
    expect(await undone(second.id)).toMatchObject({ failure: '23514', counts: { done: 3, undone: 0 } });
    await allow();
    // Undoing continues even after the time for it is over: it must not stay half done.
    await app.query('UPDATE bulk_actions SET undoable_until = now() WHERE id = $1', [second.id]);
    expect(await undone(second.id)).toMatchObject({ failure: null, counts: { done: 0, undone: 3 } });
  });
});
