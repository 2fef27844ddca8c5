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
import { anApplicationTable, JOB_HEADINGS, jobRow, toCsv, uploadTable } from '../../support/api/tables.js';

type Import = Schemas['ImportDto'];

describe('rows that a limited account brings in', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({}, { importPoll: 100, workRetry: 1 });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  it('are those that it may see, though a worker checks them later', async () => {
    const account = await joinAsAdministrator(app, owner);
    const foreign = await postJob(owner, { title: 'Foreign Cook', brand: 'smashfood' });
    await owner.api
      .put(`/api/accounts/${account.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    const limited = withToken(app, await logIn(app, account.account));
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
});
