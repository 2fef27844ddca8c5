import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import {
  joinAs,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved, eventually, expectNothingChanged } from '../../support/api/state.js';
import { bringIn as bringInTable, untilImport, uploadTable } from '../../support/api/imports.js';
import { anApplicationTable, JOB_HEADINGS, jobRow, toCsv } from '../../support/samples/tables.js';

type Import = Schemas['ImportDto'];

describe('imports', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({}, { importPoll: 100, workRetry: 1 });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const upload = async (kind: string, content: string | Buffer, key?: string): Promise<Import> =>
    (await uploadTable(owner.api, kind, content, key).expect(201)).body as Import;
  const read = async (id: string): Promise<Import> =>
    (await owner.api.get(`/api/imports/${id}`).expect(200)).body as Import;
  const until = (id: string, state: Import['state']) => untilImport(owner.api, id, state);
  const check = async ({ id, mapping }: Import, more: object = {}): Promise<Import> => {
    await owner.api
      .put(`/api/imports/${id}/check`)
      .send({ mapping, ...more })
      .expect(200);
    return until(id, 'checked');
  };
  const start = async ({ id }: Import): Promise<Import> => {
    await owner.api.post(`/api/imports/${id}/start`).expect(202);
    return until(id, 'done');
  };
  const bringIn = (kind: string, content: string) => bringInTable(owner.api, kind, content);
  const applicationsOf = (jobId: number) =>
    app.query<{
      id: string;
      source: string;
      consent_version: string | null;
      email: string;
      reference: string;
    }>(
      'SELECT id, source, consent_version, email, reference FROM applications WHERE job_id = $1 ORDER BY email',
      [jobId],
    );
  const report = async (id: string): Promise<string> =>
    (await owner.api.get(`/api/imports/${id}/report`).expect(200)).text;

  describe('of applications', () => {
    it('are checked without writing anything, processed in the background and reported row by row', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Table Rider' });
      const table = anApplicationTable('Table Rider', 5, (row, index) => ({
        ...row,
        ...(index === 1 && { email: 'nobody', phone: '1' }),
        ...(index === 3 && { phone: `'${row['phone']}` }),
      }));
      const mailsBefore = await app.query('SELECT id FROM mails');
      const uploaded = await upload('applications', table);
      expect(uploaded).toMatchObject({ state: 'uploaded', name: 'table.csv', row_count: 5, rows_done: 0 });
      expect(uploaded.samples).toHaveLength(3);
      expect(uploaded.samples[1]?.[uploaded.headings.indexOf('email')]).toBe('nobody');
      expect(uploaded.mapping).toContainEqual({ field: 'email', column: uploaded.headings.indexOf('email') });

      const checked = await check(uploaded);
      expect(checked.counts).toEqual({ ready: 4, imported: 0, known: 0, refused: 1 });
      expect(checked.problems).toEqual([
        {
          row: 3,
          problem: 'Email: Please enter a valid email address; Phone: Please enter a valid phone number',
        },
      ]);
      expect(await applicationsOf(jobId)).toEqual([]);

      const done = await start(checked);
      expect(done).toMatchObject({
        ...{ rows_done: 5, samples: [] },
        counts: { ready: 0, imported: 4, known: 0, refused: 1 },
      });
      const applications = await applicationsOf(jobId);
      expect(applications).toHaveLength(4);
      for (const application of applications) {
        expect(application).toMatchObject({ source: 'import', consent_version: null });
      }
      expect(await app.query('SELECT id FROM mails')).toEqual(mailsBefore);
      // The table is removed right after its import has ended.
      await eventually(async () => expect(await app.storedObjects()).toEqual([]));
      const { body } = await owner.api.get(`/api/applications/${applications[0]?.id}/history`).expect(200);
      expect(body).toMatchObject([{ type: 'imported', actor: { id: owner.id }, data: { import: done.id } }]);
      const lines = (await report(done.id)).trimEnd().split('\r\n');
      expect(lines[0]).toBe('\uFEFF"Row","Result","To correct","Reference"');
      expect(lines[1]).toBe(`2,"Imported","","${applications[0]?.reference}"`);
      expect(lines[2]).toContain('3,"Not imported","Email: Please enter a valid email address; Phone');
      expect(lines).toHaveLength(6);
    });

    it('are recorded in the audit log', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Recorded Rider' });
      const { id } = await bringIn('applications', anApplicationTable('Recorded Rider', 1));
      const [application] = await applicationsOf(jobId);
      const entries = await app.query(
        `SELECT action, actor_id, data FROM audit_log WHERE object_id = ANY($1) ORDER BY id`,
        [[id, application?.id]],
      );
      expect(entries).toEqual([
        { action: 'import.uploaded', actor_id: owner.id, data: { kind: 'applications', rows: '1' } },
        { action: 'import.started', actor_id: owner.id, data: { kind: 'applications', rows: '1' } },
        { action: 'application.imported', actor_id: owner.id, data: { import: id } },
      ]);
    });

    it('join their rows to known persons, and to each other, by the rules of the form', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Table Steward' });
      const before = anApplicationTable('Table Steward', 1, (row) => ({
        ...row,
        email: 'known.steward@example.com',
        phone: '08035559000',
      }));
      expect((await bringIn('applications', before)).counts).toMatchObject({ imported: 1 });
      const [known] = await applicationsOf(jobId);
      const changes = [
        { email: 'Known.Steward@example.com', phone: '08035559001' },
        { email: 'new.steward@example.com', phone: '08035559002' },
        { email: 'NEW.steward@example.com', first_name: 'Other' },
        { email: 'third.steward@example.com', phone: '+234 803 555 9002' },
        { email: 'twin.steward@example.com', phone: '08035559002', first_name: 'Taiwo' },
      ];
      const table = anApplicationTable('Table Steward', changes.length, (row, index) => ({
        ...row,
        ...changes[index],
      }));
      expect((await bringIn('applications', table)).counts).toMatchObject({ imported: 5 });
      const rows = await app.query<{ email: string; id: string; person_id: string }>(
        'SELECT email, id, person_id FROM applications WHERE job_id = $1',
        [jobId],
      );
      const of = (email: string) => rows.find((row) => row.email === email);
      const first = of('new.steward@example.com');
      expect(of('Known.Steward@example.com')?.person_id).toBe(known?.id);
      expect(first?.person_id).toBe(first?.id);
      expect(of('NEW.steward@example.com')?.person_id).toBe(first?.id);
      expect(of('third.steward@example.com')?.person_id).toBe(first?.id);
      expect(of('twin.steward@example.com')?.person_id).toBe(of('twin.steward@example.com')?.id);
    });

    it('store each application once if the corrected file is uploaded, or a row is in it twice', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Once Rider' });
      const withMistake = anApplicationTable('Once Rider', 3, (row, index) =>
        index === 2 ? { ...row, email: 'x' } : row,
      );
      expect((await bringIn('applications', withMistake)).counts).toMatchObject({ imported: 2, refused: 1 });
      const corrected = anApplicationTable('Once Rider', 3);
      const twice = `${corrected}\r\n${corrected.split('\r\n')[3]}`;
      expect((await bringIn('applications', twice)).counts).toEqual({
        ...{ ready: 0, imported: 1, known: 3, refused: 0 },
      });
      expect(await applicationsOf(jobId)).toHaveLength(3);
    });

    it('put all rows into one job if one is chosen, even a closed one', async () => {
      const job = await postJob(owner, { title: 'Chosen Rider', is_active: false });
      const uploaded = await upload('applications', anApplicationTable('some other title', 2));
      const mapping = uploaded.mapping.filter(({ field }) => field !== 'job');
      const done = await start(await check({ ...uploaded, mapping }, { job_id: job.id }));
      expect(done.counts.imported).toBe(2);
      expect(await applicationsOf(job.id)).toHaveLength(2);
    });

    /** While `act` runs, the database refuses to mark one row as processed. */
    async function whileRefused<T>(row: number, act: () => Promise<T>): Promise<T> {
      await app.query(
        `ALTER TABLE import_rows ADD CONSTRAINT stop CHECK (number <> ${row} OR outcome = 'ready') NOT VALID`,
      );
      try {
        return await act();
      } finally {
        await app.query('ALTER TABLE import_rows DROP CONSTRAINT stop');
      }
    }
    const untilStopped = async (id: string): Promise<Import> => {
      await owner.api.post(`/api/imports/${id}/start`).expect(202);
      await eventually(async () => expect((await read(id)).stopped).not.toBeNull());
      return read(id);
    };

    it('stop at a row that always fails, say what to do, and go on from there when asked', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Resumed Rider' });
      const checked = await check(await upload('applications', anApplicationTable('Resumed Rider', 212)));
      await whileRefused(208, async () => {
        const { stopped, ...rest } = await untilStopped(checked.id);
        expect(rest).toMatchObject({ state: 'importing', rows_done: 206, counts: { imported: 206 } });
        expect(stopped?.row).toBe(208);
        expect(stopped?.message).toContain('stopped at row 208 after several attempts (code 23514)');
        expect(await report(checked.id)).toContain('208,"Stopped here","The import stopped at row 208');
        // The stopped import holds no other import up.
        await postJob(owner, { title: 'Later Rider' });
        expect((await bringIn('applications', anApplicationTable('Later Rider', 3))).counts.imported).toBe(3);
        await owner.api.delete(`/api/imports/${checked.id}`).expect(409);
      });
      const done = await start(checked);
      expect(done.counts).toMatchObject({ imported: 212, known: 0, refused: 0 });
      expect(done.stopped).toBeNull();
      expect(await applicationsOf(jobId)).toHaveLength(212);
    });

    it('lose their file a day after they stopped, and keep the results of their rows', async () => {
      await postJob(owner, { title: 'Left Rider' });
      const checked = await check(await upload('applications', anApplicationTable('Left Rider', 4)));
      await whileRefused(3, () => untilStopped(checked.id));
      await app.inside.removeOldImports();
      expect(await read(checked.id)).toMatchObject({ state: 'importing' });
      await app.query(`UPDATE imports SET failed_at = now() - interval '25 hours' WHERE id = $1`, [
        checked.id,
      ]);
      await app.inside.removeOldImports();
      expect(await read(checked.id)).toMatchObject({
        ...{ state: 'done', rows_done: 1, samples: [], stopped: { row: 3 } },
        counts: { imported: 1 },
      });
      expect(await app.storedObjects()).toEqual([]);
      // The import is over: starting it again changes nothing.
      await expectNothingChanged(app, () => owner.api.post(`/api/imports/${checked.id}/start`).expect(202));
    });

    it('stop after killing the backend five times, hold no other import up, and can be started again', async () => {
      await postJob(owner, { title: 'Deadly Rider' });
      const checked = await check(await upload('applications', anApplicationTable('Deadly Rider', 2)));
      // What five backends leave in the database when this import has killed each of them.
      await app.query(
        `WITH gone AS (DELETE FROM import_rows WHERE import_id = $1)
         UPDATE imports SET state = 'importing', rows_done = 0, attempts = 5 WHERE id = $1`,
        [checked.id],
      );
      await eventually(async () =>
        expect((await read(checked.id)).stopped?.message).toContain('(code died)'),
      );
      expect((await read(checked.id)).counts).toMatchObject({ imported: 0 });
      await postJob(owner, { title: 'Lively Rider' });
      expect((await bringIn('applications', anApplicationTable('Lively Rider', 2))).counts.imported).toBe(2);
      expect((await start(checked)).counts).toMatchObject({ imported: 2 });
    });

    it('leave an erased application out of the report, and can bring it in again', async () => {
      const { id: jobId } = await postJob(owner, { title: 'Erased Rider' });
      const table = anApplicationTable('Erased Rider', 2);
      const { id } = await bringIn('applications', table);
      const [first, second] = await applicationsOf(jobId);
      await owner.api.delete(`/api/applications/${first?.id}`).expect(204);
      await eraseRemoved(app);
      expect((await read(id)).counts.imported).toBe(1);
      const [, ...rows] = (await report(id)).trimEnd().split('\r\n');
      expect(rows).toEqual([`3,"Imported","","${second?.reference}"`]);
      expect((await bringIn('applications', table)).counts).toMatchObject({ imported: 1, known: 1 });
    });
  });

  it('of jobs create drafts, by the rules of the job form', async () => {
    const table = toCsv([
      [...JOB_HEADINGS, 'Type'],
      jobRow('Imported Cook', 'Part Time'),
      jobRow('', ''),
      jobRow('Imported Rider', ''),
    ]);
    const done = await bringIn('jobs', table);
    expect(done.counts).toMatchObject({ imported: 2, refused: 1 });
    expect(done.problems).toEqual([{ row: 3, problem: 'Job title: This field is required' }]);
    const jobs = await app.query(
      `SELECT title, is_draft, job_type FROM jobs WHERE title LIKE 'Imported %' ORDER BY 1`,
    );
    expect(jobs).toEqual([
      { title: 'Imported Cook', is_draft: true, job_type: 'Part Time' },
      { title: 'Imported Rider', is_draft: true, job_type: 'Full Time' },
    ]);
    expect(
      await app.query(`SELECT data FROM audit_log WHERE action = 'job.created' AND data ? 'import'`),
    ).toEqual([{ data: { import: done.id } }, { data: { import: done.id } }]);
  });

  describe('the upload', () => {
    it('can be repeated safely, and two at the same moment make one import', async () => {
      const table = anApplicationTable('any', 1);
      const key = randomUUID();
      const [first, second] = await Promise.all(
        [1, 2].map(() => uploadTable(owner.api, 'applications', table, key)),
      );
      expect([first?.status, second?.status].sort()).toEqual([200, 201]);
      const id = (first?.body as Import | undefined)?.id;
      expect(second?.body).toMatchObject({ id });
      await eventually(async () => expect(await app.storedObjects()).toHaveLength(1));
      const other = await uploadTable(owner.api, 'applications', `${table}\n`, key).expect(422);
      expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
      const giveUp = () => owner.api.delete(`/api/imports/${id}`);
      await giveUp().expect(204);
      expect(await app.storedObjects()).toEqual([]);
      await expectNothingChanged(app, () => giveUp().expect(204));
      await owner.api.delete(`/api/imports/${randomUUID()}`).expect(404);
    });

    it.each<[string, string | Buffer, string]>([
      ['in another encoding', Buffer.from([0x61, 0x0a, 0xe9]), 'not a CSV file in UTF-8'],
      ['with only headings', 'email,phone\n', 'no rows below its headings'],
      ['with no content', '', 'no rows below its headings'],
      ['with a broken row', 'email\n"x', 'Row 2 does not end'],
      ['with 20,001 rows', `email\n${'x\n'.repeat(20_001)}`, 'more than 20,000 rows'],
      ['with 101 columns', `${'x,'.repeat(100)}x\n1\n`, 'more than 100 columns'],
    ])('refuses a file %s', async (_name, content, message) => {
      const { body } = await expectNothingChanged(app, () =>
        uploadTable(owner.api, 'applications', content).expect(422),
      );
      expect(JSON.stringify(body)).toContain(message);
    });

    it('refuses a file over 5 MB, and a request without an idempotency key', async () => {
      const table = `email\n${'x'.repeat(5 * 1024 * 1024)}`;
      await uploadTable(owner.api, 'applications', table).expect(413);
      await owner.api
        .post('/api/imports')
        .field('kind', 'jobs')
        .attach('file', Buffer.from('a\n1'), 'a.csv')
        .expect(422);
    });

    it('is deleted with its file if nobody continues for a day', async () => {
      const { id } = await upload('applications', anApplicationTable('any', 1));
      await app.query(`UPDATE imports SET created_at = now() - interval '25 hours' WHERE id = $1`, [id]);
      await app.inside.removeOldImports();
      await owner.api.get(`/api/imports/${id}`).expect(404);
      expect(await app.storedObjects()).toEqual([]);
    });
  });

  it('need a column for each required field', async () => {
    const { id } = await upload('applications', 'Email,Surname\na@example.com,Okonkwo');
    const mapping = (columns: [string, number][]) => ({
      mapping: columns.map(([field, column]) => ({ field, column })),
    });
    const put = (body: object) => owner.api.put(`/api/imports/${id}/check`).send(body).expect(422);
    expect(JSON.stringify((await put(mapping([['email', 0]]))).body)).toContain(
      'Please choose a column for: Job, First name, Last name',
    );
    expect(JSON.stringify((await put(mapping([['email', 2]]))).body)).toContain('no such column');
    expect(
      JSON.stringify(
        (
          await put(
            mapping([
              ['email', 0],
              ['email', 1],
            ]),
          )
        ).body,
      ),
    ).toContain('each field once');
    expect(JSON.stringify((await put(mapping([['constructor', 0]]))).body)).toContain('each field once');
    await owner.api.post(`/api/imports/${id}/start`).expect(409);
  });

  it('cannot be changed or deleted once they are done', async () => {
    await postJob(owner, { title: 'Done Rider' });
    const done = await bringIn('applications', anApplicationTable('Done Rider', 1));
    await owner.api.post(`/api/imports/${done.id}/start`).expect(202);
    await owner.api.put(`/api/imports/${done.id}/check`).send({ mapping: done.mapping }).expect(409);
    await owner.api.delete(`/api/imports/${done.id}`).expect(409);
    expect((await read(done.id)).counts.imported).toBe(1);
  });

  it('are visible only to their uploader, and need the role of administrator for applications', async () => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    await uploadTable(recruiter.api, 'applications', anApplicationTable('any', 1)).expect(403);
    const { body } = await uploadTable(recruiter.api, 'jobs', 'title\nCook').expect(201);
    const { id } = body as Import;
    await recruiter.api.get(`/api/imports/${id}`).expect(200);
    await owner.api.get(`/api/imports/${id}`).expect(404);
    const administrator = await joinAsAdministrator(app, owner);
    await uploadTable(administrator.api, 'applications', anApplicationTable('any', 1)).expect(201);
    expect((await administrator.api.get('/api/imports').expect(200)).body).toHaveLength(1);
    const reviewer = await joinAs(app, owner, 'reviewer');
    await uploadTable(reviewer.api, 'jobs', 'title\nCook').expect(403);
  });
});
