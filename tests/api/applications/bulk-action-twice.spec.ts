import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAction } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { whileHeld } from '../../support/api/held-up.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';

interface Answer {
  status: number;
  body: BulkAction;
}

const WRITES = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  AND query LIKE 'INSERT INTO "bulk_actions"%'`;

describe('a bulk action', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({ RATE_LIMIT_FACTOR: '1' });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const removals = (count: number) =>
    owner.api
      .post('/api/applications/removals')
      .send({ ids: Array.from({ length: count }, () => randomUUID()) });

  it('that is sent twice at once counts once towards the limit of a hundred removals', async () => {
    for (let piece = 0; piece < 4; piece += 1) await removals(20).expect(200);
    const { id: jobId } = await postJob(owner);
    await insertApplications(app, jobId, 15);
    const key = randomUUID();
    const send = (): Promise<Answer> =>
      owner.api
        .post('/api/applications/bulk')
        .set('Idempotency-Key', key)
        .send({ filter: { job_id: jobId }, action: 'remove' })
        .then(({ status, body }) => ({ status, body: body as BulkAction }));
    const { sent } = await whileHeld(app, 'LOCK TABLE bulk_actions IN SHARE MODE', async () => {
      const first = send();
      await eventually(async () => expect(await app.query(WRITES)).toHaveLength(1));
      const second = send();
      // Meanwhile the second would be counted.
      for (let count = 0; count < 10; count += 1) await owner.api.get('/api/me').expect(200);
      return { sent: [first, second] as const };
    });
    const [first, second] = await Promise.all(sent);
    expect(first).toMatchObject({ status: 202, body: { total: 15 } });
    expect(second).toMatchObject({ status: 202, body: { id: first.body.id } });
    await removals(5).expect(200);
    await removals(1).expect(429);
  });

  it('is done with the applications that are left if one was erased after it was chosen', async () => {
    const { id: jobId } = await postJob(owner);
    await insertApplications(app, jobId, 3);
    const { sent } = await whileHeld(app, 'LOCK TABLE bulk_actions IN SHARE MODE', async () => {
      const reviewed = owner.api
        .post('/api/applications/bulk')
        .send({ filter: { job_id: jobId }, action: 'set_status', status: 'reviewed' })
        .then(({ status, body }) => ({ status, body: body as BulkAction }));
      await eventually(async () => expect(await app.query(WRITES)).toHaveLength(1));
      await app.query(
        `DELETE FROM applications WHERE id = (SELECT id FROM applications WHERE job_id = $1 LIMIT 1)`,
        [jobId],
      );
      return { sent: reviewed };
    });
    expect(await sent).toMatchObject({ status: 202, body: { total: 2 } });
  });
});
