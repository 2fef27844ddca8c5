import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, HistoryEntry, Mail, MailBatch } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

const email = 'slip@example.com';

describe('outdated mails', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let id: string;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url }, { mailBatchPoll: 200 });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    server.answerWith(() => undefined);
    await app.query('DELETE FROM mails');
    server.received.length = 0;
    const status_mails = [{ status: 'rejected' as const, template_id: null, delay_hours: 1 }];
    const job = await postJob(owner, { status_mails });
    id = (await apply(app, job.id, { answers: { email } })).id;
    await untilListed('sent', 2);
  });

  const mailsToApplicant = () => server.received.filter(({ recipients }) => recipients.includes(email));
  const listed = async (status: Mail['status']) =>
    (await owner.api.get(`/api/mail/?status=${status}`).expect(200)).body as Mail[];
  const untilListed = (status: Mail['status'], count: number) =>
    eventually(async () => expect(await listed(status)).toHaveLength(count));
  const setStatus = (status: string) =>
    owner.api.put(`/api/applications/${id}/status`).send({ status }).expect(200);
  /** Rejects the applicant, and makes the mail due as if the delay of the job were over. */
  async function rejectAndLetLeave(): Promise<void> {
    await setStatus('rejected');
    await app.query(`UPDATE mails SET due_at = now(), next_attempt_at = now() WHERE status = 'queued'`);
  }

  it('about a former status are taken back even while they wait for another attempt', async () => {
    server.answerWith(() => 451);
    await rejectAndLetLeave();
    await eventually(async () => {
      expect(await listed('queued')).toMatchObject([
        { attempts: 1, last_error: expect.stringContaining('451') },
      ]);
    });
    await setStatus('reviewed');
    expect(await listed('queued')).toEqual([]);
  });

  it('still go out if they are being sent at that moment', async () => {
    const held = server.holdNext();
    await rejectAndLetLeave();
    await held.isTried;
    await setStatus('reviewed');
    held.take();
    await untilListed('sent', 3);
    expect(mailsToApplicant()).toHaveLength(2);
  });

  it('are not retried if they were being sent at that moment and failed', async () => {
    const held = server.holdNext();
    await rejectAndLetLeave();
    await held.isTried;
    await setStatus('reviewed');
    expect(await toldStatus()).toBe('rejected');
    held.take(451);
    await expectNeverSent();
  });

  it('are not retried if the process that was sending them died', async () => {
    await setStatus('rejected');
    const lease = (until: string) =>
      app.query(
        `UPDATE mails SET attempts = 1, next_attempt_at = ${until}, lease_until = ${until} WHERE status = 'queued'`,
      );
    await lease(`now() + interval '1 minute'`);
    await setStatus('reviewed');
    await lease('now()');
    await expectNeverSent();
  });

  it('are not sent by hand if they were given up while being taken back', async () => {
    await setStatus('rejected');
    const fail = `UPDATE mails SET status = 'failed', taken_back_at = now() WHERE status = 'queued' RETURNING id`;
    const [mail] = await app.query<{ id: string }>(fail);
    await owner.api.post(`/api/mail/${mail?.id}/retry`).expect(200);
    await expectNeverSent();
  });

  const toldStatus = async () =>
    ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application).told_status;

  async function expectNeverSent(): Promise<void> {
    await eventually(async () => expect(await toldStatus()).toBeNull());
    expect(await listed('queued')).toEqual([]);
    expect(mailsToApplicant()).toHaveLength(1);
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as HistoryEntry[])[0]).toMatchObject({ type: 'mail_cancelled', actor: null });
  }

  it('are taken back from a batch if their writer may no longer see the applicant', async () => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    const rides = await postJob(owner, { title: 'Rider', brand: 'ridesmash' });
    const { id: seen } = await apply(app, rides.id, { answers: { email: 'seen@example.com' } });
    const letter = { ids: [id, seen], subject: 'News', body: 'There is news.' };
    const { body } = await recruiter.api.post('/api/applications/mails').send(letter).expect(202);
    const { batch_id } = body as MailBatch;
    const progress = async (): Promise<unknown> =>
      (await owner.api.get(`/api/applications/mails/${batch_id}`).expect(200)).body;
    await eventually(async () => expect(await progress()).toMatchObject({ prepared: 2 }));
    await owner.api
      .put(`/api/accounts/${recruiter.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    await eventually(async () => expect(await progress()).toMatchObject({ queued: 1, taken_back: 1 }));
    await app.query('UPDATE mails SET due_at = now(), next_attempt_at = now() WHERE group_id = $1', [
      batch_id,
    ]);
    await eventually(async () =>
      expect(await progress()).toMatchObject({ queued: 0, sent: 1, taken_back: 1 }),
    );
    const news = server.received.filter(({ content }) => content.subject?.startsWith('News'));
    expect(news.flatMap(({ recipients }) => recipients)).toEqual(['seen@example.com']);
  });
});
