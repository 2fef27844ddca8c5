import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailBatch } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { bringIn } from '../../support/api/imports.js';
import { someAnswers } from '../../support/samples/builders.js';
import { anApplicationTable } from '../../support/samples/tables.js';
import { eventually } from '../../support/api/state.js';
import { addPasskey } from '../../support/api/two-steps.js';
import { clockOff } from '../../support/servers/clock-off.js';
import { publicServer } from '../../support/servers/public-server.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';

describe.each([20, -20])('beside a backend whose clock is %i minutes off', (minutes) => {
  let app: ApiApp;
  let off: ServerProcess;
  let owner: Member;
  /** The same account at that backend. */
  let api: Requester;
  beforeAll(async () => {
    app = await startApi({}, { importPoll: 3_600_000 });
    const { databaseUrl: DATABASE_URL, storagePath: STORAGE_PATH } = app.site;
    off = await startServerProcess({ ...publicServer, ...clockOff(minutes), DATABASE_URL, STORAGE_PATH });
    owner = await registerAndLogIn(app);
    api = withToken(off, owner.token);
  });
  afterAll(async () => {
    await off.close();
    await app.close();
  });

  it('applications that came after a list was seen are not among all that match', async () => {
    const { id: job_id } = await postJob(owner, { title: `Rider ${minutes}` });
    const filter = { job_id };
    const [{ seen_at } = {}] = await app.query<{ seen_at?: Date }>('SELECT now() AS seen_at');
    await apply(off, job_id);
    await bringIn(api, 'applications', anApplicationTable(`Rider ${minutes}`, 1));
    for (const server of [api, owner.api]) {
      const write = (body: object) =>
        server.post('/api/applications/mails').send({ filter, subject: 'News', body: 'Hello.', ...body });
      await write({ seen_at }).expect(422);
      expect((await write({}).expect(202)).body).toMatchObject({ count: 2 });
      const setStatus = { action: 'set_status', status: 'reviewed', filter };
      const { body } = await server.post('/api/applications/bulk').send(setStatus).expect(202);
      expect(body).toMatchObject({ total: 2 });
    }
  });

  it('an application sent twice without a key is stored once, whichever backend takes it first', async () => {
    const { id: jobId } = await postJob(owner);
    for (const servers of [[off, app] as const, [app, off] as const]) {
      const answers = someAnswers();
      const statuses: number[] = [];
      for (const server of servers) statuses.push((await submit(server, jobId, { answers })).status);
      expect(statuses).toEqual([201, 200]);
    }
  });

  it('passkeys can be added, and exports are valid for five minutes', async () => {
    await addPasskey({ account: owner.account, api }, publicServer.PUBLIC_URL);
    const { id: job_id } = await postJob(owner);
    await api.post('/api/applications/exports').send({ kind: 'csv', job_id }).expect(201);
    const rows = await app.query(
      'SELECT ceil(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM application_exports',
    );
    expect(rows).toEqual([{ minutes: 5 }]);
  });

  it('mails to applicants wait for the time to undo, and can be undone on either backend', async () => {
    const { id } = await apply(app, (await postJob(owner)).id);
    for (const [writer, undoer] of [
      [api, owner.api],
      [owner.api, api],
    ] as const) {
      const { body } = await writer
        .post('/api/applications/mails')
        .send({ ids: [id], subject: 'News', body: 'Hello.' })
        .expect(202);
      const { batch_id } = body as MailBatch;
      const rows = await app.query<{ minutes: number }>(
        'SELECT ceil(extract(epoch FROM sends_at - now()) / 60)::int AS minutes FROM mail_batches WHERE id = $1',
        [batch_id],
      );
      expect(rows).toEqual([{ minutes: 10 }]);
      await undoer.delete(`/api/applications/mails/${batch_id}`).expect(200);
    }
  });
});

it('the digest of new applications ends at the time of the database', async () => {
  const app = await startApi({}, { digestPoll: 3_600_000 });
  const owner = await registerAndLogIn(app);
  await owner.api.put('/api/me/notices').send({ new_applications: 'digest' }).expect(200);
  const told = await app.query(
    `UPDATE arrival_notices SET told_until = now() - interval '3 days' RETURNING 1`,
  );
  expect(told).toHaveLength(1);
  const { databaseUrl: DATABASE_URL, storagePath: STORAGE_PATH } = app.site;
  const ahead = await startServerProcess({ ...clockOff(25 * 60), DATABASE_URL, STORAGE_PATH });
  await eventually(async () =>
    expect(
      await app.query(
        `SELECT told_until <= now() AS is_past FROM arrival_notices WHERE told_until > now() - interval '2 days'`,
      ),
    ).toEqual([{ is_past: true }]),
  );
  await ahead.close();
  await app.close();
});
