import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailBatch } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { clockOff } from '../../support/servers/clock-off.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';

describe.each([20, -20])('beside a backend whose clock is %i minutes off', (minutes) => {
  let app: ApiApp;
  let off: ServerProcess;
  let owner: Member;
  /** The same account at the other one. */
  let api: Requester;
  beforeAll(async () => {
    app = await startApi();
    const { databaseUrl: DATABASE_URL, storagePath: STORAGE_PATH } = app.site;
    off = await startServerProcess({ ...clockOff(minutes), DATABASE_URL, STORAGE_PATH });
    owner = await registerAndLogIn(app);
    api = withToken(off, owner.token);
  });
  afterAll(async () => {
    await off.close();
    await app.close();
  });

  it('mails to applicants wait for as long as they can be undone, and are undone by either', async () => {
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
        'SELECT round(extract(epoch FROM sends_at - now()) / 60)::int AS minutes FROM mail_batches WHERE id = $1',
        [batch_id],
      );
      expect(rows).toEqual([{ minutes: 10 }]);
      await undoer.delete(`/api/applications/mails/${batch_id}`).expect(200);
    }
  });
});
