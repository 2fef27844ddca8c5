import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, FileLink, Job, RemovedApplications } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv } from '../../support/samples/builders.js';

describe('a removed application', () => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    app = await startApi({ APPLICATION_UNDO_MINUTES: '7' });
    owner = await registerAndLogIn(app);
    job = await postJob(owner);
  });
  afterAll(() => app.close());

  async function someApplications(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push((await apply(app, job.id)).id);
    return ids;
  }
  const post = (what: 'removals' | 'restorations', ids: unknown) =>
    owner.api.post(`/api/applications/${what}`).send({ ids });
  const remove = async (ids: string[]): Promise<RemovedApplications> =>
    (await post('removals', ids).expect(200)).body as RemovedApplications;
  /** Moves the removal back by this many minutes. */
  const age = (ids: string[], minutes: number) =>
    app.query(`UPDATE applications SET removed_at = now() - make_interval(mins => $2) WHERE id = ANY($1)`, [
      ids,
      minutes,
    ]);

  it('says until when it can be restored', async () => {
    const [id = ''] = await someApplications(1);
    const before = Date.now();
    const answer = await remove([id]);
    const until = Date.parse(answer.restorable_until ?? '');
    expect(answer).toMatchObject({ removed: [id], missing: [] });
    expect(until).toBeGreaterThanOrEqual(before + 7 * 60_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 7 * 60_000);
  });

  it('is hidden everywhere at once', async () => {
    const [id = '', other = ''] = await someApplications(2);
    const { body: created } = await owner.api
      .post(`/api/applications/${id}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    const count = async () => {
      const { body } = await owner.api.get('/api/jobs/').expect(200);
      return (body as Job[]).find((one) => one.id === job.id)?.application_count ?? 0;
    };
    const countBefore = await count();
    await remove([id]);
    expect(await count()).toBe(countBefore - 1);
    for (const address of [
      '/api/applications-list/',
      '/api/applications-list/?per_page=200',
      '/api/applications-list/?per_page=200&search=adaeze&status=pending',
      `/api/jobs/${job.id}/applications`,
      `/api/jobs/${job.id}/applications?per_page=200&sort=status`,
    ]) {
      const { body } = await owner.api.get(address).expect(200);
      const ids = (body as Application[]).map((application) => application.id);
      expect(ids).toContain(other);
      expect(ids).not.toContain(id);
    }
    for (const address of ['', '/notes', '/history', '/download-cv', '/download-cover-letter']) {
      await owner.api.get(`/api/applications/${id}${address}`).expect(404, {
        detail: 'This application does not exist, or has been deleted.',
        code: 'application_not_found',
      });
    }
    await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(404);
    await owner.api.post(`/api/applications/${id}/notes`).send({ text: 'x' }).expect(404);
    await owner.api.post(`/api/applications/${id}/files/cv/link`).send({ disposition: 'inline' }).expect(404);
    await app.visitor.get((created as FileLink).url).expect(404);
  });

  it('is not found at the old address of its CV either', async () => {
    const name = 'only here.pdf';
    const { id } = await apply(app, job.id, {
      answers: { email: 'gone@example.com' },
      cv: await aCv({ name }),
    });
    const address = `/api/gone/cv/${encodeURIComponent(name)}`;
    await owner.api.get(address).expect(200);
    await remove([id]);
    await owner.api.get(address).expect(404);
  });

  it('is not restored when the applicant sends it again', async () => {
    const submission = { answers: { email: 'again@example.com', phone: '08031234567' }, key: 'the-same-key' };
    const { id } = await apply(app, job.id, submission);
    await remove([id]);
    await expectNothingChanged(app, async () => {
      const { status, body } = await submit(app, job.id, submission);
      expect({ status, body: body as unknown }).toMatchObject({ status: 200, body: { id } });
      await owner.api.get(`/api/applications/${id}`).expect(404);
    });
  });

  it('is restored as it was, with its file', async () => {
    const ids = await someApplications(3);
    await owner.api
      .put(`/api/applications/${ids[0] ?? ''}/status`)
      .send({ status: 'accepted' })
      .expect(200);
    const read = async () =>
      Promise.all(
        ids.map(async (id) => (await owner.api.get(`/api/applications/${id}`)).body as Application),
      );
    const before = await read();
    await remove(ids);
    const { body } = await post('restorations', ids).expect(200);
    expect(body).toEqual({ restored: expect.arrayContaining(ids), missing: [] });
    expect(await read()).toEqual(before);
    await owner.api.get(`/api/applications/${ids[0] ?? ''}/download-cv`).expect(200);
    const events = 'SELECT type, actor_id FROM application_events WHERE application_id = $1 ORDER BY id';
    expect(await app.query(events, [ids[1]])).toEqual([
      { type: 'submitted', actor_id: null },
      { type: 'removed', actor_id: owner.id },
      { type: 'restored', actor_id: owner.id },
    ]);
  });

  it('can be removed and restored repeatedly, with one trace each and without more time', async () => {
    const ids = await someApplications(2);
    const first = await remove(ids);
    const again = await expectNothingChanged(app, () => remove(ids));
    expect(again.restorable_until).toBe(first.restorable_until);
    await expectNothingChanged(app, () => owner.api.delete(`/api/applications/${ids[0] ?? ''}`).expect(204));
    await post('restorations', ids).expect(200);
    await expectNothingChanged(app, async () => {
      const { body } = await post('restorations', ids).expect(200);
      expect(body).toEqual({ restored: expect.arrayContaining(ids), missing: [] });
    });
  });

  it('has the shortest time left in the response if several were removed at different times', async () => {
    const [first = '', second = ''] = await someApplications(2);
    await remove([first]);
    await age([first], 5);
    const { restorable_until } = await remove([first, second]);
    expect(Date.parse(restorable_until ?? '') - Date.now()).toBeLessThan(2.1 * 60_000);
  });

  it('cannot be restored when its time is over, even before the sweep', async () => {
    const ids = await someApplications(1);
    await remove(ids);
    await age(ids, 7);
    await expectNothingChanged(app, async () => {
      expect((await post('restorations', ids).expect(200)).body).toEqual({ restored: [], missing: ids });
      expect(await remove(ids)).toEqual({ removed: [], missing: ids, restorable_until: null });
      await owner.api.delete(`/api/applications/${ids[0] ?? ''}`).expect(204);
    });
  });

  it('is erased with file, notes and history when its time is over, and not before', async () => {
    const [due = '', young = ''] = await someApplications(2);
    await owner.api.post(`/api/applications/${due}/notes`).send({ text: 'Called' }).expect(201);
    await remove([due, young]);
    await age([due], 7);
    await age([young], 6);
    const keyOf = async (id: string) => {
      const [row] = await app.query<{ storage_key: string }>(
        'SELECT storage_key FROM application_files WHERE application_id = $1',
        [id],
      );
      return row?.storage_key ?? '';
    };
    const [dueKey, youngKey] = [await keyOf(due), await keyOf(young)];
    await Promise.all([app.inside.eraseRemoved(), app.inside.eraseRemoved()]);
    const objects = await app.storedObjects();
    expect(objects).toContain(youngKey);
    expect(objects).not.toContain(dueKey);
    for (const table of ['application_files', 'application_notes', 'application_events']) {
      expect(await app.query(`SELECT 1 FROM ${table} WHERE application_id = $1`, [due])).toEqual([]);
    }
    expect(await app.query('SELECT id FROM applications WHERE id = ANY($1)', [[due, young]])).toEqual([
      { id: young },
    ]);
    const audit = `SELECT action, actor_id, data FROM audit_log WHERE object_id = $1
      AND action IN ('application.removed', 'application.deleted') ORDER BY id`;
    expect(await app.query(audit, [due])).toEqual([
      { action: 'application.removed', actor_id: owner.id, data: {} },
      {
        action: 'application.deleted',
        actor_id: null,
        data: { reason: 'removed', certificate_id: expect.any(String) },
      },
    ]);
    await owner.api.delete(`/api/applications/${due}`).expect(204);
    expect((await post('restorations', [due, young]).expect(200)).body).toEqual({
      restored: [young],
      missing: [due],
    });
  });

  it('is still subject to retention', async () => {
    const [id = ''] = await someApplications(1);
    await remove([id]);
    await app.query(
      `UPDATE jobs SET closed_at = now() - interval '7 months' WHERE id = (SELECT job_id FROM applications WHERE id = $1)`,
      [id],
    );
    await app.query(`UPDATE applications SET applied_at = now() - interval '8 months' WHERE id = $1`, [id]);
    await app.inside.eraseExpired();
    expect(await app.query('SELECT 1 FROM applications WHERE id = $1', [id])).toEqual([]);
  });

  describe('in a removal of more than 25', () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    const removeAs = ({ api }: Member, count: number, password?: unknown) =>
      api.post('/api/applications/removals').send({ ids: ids(count), password });
    const asked = 'Please enter your password to delete more than 25 applications at once';

    it.each([
      ['no password', undefined, 'password_required', asked],
      ['null', null, 'password_required', asked],
      ['a wrong password', 'seven horses', 'wrong_password', "This isn't your password"],
    ])('is refused for %s', async (_, password, type, msg) => {
      const { status, body } = await removeAs(owner, 26, password);
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'password'], type, msg }] });
    });

    it('is removed with the own password, and up to 25 without', async () => {
      const [id = ''] = await someApplications(1);
      const { password } = owner.account;
      const sent = { ids: [id, ...ids(25)], password };
      const { body } = await owner.api.post('/api/applications/removals').send(sent).expect(200);
      expect(body).toMatchObject({ removed: [id] });
      await removeAs(owner, 25).expect(200);
    });

    it('counts towards the hundred that may be removed in ten minutes without the password', async () => {
      const strict = await startApi({ DATABASE_URL: app.site.databaseUrl, RATE_LIMIT_FACTOR: '1' });
      const recruiter = await joinAs(app, owner, 'recruiter');
      const api = withToken(strict, recruiter.token);
      for (let piece = 0; piece < 3; piece += 1) await removeAs({ ...recruiter, api }, 25).expect(200);
      await removeAs({ ...recruiter, api }, 15).expect(200);
      // A refused request is not counted: ten more are still allowed.
      for (let again = 0; again < 2; again += 1) await removeAs({ ...recruiter, api }, 25).expect(429);
      await removeAs({ ...recruiter, api }, 10).expect(200);
      const { body } = await removeAs({ ...recruiter, api }, 1).expect(429);
      expect(body).toMatchObject({ code: 'too_many_requests' });
      await api.delete(`/api/applications/${randomUUID()}`).expect(429);
      await strict.close();
    });

    it('needs an administrator or an owner', async () => {
      const recruiter = await joinAs(app, owner, 'recruiter');
      const { status, body } = await expectNothingChanged(app, () =>
        removeAs(recruiter, 26, recruiter.account.password),
      );
      expect([status, (body as { code: string }).code]).toEqual([403, 'role_not_permitted']);
      await removeAs(recruiter, 25).expect(200);
      const administrator = await joinAs(app, owner, 'administrator');
      await removeAs(administrator, 26, administrator.account.password).expect(200);
    });
  });

  it('that never existed is named as missing, or 404', async () => {
    const unknown = randomUUID();
    await expectNothingChanged(app, async () => {
      expect(await remove([unknown])).toEqual({ removed: [], missing: [unknown], restorable_until: null });
      await owner.api.delete(`/api/applications/${unknown}`).expect(404);
    });
  });

  describe.each(['removals', 'restorations'] as const)('asked for by %s', (what) => {
    const id = randomUUID();
    it.each([
      ['nothing', undefined],
      ['no list', id],
      ['an object', { 0: id }],
      ['an empty list', []],
      ['201 ids', Array.from({ length: 201 }, () => randomUUID())],
      ['one id twice', [id, id.toUpperCase()]],
      ['a broken id', [id, "' OR 1=1"]],
      ['numbers', [1, 2]],
      ['null', [null]],
      ['lists', [[id]]],
    ])('is refused for %s', async (_, ids) => {
      const { status, body } = await post(what, ids);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'validation_failed', detail: [{ loc: ['body', 'ids'] }] });
    });
  });

  it('keeps the server from starting if its time to undo is no valid setting', async () => {
    for (const minutes of ['0', '-1', 'soon', '1.5', '10081']) {
      await expect(startApi({ APPLICATION_UNDO_MINUTES: minutes })).rejects.toThrow(
        'APPLICATION_UNDO_MINUTES',
      );
    }
  });
});
