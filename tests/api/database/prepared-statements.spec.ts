import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';

/** More often than PostgreSQL plans a prepared statement for its values, on each of two connections. */
const OFTEN = 20;

describe('statements that are planned once for each connection', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi({ DATABASE_POOL_SIZE: '2' });
    owner = await registerAndLogIn(app);
    for (const brand of ['ridesmash', 'smashfood'] as const) {
      await insertApplications(app, (await postJob(owner, { brand })).id, 3);
    }
  });
  afterAll(() => app.close());

  const brandsOf = async ({ api }: Member): Promise<number> => {
    const { body } = await api.get('/api/applications-list/?per_page=25').expect(200);
    return new Set((body as Application[]).map(({ job_id }) => job_id)).size;
  };

  it('show each account what it may see, whoever used the connection before', async () => {
    const member = await joinAs(app, owner);
    await owner.api
      .put(`/api/accounts/${member.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    const token = await logIn(app, member.account);
    const limited = { ...member, token, api: withToken(app, token) };
    for (let i = 0; i < OFTEN; i += 1) {
      expect(await brandsOf(owner)).toBe(2);
      expect(await brandsOf(limited)).toBe(1);
    }
  });

  it('still work after a migration has changed the type of a column', async () => {
    for (let i = 0; i < OFTEN; i += 1) await brandsOf(owner);
    await app.query('DROP VIEW limited.application_files CASCADE');
    await app.query('ALTER TABLE application_files ALTER COLUMN name TYPE text');
    for (let i = 0; i < OFTEN; i += 1) expect(await brandsOf(owner)).toBe(2);
  });
});
