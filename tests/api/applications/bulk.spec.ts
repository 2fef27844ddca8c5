import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, ApplicationStatistics, ChangedStatuses } from '@smash/contract/client';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { someApplications } from '../../support/api/rows.js';
import { expectNothingChanged } from '../../support/api/state.js';

const address = '/api/applications/statuses';

describe('the status of many applications', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const someIds = (count: number) => someApplications(app, owner, count);

  const send = (changes: unknown, member = owner) => member.api.put(address).send({ changes });
  const change = async (
    changes: { id: string; status: string; is_undo?: boolean }[],
  ): Promise<ChangedStatuses> => (await send(changes).expect(200)).body as ChangedStatuses;
  const toAll = (ids: string[], status: string) => ids.map((id) => ({ id, status }));
  const statusesOf = (ids: string[]) =>
    app.query(
      'SELECT status, count(*)::int AS count FROM applications WHERE id = ANY($1) GROUP BY 1 ORDER BY 1',
      [ids],
    );

  it('is set by one request for 200 of them, with history and audit log for each', async () => {
    const ids = await someIds(200);
    const { changed, missing } = await change(toAll(ids, 'rejected'));
    expect(missing).toEqual([]);
    expect(changed).toEqual(ids.map((id) => ({ id, status: 'rejected', previous_status: 'pending' })));
    expect(await statusesOf(ids)).toEqual([{ status: 'rejected', count: 200 }]);
    const data = { from: 'pending', to: 'rejected' };
    const events = `SELECT actor_id, type, data, count(*)::int AS count FROM application_events
      WHERE application_id = ANY($1) GROUP BY 1, 2, 3`;
    expect(await app.query(events, [ids])).toEqual([
      { actor_id: owner.id, type: 'status_changed', data, count: 200 },
    ]);
    const audit = `SELECT actor_id, action, data, count(DISTINCT object_id)::int AS count FROM audit_log
      WHERE object_id = ANY($1) GROUP BY 1, 2, 3`;
    expect(await app.query(audit, [ids])).toEqual([
      { actor_id: owner.id, action: 'application.status_changed', data, count: 200 },
    ]);
  });

  it('is set back by the inverse request', async () => {
    const ids = await someIds(3);
    await change([{ id: ids[0] ?? '', status: 'accepted' }]);
    const { changed } = await change(toAll(ids, 'rejected'));
    await change(changed.map(({ id, previous_status }) => ({ id, status: previous_status })));
    expect(await statusesOf(ids)).toEqual([
      { status: 'accepted', count: 1 },
      { status: 'pending', count: 2 },
    ]);
  });

  it('is left alone where it is set already, and missing applications are named', async () => {
    const [first = '', second = '', removed = ''] = await someIds(3);
    await change([{ id: second, status: 'reviewed' }]);
    await owner.api.delete(`/api/applications/${removed}`).expect(204);
    const unknown = randomUUID();
    const answer = await change(toAll([first.toUpperCase(), second, removed, unknown], 'reviewed'));
    expect(answer).toEqual({
      changed: [{ id: first, status: 'reviewed', previous_status: 'pending' }],
      missing: [removed, unknown],
    });
    await expectNothingChanged(app, () => change(toAll([first, second, removed, unknown], 'reviewed')));
  });

  it('is undone without a trace in the time to the first review and in the CSV file', async () => {
    const job = await postJob(owner);
    const { id } = await apply(app, job.id);
    const read = async () => (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
    const put = (status: string, is_undo = false) =>
      owner.api.put(`/api/applications/${id}/status`).send({ status, is_undo }).expect(200);
    const waited = async () => {
      const { body } = await owner.api.get('/api/applications/figures').query({ job_id: job.id }).expect(200);
      return (body as ApplicationStatistics).time_to_first_review.median_hours;
    };
    /** Time of the first review in the exported table. */
    const exported = async () => {
      const wanted = { kind: 'csv', job_id: job.id };
      const { body } = await owner.api.post('/api/applications/exports').send(wanted).expect(201);
      const { text } = await app.visitor.get((body as { url: string }).url).expect(200);
      const [headings = [], row = []] = text.split('\r\n').map((line) => line.split(','));
      return row[headings.indexOf('"First reviewed (Lagos)"')];
    };
    await put('accepted');
    await put('rejected');
    expect(await exported()).toMatch(/^"\d{4}-/);
    const { first_reviewed_at } = await read();
    await put('accepted', true);
    expect(await read()).toMatchObject({ status: 'accepted', first_reviewed_at });
    await change([{ id, status: 'pending', is_undo: true }]);
    expect(await read()).toMatchObject({ status: 'pending', first_reviewed_at: null });
    expect(await exported()).toBe('""');

    await app.query("UPDATE applications SET applied_at = now() - interval '2 hours' WHERE id = $1", [id]);
    await put('reviewed');
    const later = await read();
    expect(Date.parse(later.first_reviewed_at ?? '')).toBeGreaterThan(Date.parse(first_reviewed_at ?? ''));
    expect(await waited()).toBeCloseTo(2, 1);
    await put('pending');
    await put('accepted');
    await put('pending', true);
    expect((await read()).first_reviewed_at).toBe(later.first_reviewed_at);
  });

  it('keeps the time of the first review, even if that change is reversed', async () => {
    const { id } = await apply(app, jobId);
    const read = async () => (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
    expect(await read()).toMatchObject({ first_reviewed_at: null, notes_count: 0 });
    await change([{ id, status: 'reviewed' }]);
    const reviewed = await read();
    expect(reviewed.first_reviewed_at).not.toBeNull();
    expect(Date.parse(reviewed.updated_at)).toBeGreaterThan(Date.parse(reviewed.applied_at));
    await change([{ id, status: 'pending' }]);
    await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
    const accepted = await read();
    expect(accepted.first_reviewed_at).toBe(reviewed.first_reviewed_at);
    expect(Date.parse(accepted.updated_at)).toBeGreaterThan(Date.parse(reviewed.updated_at));
  });

  it('is changed once, by one administrator, when several change it at the same moment', async () => {
    const other = await joinAsAdministrator(app, owner);
    const ids = await someIds(40);
    const answers = await Promise.all([
      send(toAll(ids, 'accepted')),
      send(toAll([...ids].reverse(), 'accepted'), other),
      send(toAll(ids, 'accepted')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const changed = answers.map(({ body }) => (body as ChangedStatuses).changed.length);
    expect([...changed].sort((a, b) => b - a)).toEqual([40, 0, 0]);
  });

  it('stays as it is for all if one cannot be written', async () => {
    const ids = await someIds(5);
    await app.query(
      `CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF NEW.object_id = '${ids[4] ?? ''}' THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`,
    );
    await app.query(
      'CREATE TRIGGER refuse_one BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_one()',
    );
    try {
      await expectNothingChanged(app, () => send(toAll(ids, 'accepted')).expect(500));
    } finally {
      await app.query('DROP TRIGGER refuse_one ON audit_log');
      await app.query('DROP FUNCTION refuse_one()');
    }
  });

  const id = randomUUID();
  it.each([
    ['nothing', undefined, ['body', 'changes']],
    ['no list', 'all', ['body', 'changes']],
    ['an empty list', [], ['body', 'changes']],
    [
      '201 changes',
      Array.from({ length: 201 }, () => ({ id: randomUUID(), status: 'pending' })),
      ['body', 'changes'],
    ],
    ['one application twice', toAll([id, id.toUpperCase()], 'pending'), ['body', 'changes']],
    ['null', [null], ['body', 'changes', 0]],
    ['a text', ['x'], ['body', 'changes', 0]],
    ['a broken id', toAll([id, '1; DROP TABLE applications'], 'pending'), ['body', 'changes', 1, 'id']],
    ['an id that is no text', [{ id: 7, status: 'pending' }], ['body', 'changes', 0, 'id']],
    ['an unknown status', toAll([id], 'hired'), ['body', 'changes', 0, 'status']],
    ['a missing status', [{ id }], ['body', 'changes', 0, 'status']],
    ['a further field', [{ id, status: 'pending', note: 'x' }], ['body', 'changes', 0, 'note']],
  ])('is refused for %s', async (_, changes, loc) => {
    const { status, body } = await send(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed', detail: [{ loc, msg: expect.any(String) }] });
  });
});
