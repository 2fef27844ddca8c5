import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { apply, type Member, postJob, registerAndLogIn } from '../support/api-actions.js';
import { type ApiApp, startApi } from '../support/api-app.js';
import { erasureOf, openNestApp } from '../support/api-nest-app.js';

let app: ApiApp;
let owner: Member;
let nest: NestExpressApplication;

beforeAll(async () => {
  app = await startApi();
  owner = await registerAndLogIn(app);
  nest = await openNestApp(app.site.environment);
}, 60_000);
afterAll(async () => {
  await nest.close();
  await app.close();
});

async function applyAndAge(jobId: number, email: string, age: string): Promise<string> {
  const { id } = await apply(app, jobId, { answers: { email } });
  await app.query(`UPDATE applications SET updated_at = now() - $2::interval WHERE id = $1`, [id, age]);
  return id;
}

it('deletes applications with their files twelve months after their last change, and no younger ones', async () => {
  const { id: jobId } = await postJob(owner);
  const old = await applyAndAge(jobId, 'old@example.com', '12 months 1 hour');
  const young = await applyAndAge(jobId, 'young@example.com', '12 months -1 hour');
  const erasure = await erasureOf(nest);
  await erasure.eraseExpired();
  expect((await app.query<{ id: string }>('SELECT id FROM applications')).map(({ id }) => id)).toEqual([
    young,
  ]);
  expect(await app.storedObjects()).toHaveLength(1);
  const audit = `SELECT actor_id, data FROM audit_log WHERE action = 'application.deleted' AND object_id = $1`;
  expect(await app.query(audit, [old])).toEqual([{ actor_id: null, data: { reason: 'retention' } }]);
});
