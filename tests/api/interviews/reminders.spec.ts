import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Slot } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstant, offer } from '../../support/api/interviews.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

describe('reminders of interviews', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it('wait while the application is removed; mails with a calendar entry leave at once', async () => {
    const [slot] = (await addSlots(owner, [lagosInstant(4, '09:00')])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await owner.api.delete(`/api/applications/${ada.id}`).expect(204);
    // Without the offer: it may have left before a time was chosen, and otherwise waits as well.
    const ofInterview = `kind LIKE 'interview_%' AND kind <> 'interview_offered' AND application_id = $1`;
    const due = `UPDATE mails SET status = 'queued', attempts = 0, lease_until = NULL, next_attempt_at = now()
      WHERE ${ofInterview}`;
    await app.query(due, [ada.id]);
    const state = async () =>
      app.query(
        `SELECT DISTINCT kind LIKE 'interview_reminder%' AS "isReminder", status, due_at > now() AS "isLater"
         FROM mails WHERE ${ofInterview} ORDER BY 1`,
        [ada.id],
      );
    const sent = { isReminder: false, status: 'sent', isLater: false };
    const held = { isReminder: true, status: 'queued', isLater: true };
    await eventually(async () => expect(await state()).toEqual([sent, held]));
    await owner.api
      .post('/api/applications/restorations')
      .send({ ids: [ada.id] })
      .expect(200);
    await app.query(due, [ada.id]);
    await eventually(async () =>
      expect(await state()).toMatchObject([sent, { isReminder: true, status: 'sent' }]),
    );
  });

  it('go only to the interviewer if the applicant has been rejected', async () => {
    const [slot] = (await addSlots(owner, [lagosInstant(5, '09:00')])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await owner.api.put(`/api/applications/${ada.id}/status`).send({ status: 'rejected' }).expect(200);
    const reminders = `mails WHERE kind LIKE 'interview_reminder%' AND application_id = $1`;
    await app.query(`UPDATE mails SET next_attempt_at = now() WHERE id IN (SELECT id FROM ${reminders})`, [
      ada.id,
    ]);
    const sent = { recipient: owner.account.email, status: 'sent' };
    await eventually(async () =>
      expect(await app.query(`SELECT recipient, status FROM ${reminders}`, [ada.id])).toEqual([sent, sent]),
    );
  });
});
