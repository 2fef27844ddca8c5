import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ApplicantMail,
  Application,
  HistoryEntry,
  MailBatch,
  MailProgress,
} from '@smash/contract/client';
import { joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { heldUp, whileHeld } from '../../support/api/held-up.js';
import { importOldApplication, insertApplications } from '../../support/api/rows.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

const HR = 'hr@smashtechnology.example';
const text = { subject: 'News: {{job_title}}', body: 'Dear {{first_name}},\n\nHello.' };

describe('mails to applicants', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url }, { workRetry: 1, mailBatchPoll: 200 });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** Makes this many applications for a new job, newest first. */
  async function someApplications(count: number, columns = {}): Promise<{ jobId: number; ids: string[] }> {
    const { id: jobId } = await postJob(owner);
    const email = `'a' || n || '.${jobId}@example.com'`;
    await insertApplications(app, jobId, count, { email, ...columns });
    const rows = await app.query<{ id: string }>(
      'SELECT id FROM applications WHERE job_id = $1 ORDER BY applied_at DESC',
      [jobId],
    );
    return { jobId, ids: rows.map(({ id }) => id) };
  }
  const write = (body: object, key: string = randomUUID()) =>
    owner.api
      .post('/api/applications/mails')
      .set('Idempotency-Key', key)
      .send({ ...text, ...body });
  const written = async (body: object, key?: string) =>
    (await write(body, key).expect(202)).body as MailBatch;
  const progress = async (id: string) =>
    (await owner.api.get(`/api/applications/mails/${id}`).expect(200)).body as MailProgress;
  const undo = (id: string) => owner.api.delete(`/api/applications/mails/${id}`);
  const untilPrepared = (id: string, prepared: number) =>
    eventually(async () => expect(await progress(id)).toMatchObject({ prepared }));
  /** Ends the minutes in which the batch can be undone. */
  async function letLeave(id: string): Promise<void> {
    await app.query('UPDATE mail_batches SET sends_at = now() WHERE id = $1', [id]);
    await app.query('UPDATE mails SET due_at = now(), next_attempt_at = now() WHERE group_id = $1', [id]);
  }
  const untold = async (jobId: number, query = 'told=no') => {
    const { body, headers } = await owner.api.get(`/api/jobs/${jobId}/applications?${query}`).expect(200);
    return { ids: (body as Application[]).map(({ id }) => id), total: headers['x-total-count'] };
  };

  const setStatuses = (ids: string[], status: string, is_undo = false) =>
    owner.api
      .put('/api/applications/statuses')
      .send({ changes: ids.map((id) => ({ id, status, is_undo })) })
      .expect(200);

  it('are sent when they can no longer be undone, with HR to reply to and the reference in the subject', async () => {
    const { jobId, ids } = await someApplications(2);
    const batch = await written({ ids });
    expect(batch).toMatchObject({ count: 2, tells_status: null });
    expect(new Date(batch.sends_at).getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    await untilPrepared(batch.batch_id, 2);
    expect(await progress(batch.batch_id)).toMatchObject({ queued: 2, sent: 0, undone_at: null });
    expect(server.received).toHaveLength(0);

    await letLeave(batch.batch_id);
    await eventually(async () =>
      expect(await progress(batch.batch_id)).toMatchObject({ queued: 0, sent: 2 }),
    );
    const [application] = await app.query<{ reference: string }>(
      'SELECT reference FROM applications WHERE id = $1',
      [ids[0]],
    );
    const mail = server.received.find(({ recipients }) => recipients[0] === `a1.${jobId}@example.com`);
    expect(mail?.content.subject).toContain(`(${application?.reference})`);
    expect(mail?.content.replyTo).toEqual([{ address: HR, name: '' }]);
    expect(mail?.content.text).toContain('Dear Ada,');
    await undo(batch.batch_id).expect(409);
  });

  it('are in the timeline with text and status, and leave no typed text in the batch', async () => {
    const { ids } = await someApplications(1);
    const [id = ''] = ids;
    const { batch_id } = await written({ ids });
    await untilPrepared(batch_id, 1);
    await letLeave(batch_id);
    await eventually(async () => {
      const { body } = await owner.api.get(`/api/applications/${id}/mails`).expect(200);
      const [mail] = body as ApplicantMail[];
      expect(mail).toMatchObject({
        kind: 'applicant_mail',
        status: 'sent',
        text: expect.stringContaining('Dear Ada,'),
      });
      const history = (await owner.api.get(`/api/applications/${id}/history`).expect(200))
        .body as HistoryEntry[];
      expect(history[0]).toMatchObject({ type: 'mail_queued', data: { mail_id: mail?.id } });
    });
    expect(await app.query('SELECT subject, body FROM mail_batches WHERE id = $1', [batch_id])).toEqual([
      { subject: '', body: '' },
    ]);
  });

  it('can be undone, also repeatedly, and are then never sent', async () => {
    const { jobId, ids } = await someApplications(3, { status: `'rejected'` });
    const { batch_id } = await written({ ids, tells_status: 'rejected' });
    await untilPrepared(batch_id, 3);
    expect(await untold(jobId)).toEqual({ ids: [], total: '0' });
    expect((await untold(jobId, 'told=yes')).total).toBe('3');
    const { body } = await undo(batch_id).expect(200);
    expect(body).toMatchObject({ prepared: 3, queued: 0, sent: 0, taken_back: 3 });
    await expectNothingChanged(app, () => undo(batch_id).expect(200));
    expect(await app.query('SELECT FROM mails WHERE group_id = $1', [batch_id])).toEqual([]);
    expect((await untold(jobId)).total).toBe('3');
  });

  it('can be undone while an applicant withdraws', async () => {
    const { ids } = await someApplications(2);
    const { batch_id } = await written({ ids });
    await untilPrepared(batch_id, 2);
    await heldUp(
      app,
      [
        `SELECT FROM applications WHERE id = '${ids[0]}' FOR NO KEY UPDATE`,
        `DELETE FROM mails WHERE application_id = '${ids[0]}' AND group_id = '${batch_id}'`,
      ],
      [() => undo(batch_id).expect(200)],
    );
    expect(await progress(batch_id)).toMatchObject({ queued: 0, taken_back: 2 });
  });

  it.each([
    ['suspended', 'status', { status: 'suspended' }],
    ['made a reviewer', 'role', { role: 'reviewer' }],
  ])('are taken back if whoever wrote them is %s before they leave', async (_, what, change) => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { jobId, ids } = await someApplications(2, { status: `'rejected'` });
    const { body } = await recruiter.api
      .post('/api/applications/mails')
      .set('Idempotency-Key', randomUUID())
      .send({ ...text, ids, tells_status: 'rejected' })
      .expect(202);
    const { batch_id } = body as MailBatch;
    await untilPrepared(batch_id, 2);
    await owner.api.put(`/api/accounts/${recruiter.id}/${what}`).send(change).expect(200);
    await eventually(async () =>
      expect(await progress(batch_id)).toMatchObject({ queued: 0, sent: 0, taken_back: 2 }),
    );
    expect((await untold(jobId)).total).toBe('2');
  });

  it('keep the applicant told if a second batch is undone', async () => {
    const { jobId, ids } = await someApplications(1, { status: `'accepted'` });
    const first = await written({ ids, tells_status: 'accepted' });
    await untilPrepared(first.batch_id, 1);
    const second = await written({ ids, tells_status: 'accepted' });
    await untilPrepared(second.batch_id, 1);
    await undo(second.batch_id).expect(200);
    expect((await untold(jobId)).total).toBe('0');
  });

  it('leave out and count withdrawn and deleted applications, other statuses, and a repeated address', async () => {
    const { ids } = await someApplications(5, { status: `'rejected'` });
    const [, same, withdrawn, other, removed] = ids;
    await app.query(
      `UPDATE applications SET email = (SELECT upper(email) FROM applications WHERE id = $2) WHERE id = $1`,
      [same, ids[0]],
    );
    await app.query('UPDATE applications SET withdrawn_at = now() WHERE id = $1', [withdrawn]);
    await app.query(`UPDATE applications SET status = 'accepted' WHERE id = $1`, [other]);
    await app.query('UPDATE applications SET removed_at = now() WHERE id = $1', [removed]);
    const batch = await written({ ids, tells_status: 'rejected' });
    expect(batch).toMatchObject({
      count: 1,
      left_out: { missing: 1, withdrawn: 1, other_status: 1, same_person: 1 },
    });
    const nobody = await write({ ids: [withdrawn] }).expect(422);
    expect(nobody.body).toEqual({
      code: 'nobody_to_write_to',
      detail: 'Nobody would get this email: 1 withdrawn',
    });
  });

  it('are taken back if the applicant withdraws before they leave', async () => {
    const { id: jobId } = await postJob(owner);
    const { id, own } = await openOwnPage(app, jobId);
    const { batch_id } = await written({ ids: [id] });
    await untilPrepared(batch_id, 1);
    await own.post('/api/my-application/withdrawal').expect(200);
    expect(await progress(batch_id)).toMatchObject({ prepared: 1, queued: 0, taken_back: 1 });
  });

  it('that tell of a decision are not sent if the decision has changed by then', async () => {
    const { jobId, ids } = await someApplications(3, { status: `'rejected'` });
    const [other = '', slip = ''] = ids;
    const telling = await written({ ids, tells_status: 'rejected' });
    const silent = await written({ ids });
    for (const { batch_id } of [telling, silent]) await untilPrepared(batch_id, 3);
    await setStatuses([other, slip], 'accepted');
    expect((await untold(jobId)).ids).toEqual([other, slip]);
    await setStatuses([slip], 'rejected', true);
    expect(await untold(jobId)).toEqual({ ids: [other], total: '1' });

    for (const { batch_id } of [telling, silent]) await letLeave(batch_id);
    await eventually(async () => {
      expect(await progress(telling.batch_id)).toMatchObject({ sent: 2, taken_back: 1 });
      expect(await progress(silent.batch_id)).toMatchObject({ sent: 3, taken_back: 0 });
    });
    const { body } = await owner.api.get(`/api/applications/${other}`).expect(200);
    expect(body).toMatchObject({ told_status: null });
  });

  it('with the built-in text are not sent either if the decision has changed by then', async () => {
    const { ids } = await someApplications(1, { status: `'rejected'` });
    const [id = ''] = ids;
    server.answerWith(() => 451);
    await owner.api.post(`/api/applications/${id}/status-mail`).send({ status: 'rejected' }).expect(202);
    const mails = () =>
      app.query('SELECT FROM mails WHERE application_id = $1 AND attempts > 0 AND lease_until IS NULL', [id]);
    await eventually(async () => expect(await mails()).toHaveLength(1));
    server.answerWith(() => undefined);
    await setStatuses([id], 'accepted');
    await app.query('UPDATE mails SET next_attempt_at = now() WHERE application_id = $1', [id]);
    await eventually(async () => {
      const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
      expect([(body as Application).told_status, await mails()]).toEqual([null, []]);
    });
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as HistoryEntry[])[0]).toMatchObject({ type: 'mail_cancelled', actor: null });
  });

  it('that the mail server refuses for good do not count as told until they are sent again', async () => {
    const { jobId, ids } = await someApplications(2, { status: `'rejected'` });
    const refused = `a1.${jobId}@example.com`;
    server.answerWith((recipient) => (recipient === refused ? 550 : undefined));
    const { batch_id } = await written({ ids, tells_status: 'rejected' });
    await untilPrepared(batch_id, 2);
    await letLeave(batch_id);
    await eventually(async () => expect(await progress(batch_id)).toMatchObject({ sent: 1, failed: 1 }));
    expect(await untold(jobId)).toEqual({ ids: [ids[0]], total: '1' });

    server.answerWith(() => undefined);
    const [failed] = await app.query<{ id: string }>(
      `SELECT id FROM mails WHERE group_id = $1 AND status = 'failed'`,
      [batch_id],
    );
    await owner.api.post(`/api/mail/${failed?.id}/retry`).expect(200);
    expect((await untold(jobId)).total).toBe('0');
  });

  it('wait without an attempt while their application is removed, and are sent after it is restored', async () => {
    const { ids } = await someApplications(3, { status: `'rejected'` });
    const [kept = '', ...removed] = ids.toSorted();
    const [early, late] = removed.map((id) => () => owner.api.delete(`/api/applications/${id}`).expect(204));
    const held = `SELECT FROM applications WHERE id = '${kept}' FOR UPDATE`;
    const { batch_id } = await whileHeld(app, held, async () => {
      const begun = await written({ ids, tells_status: 'rejected' });
      await early?.();
      return begun;
    });
    await untilPrepared(batch_id, 3);
    await late?.();
    await letLeave(batch_id);
    const state = `SELECT application_id AS id, status, attempts, due_at > now() AS "isDueLater" FROM mails WHERE group_id = $1`;
    const waiting = removed.map((id) => ({ id, status: 'queued', attempts: 0, isDueLater: true }));
    const sent = { id: kept, status: 'sent', attempts: 1, isDueLater: false };
    await eventually(async () =>
      expect(await app.query(state, [batch_id])).toEqual(expect.arrayContaining([sent, ...waiting])),
    );
    await owner.api.post('/api/applications/restorations').send({ ids: removed }).expect(200);
    await letLeave(batch_id);
    await eventually(async () => expect(await progress(batch_id)).toMatchObject({ queued: 0, sent: 3 }));
  });

  it('go to all that match the filter of the list', async () => {
    const { jobId } = await someApplications(3);
    await app.query(
      `UPDATE applications SET status = 'reviewed' WHERE id IN (SELECT id FROM applications WHERE job_id = $1 LIMIT 2)`,
      [jobId],
    );
    const batch = await written({ filter: { job_id: jobId, status: 'reviewed' } });
    expect(batch.count).toBe(2);
    await untilPrepared(batch.batch_id, 2);
  });

  it('leave out applications that came after the list was seen', async () => {
    const { jobId, ids } = await someApplications(3);
    await app.query(`UPDATE applications SET applied_at = '2026-01-02T09:00:00Z' WHERE id = $1`, [ids[0]]);
    await importOldApplication(app, jobId);
    const filter = { job_id: jobId };
    const batches = [await written({ filter, seen_at: '2026-01-02T09:00:00Z' }), await written({ filter })];
    expect(batches.map(({ count }) => count)).toEqual([1, 4]);
    for (const { batch_id, count } of batches) await untilPrepared(batch_id, count);
  });

  it.each([
    ['neither ids nor a filter', {}],
    ['both', { ids: [randomUUID()], filter: {} }],
    ['an unknown parameter of the list', { filter: { sort: 'email' } }],
    ['a list for a filter', { filter: [] }],
    ['5,001 ids', { ids: Array.from({ length: 5_001 }, () => randomUUID()) }],
    ['an unknown placeholder', { filter: {}, body: '{{salary}}' }],
  ])('are refused with %s', async (_, body) => {
    await expectNothingChanged(app, () => write(body).expect(422));
  });

  it('are written once per key, even if ten requests come at once; another text needs another key', async () => {
    const { ids } = await someApplications(1);
    const key: string = randomUUID();
    const seenAt = (ago: number) => new Date(Date.now() - ago).toISOString();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, ago) => written({ ids, seen_at: seenAt(ago) }, key)),
    );
    expect(new Set(all.map(({ batch_id }) => batch_id)).size).toBe(1);
    await untilPrepared(all[0]?.batch_id ?? '', 1);
    expect(
      (await app.query(`SELECT FROM mails WHERE application_id = $1 AND kind = 'applicant_mail'`, ids))
        .length,
    ).toBe(1);
    await write({ ids, subject: 'Other' }, key).expect(422);
  });

  it('are counted as not made if one always fails, while those written later are made', async () => {
    const { ids } = await someApplications(3);
    const bad = [...ids].reverse()[1];
    await app.query(`ALTER TABLE mails ADD CONSTRAINT stop CHECK (application_id <> '${bad}') NOT VALID`);
    const { batch_id } = await written({ ids });
    const later = await written({ ids: (await someApplications(1)).ids });
    await untilPrepared(later.batch_id, 1);
    await eventually(async () =>
      expect(await progress(batch_id)).toMatchObject({ count: 3, prepared: 1, not_made: 2 }),
    );
    expect(await app.query('SELECT subject, failure FROM mail_batches WHERE id = $1', [batch_id])).toEqual([
      { subject: '', failure: '23514' },
    ]);
    await app.query('ALTER TABLE mails DROP CONSTRAINT stop');
  });

  it('can be written by recruiters, but not by reviewers', async () => {
    const { ids } = await someApplications(1);
    const reviewer = await joinAs(app, owner, 'reviewer');
    await reviewer.api
      .post('/api/applications/mails')
      .send({ ids, ...text })
      .expect(403);
    const recruiter = await joinAs(app, owner, 'recruiter');
    await recruiter.api
      .post('/api/applications/mails')
      .send({ ids, ...text })
      .expect(202);
  });

  // Last, as tests that compare all rows would read these too.
  it('are made and undone completely, even for more applications than one step of the work takes', async () => {
    const { jobId } = await someApplications(251, { status: `'rejected'` });
    const batch = await written({ filter: { job_id: jobId }, tells_status: 'rejected' });
    await eventually(async () => expect(await progress(batch.batch_id)).toMatchObject({ queued: 251 }));
    expect((await undo(batch.batch_id).expect(200)).body).toMatchObject({ queued: 0, taken_back: 251 });
    expect((await untold(jobId)).total).toBe('251');
  });

  it('go to at most 5,000, and to nobody if there are more', async () => {
    const { jobId } = await someApplications(5_000);
    const batch = await written({ filter: { job_id: jobId } });
    expect(batch.count).toBe(5_000);
    await undo(batch.batch_id).expect(200);
    await insertApplications(app, jobId, 1);
    const { body } = await write({ filter: { job_id: jobId } }).expect(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'filter'], type: 'too_many_recipients' }] });
  });
});
