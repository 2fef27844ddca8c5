import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import {
  joinAsAdministrator,
  logIn,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable, JOB_HEADINGS, jobRow, toCsv } from '../../support/samples/tables.js';

type Import = Schemas['ImportDto'];

describe('the import of an account limited to some brands', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({}, { importPoll: 100, workRetry: 1 });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  async function limitedAccount() {
    const account = await joinAsAdministrator(app, owner);
    await owner.api
      .put(`/api/accounts/${account.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    return withToken(app, await logIn(app, account.account));
  }

  it('waits while a migration has taken the schema of its views away', async () => {
    const limited = await limitedAccount();
    const table = toCsv([[...JOB_HEADINGS, 'Brand'], jobRow('Waiting Rider', 'ridesmash')]);
    const { id, mapping } = (await uploadTable(limited, 'jobs', table).expect(201)).body as Import;
    await limited.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
    const row = async () =>
      (await app.query('SELECT state, xmin, failure, attempts FROM imports WHERE id = $1', [id]))[0];
    await eventually(async () => expect(await row()).toMatchObject({ state: 'checked' }));

    await app.query('ALTER SCHEMA limited RENAME TO limited_away');
    try {
      await limited.get(`/api/imports/${id}`).expect(503);
      // The check starts over; one more failed attempt would stop the import.
      await app.query('DELETE FROM import_rows WHERE import_id = $1', [id]);
      await app.query(`UPDATE imports SET state = 'checking', rows_done = 0, attempts = 4 WHERE id = $1`, [
        id,
      ]);
      const { xmin } = { ...(await row()) };
      // A worker takes the import, and hands it back because the views are missing.
      await eventually(async () => {
        expect(await row()).toMatchObject({ attempts: 4 });
        expect(await row()).not.toMatchObject({ xmin });
      });
    } finally {
      await app.query('ALTER SCHEMA limited_away RENAME TO limited');
    }
    await eventually(async () => expect(await row()).toMatchObject({ state: 'checked', failure: null }));
  });

  it('refuses rows for brands and jobs that the account may not see', async () => {
    const foreign = await postJob(owner, { title: 'Foreign Cook', brand: 'smashfood' });
    const limited = await limitedAccount();
    const checked = async (kind: string, table: string): Promise<Import> => {
      const { body } = await uploadTable(limited, kind, table).expect(201);
      const { id, mapping } = body as Import;
      await limited.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
      const look = async () => (await limited.get(`/api/imports/${id}`).expect(200)).body as Import;
      await eventually(async () => expect(await look()).toMatchObject({ state: 'checked' }));
      const result = await look();
      await limited.delete(`/api/imports/${id}`).expect(204);
      return result;
    };
    const rows = ['ridesmash', 'smashfood', ''].map((brand) => jobRow(`Limited ${brand}`, brand));
    const jobs = await checked('jobs', toCsv([[...JOB_HEADINGS, 'Brand'], ...rows]));
    expect(jobs.problems.map(({ row, problem }) => [row, problem.split(':')[0]])).toEqual([
      [3, 'Brand'],
      [4, 'Brand'],
    ]);
    const applications = await checked('applications', anApplicationTable(foreign.title, 1));
    expect(applications.problems.map(({ row, problem }) => [row, problem.split(':')[0]])).toEqual([
      [2, 'Job'],
    ]);
  });

  it('recognises a row whose job has been moved to another brand since', async () => {
    const limited = await limitedAccount();
    const table = toCsv([[...JOB_HEADINGS, 'Brand'], jobRow('Moving Rider', 'ridesmash')]);
    const brought = async (): Promise<Import> => {
      const { id, mapping } = (await uploadTable(limited, 'jobs', table).expect(201)).body as Import;
      const look = async () => (await limited.get(`/api/imports/${id}`).expect(200)).body as Import;
      await limited.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
      await eventually(async () => expect(await look()).toMatchObject({ state: 'checked' }));
      await limited.post(`/api/imports/${id}/start`).expect(202);
      await eventually(async () => expect(await look()).toMatchObject({ state: 'done' }));
      return look();
    };
    expect(await brought()).toMatchObject({ counts: { imported: 1, known: 0 } });
    await app.query(`UPDATE jobs SET brand = 'smashfood' WHERE title = 'Moving Rider'`);
    expect(await brought()).toMatchObject({ counts: { imported: 0, known: 1 } });
  });
});
