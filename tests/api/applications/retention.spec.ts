import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { heldUp } from '../../support/api/held-up.js';
import { importOldApplication } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';
import { aJob, dayFromNow } from '../../support/samples/builders.js';

describe('retention', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  beforeEach(() => app.query('DELETE FROM applications'));
  afterAll(() => app.close());

  /** Makes a job that has been closed for this long, with one application. @returns the id of the application */
  async function closedFor(age: string): Promise<string> {
    const { id: jobId } = await postJob(owner);
    const { id } = await apply(app, jobId);
    await owner.api.post(`/api/jobs/${jobId}/close`).expect(200);
    await app.query(`UPDATE jobs SET closed_at = now() - $2::interval WHERE id = $1`, [jobId, age]);
    await app.query(`UPDATE applications SET applied_at = now() - interval '1 year' WHERE id = $1`, [id]);
    return id;
  }
  const applicationIds = async () =>
    (await app.query<{ id: string }>('SELECT id FROM applications')).map(({ id }) => id);

  it('erases applications with their files six months after the job closed, and not earlier', async () => {
    const old = await closedFor('6 months 1 hour');
    const young = await closedFor('6 months -1 hour');
    const objects = await app.storedObjects();
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([young]);
    expect(await app.storedObjects()).toHaveLength(objects.length - 1);

    const certificates = await app.query('SELECT * FROM erasure_certificates');
    expect(certificates).toEqual([
      {
        id: expect.any(String),
        application_id: old,
        reason: 'retention',
        file_count: 1,
        erased_at: expect.any(Date),
      },
    ]);
    const audit = `SELECT actor_id, data FROM audit_log WHERE action = 'application.deleted' AND object_id = $1`;
    expect(await app.query(audit, [old])).toEqual([
      { actor_id: null, data: { reason: 'retention', certificate_id: certificates[0]?.['id'] } },
    ]);
    for (const table of ['application_events', 'application_files', 'mails']) {
      expect(await app.query(`SELECT * FROM ${table} WHERE application_id = $1`, [old])).toEqual([]);
    }
  });

  it('erases the other applications that are due if one cannot be erased', async () => {
    const ids = [await closedFor('7 months'), await closedFor('7 months'), await closedFor('7 months')];
    const bad = ids[0] ?? '';
    await app.query(
      `INSERT INTO erasure_certificates (id, application_id, reason, file_count) VALUES (gen_random_uuid(), $1, 'retention', 0)`,
      [bad],
    );
    await expect(app.inside.eraseExpired()).rejects.toThrow('uq_erasure_certificates_application');
    expect(await applicationIds()).toEqual([bad]);
  });

  it('erases nothing with a period of 0', async () => {
    const id = await closedFor('20 years');
    const keeping = await startApi({
      DATABASE_URL: app.site.databaseUrl,
      APPLICATION_RETENTION_MONTHS: '0',
    });
    try {
      await keeping.inside.eraseExpired();
    } finally {
      await keeping.close();
    }
    expect(await applicationIds()).toEqual([id]);
  });

  it('is part of the maintenance, which first checks whether jobs are open again', async () => {
    await closedFor('7 months');
    const { id: jobId } = await postJob(owner);
    const { id } = await apply(app, jobId);
    await app.query(`UPDATE jobs SET closed_at = now() - interval '7 months' WHERE id = $1`, [jobId]);
    const upkeep = await startApi({
      DATABASE_URL: app.site.databaseUrl,
      MAINTENANCE_INTERVAL_SECONDS: '1',
    });
    try {
      await eventually(async () => expect(await applicationIds()).toEqual([id]));
    } finally {
      await upkeep.close();
    }
    expect(await applicationIds()).toEqual([id]);
  });

  it('spares an application whose job is opened again before its turn', async () => {
    const id = await closedFor('7 months');
    await heldUp(
      app,
      [`SELECT FROM applications WHERE id = '${id}' FOR UPDATE`, 'UPDATE jobs SET closed_at = NULL'],
      [() => app.inside.eraseExpired()],
    );
    expect(await applicationIds()).toEqual([id]);
  });

  it('spares an application in the talent pool until that consent has ended', async () => {
    const id = await closedFor('7 months');
    const keptUntil = (time: string) =>
      app.query(`UPDATE applications SET pool_since = now() - interval '1 year', pool_until = ${time}`);
    await keptUntil(`now() + interval '1 hour'`);
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([id]);
    await keptUntil(`now() - interval '1 second'`);
    await app.inside.endTalentPool(new Date().toISOString());
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([]);
  });

  it('keeps applications of an open job, however old they are', async () => {
    const { id: jobId } = await postJob(owner);
    const { id } = await apply(app, jobId);
    await app.query(`UPDATE applications SET applied_at = '2020-01-01', updated_at = '2020-01-01'`);
    await app.inside.noteClosings();
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([id]);
  });

  it('counts from the arrival of an application that came after its job had closed', async () => {
    const id = await closedFor('7 months');
    const cameAgo = (age: string) =>
      app.query(`UPDATE applications SET applied_at = now() - '${age}'::interval`);
    await cameAgo('6 months -1 hour');
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([id]);
    await cameAgo('6 months 1 hour');
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([]);
  });

  it('counts from the import of an imported application, whatever its date', async () => {
    const { id: jobId } = await postJob(owner);
    const id = await importOldApplication(app, jobId);
    await app.query(`UPDATE jobs SET closed_at = now() - interval '7 months' WHERE id = $1`, [jobId]);
    await app.inside.eraseExpired();
    expect(await applicationIds()).toEqual([id]);
  });

  describe('counts from when a job was seen closed', () => {
    const change = (jobId: number, changes: object) =>
      owner.api
        .put(`/api/jobs/${jobId}`)
        .send({ ...aJob(), ...changes })
        .expect(200);
    const closedAt = async (jobId: number) => {
      await app.inside.noteClosings();
      const [row] = await app.query<{ closed_at: Date | null }>('SELECT closed_at FROM jobs WHERE id = $1', [
        jobId,
      ]);
      return row?.closed_at ?? null;
    };

    it.each<[string, (jobId: number) => Promise<unknown>]>([
      ['by its switch', (id) => owner.api.post(`/api/jobs/${id}/close`).expect(200)],
      ['by its removal', (id) => owner.api.delete(`/api/jobs/${id}`).expect(200)],
      [
        'by its deadline, also one that was set into the past by a slip of the pen',
        (id) => app.query('UPDATE jobs SET application_deadline = $2 WHERE id = $1', [id, dayFromNow(-365)]),
      ],
    ])('%s', async (_, close) => {
      const { id } = await postJob(owner);
      expect(await closedAt(id)).toBeNull();
      const before = Date.now();
      await close(id);
      const seen = await closedAt(id);
      expect(seen?.getTime()).toBeGreaterThanOrEqual(before);
      expect(await closedAt(id)).toEqual(seen);
    });

    const opened: [string, object, (jobId: number) => Promise<unknown>][] = [
      ['by its switch', { is_active: false }, (id) => change(id, { is_active: true })],
      [
        'by a later deadline',
        {},
        async (id) => {
          await app.query('UPDATE jobs SET application_deadline = $2 WHERE id = $1', [id, dayFromNow(-2)]);
          await closedAt(id);
          await change(id, { application_deadline: dayFromNow(2) });
        },
      ],
      ['by being published', { is_draft: true }, (id) => change(id, { is_draft: false })],
      [
        'by being restored',
        {},
        async (id) => {
          await owner.api.delete(`/api/jobs/${id}`).expect(200);
          await closedAt(id);
          await owner.api.post(`/api/jobs/${id}/restore`).expect(200);
        },
      ],
    ];
    it.each(opened)('and stops counting as soon as it is open again %s', async (_, job, open) => {
      const { id } = await postJob(owner, job);
      await app.inside.noteClosings();
      await open(id);
      const rows = await app.query('SELECT closed_at FROM jobs WHERE id = $1', [id]);
      expect(rows).toEqual([{ closed_at: null }]);
    });

    it('and goes on counting if it is restored as a closed one', async () => {
      const { id } = await postJob(owner, { is_active: false });
      const since = await closedAt(id);
      await owner.api.delete(`/api/jobs/${id}`).expect(200);
      await owner.api.post(`/api/jobs/${id}/restore`).expect(200);
      expect(await closedAt(id)).toEqual(since);
      expect(since).not.toBeNull();
    });
  });
});
