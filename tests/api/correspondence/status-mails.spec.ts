import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@smash/contract';
import type { Application, HistoryEntry, Job, MailTemplate, Schemas } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { expectNothingChanged } from '../../support/api/state.js';

const BOTH = [
  { status: 'accepted', template_id: null, delay_hours: 24 },
  { status: 'rejected', template_id: null, delay_hours: 48 },
] as const;

describe('the mails that a job sends by itself', () => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;
  let silent: Job;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    job = await postJob(owner, { status_mails: [...BOTH] });
    silent = await postJob(owner);
  });
  afterAll(() => app.close());

  const setStatus = (ids: string[], status: string, is_undo = false) =>
    owner.api
      .put('/api/applications/statuses')
      .send({ changes: ids.map((id) => ({ id, status, is_undo })) })
      .expect(200);
  const waiting = (id: string) =>
    app.query<{ id: string; due_at: Date; text: string; recipient: string; reply_to: string }>(
      `SELECT id, due_at, text, recipient, reply_to FROM mails WHERE application_id = $1 AND kind = 'job_status_mail' ORDER BY id`,
      [id],
    );
  const told = async (id: string) =>
    ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application).told_status;
  const send = (id: string) =>
    app.query(
      `UPDATE mails SET status = 'sent', sent_at = now(), due_at = now() WHERE application_id = $1 AND kind = 'job_status_mail'`,
      [id],
    );

  it('are off unless somebody chose them', async () => {
    expect(silent.status_mails).toEqual([]);
    const { id } = await apply(app, silent.id);
    await setStatus([id], 'rejected');
    expect(await waiting(id)).toEqual([]);
    expect(await told(id)).toBeNull();
  });

  it('wait for the delay, count as told, and are in the timeline', async () => {
    const { id } = await apply(app, job.id);
    const before = Date.now();
    await setStatus([id], 'rejected');
    const [mail] = await waiting(id);
    expect(mail?.due_at.getTime()).toBeGreaterThanOrEqual(before + 48 * HOUR_MS);
    expect(mail?.due_at.getTime()).toBeLessThanOrEqual(Date.now() + 48 * HOUR_MS);
    expect(mail?.text).toContain("We've decided not to take it forward.");
    expect(await told(id)).toBe('rejected');
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as HistoryEntry[])[0]).toMatchObject({
      type: 'mail_queued',
      actor: null,
      data: { mail_id: mail?.id, tells: 'rejected' },
    });
  });

  it('are taken back by a change of the status within the delay, also by undo', async () => {
    const { id } = await apply(app, job.id);
    await setStatus([id], 'rejected');
    await setStatus([id], 'pending', true);
    expect(await waiting(id)).toEqual([]);
    expect(await told(id)).toBeNull();
    await setStatus([id], 'rejected');
    await setStatus([id], 'accepted');
    expect(await waiting(id)).toMatchObject([{ text: expect.stringContaining('has been accepted') }]);
    expect(await told(id)).toBe('accepted');
  });

  it('are taken back by a change of the status after they were given up, and cannot be sent again', async () => {
    const { id } = await apply(app, job.id);
    await setStatus([id], 'accepted');
    const [givenUp] = await waiting(id);
    await app.query(`UPDATE mails SET status = 'failed', attempts = 14 WHERE id = $1`, [givenUp?.id]);
    await setStatus([id], 'pending');
    expect(await told(id)).toBeNull();
    await owner.api.post(`/api/mail/${givenUp?.id}/retry`).expect(404);
  });

  it('are taken back if the applicant withdraws', async () => {
    const { id, own } = await openOwnPage(app, job.id);
    await setStatus([id], 'rejected');
    await own.post('/api/my-application/withdrawal').expect(200);
    expect(await waiting(id)).toEqual([]);
  });

  it('tell nobody twice: neither after a slip was undone nor beside a mail from HR', async () => {
    const { id } = await apply(app, job.id);
    await setStatus([id], 'rejected');
    await send(id);
    await setStatus([id], 'accepted');
    await setStatus([id], 'rejected', true);
    expect(await waiting(id)).toHaveLength(1);
    expect(await told(id)).toBe('rejected');

    const other = await apply(app, job.id);
    await setStatus([other.id], 'rejected');
    await owner.api
      .post(`/api/applications/${other.id}/status-mail`)
      .send({ status: 'rejected' })
      .expect(202);
    expect(await waiting(other.id)).toEqual([]);
    expect(await told(other.id)).toBe('rejected');
  });

  it('are taken back by a withdrawal, as is a mail with the built-in text', async () => {
    const { id, own } = await openOwnPage(app, silent.id);
    await setStatus([id], 'rejected');
    await owner.api.post(`/api/applications/${id}/status-mail`).send({ status: 'rejected' }).expect(202);
    await own.post('/api/my-application/withdrawal').expect(200);
    expect(
      await app.query(
        `SELECT told_status, (SELECT count(*)::int FROM mails WHERE application_id = a.id AND kind = 'status_changed') AS waiting
         FROM applications a WHERE id = $1`,
        [id],
      ),
    ).toEqual([{ told_status: null, waiting: 0 }]);
  });

  it('can be followed by another mail with the built-in text after the mail server refused one', async () => {
    const { id } = await apply(app, silent.id);
    await setStatus([id], 'rejected');
    const address = `/api/applications/${id}/status-mail`;
    const tell = () => owner.api.post(address).send({ status: 'rejected' });
    const preview = async () => (await owner.api.get(address).expect(200)).body as Schemas['StatusMailDto'];
    await tell().expect(202);
    await tell().expect(409);
    const giveUp = `UPDATE mails SET status = 'failed' WHERE application_id = $1 AND kind = 'status_changed' RETURNING id`;
    const [givenUp] = await app.query<{ id: string }>(giveUp, [id]);
    expect(await preview()).toMatchObject({ is_sent: false });
    await tell().expect(202);
    expect(await preview()).toMatchObject({ is_sent: true });
    await owner.api.post(`/api/mail/${givenUp?.id}/retry`).expect(404);
    expect(await told(id)).toBe('rejected');
  });

  it('go to each address once for a job', async () => {
    const email = 'twice@example.com';
    const first = await apply(app, job.id, { answers: { email } });
    const second = await apply(app, job.id, { answers: { email: email.toUpperCase() } });
    await setStatus([first.id, second.id], 'rejected');
    expect([...(await waiting(first.id)), ...(await waiting(second.id))]).toHaveLength(1);
    await setStatus([first.id], 'accepted');
    expect(await waiting(first.id)).toHaveLength(1);
  });

  it('go to whoever applies again after being told', async () => {
    const answers = { email: 'again@example.com' };
    const first = await apply(app, job.id, { answers });
    await setStatus([first.id], 'rejected');
    const second = await apply(app, job.id, { answers });
    await setStatus([second.id], 'rejected');
    expect(await waiting(second.id)).toHaveLength(1);
    expect(await told(second.id)).toBe('rejected');
  });

  it('use the chosen template, or the first for the status after that is deleted', async () => {
    const { body } = await owner.api
      .post('/api/mail-templates/')
      .send({ name: 'Ours', subject: 'News', body: 'In our own words.', tells_status: 'rejected' })
      .expect(201);
    const { id: template_id } = body as MailTemplate;
    const own = await postJob(owner, { status_mails: [{ status: 'rejected', template_id, delay_hours: 1 }] });
    const first = await apply(app, own.id);
    await setStatus([first.id], 'rejected');
    expect((await waiting(first.id))[0]?.text).toContain('In our own words.');
    await owner.api.delete(`/api/mail-templates/${template_id}`).expect(204);
    const second = await apply(app, own.id);
    await setStatus([second.id], 'rejected');
    expect((await waiting(second.id))[0]?.text).toContain('not to take it forward');
  });

  it.each([
    ['a status twice', [BOTH[0], BOTH[0]]],
    ['pending', [{ ...BOTH[0], status: 'pending' }]],
    ['less than an hour', [{ ...BOTH[0], delay_hours: 0 }]],
    ['more than two weeks', [{ ...BOTH[0], delay_hours: 337 }]],
    ['no list', BOTH[0]],
  ])('are refused with %s', async (_, status_mails) => {
    const { title, description, requirements, responsibility } = job;
    const body = { title, description, requirements, responsibility, status_mails };
    await expectNothingChanged(app, () => owner.api.put(`/api/jobs/${job.id}`).send(body).expect(422));
  });

  it('stay as they are if a job is saved without them', async () => {
    const { title, description, requirements, responsibility } = job;
    const { body } = await owner.api
      .put(`/api/jobs/${job.id}`)
      .send({ title, description, requirements, responsibility })
      .expect(200);
    expect(body).toMatchObject({ status_mails: BOTH });
  });

  it.each([
    ['the decision by mail', () => job, true],
    ['no mail', () => silent, false],
  ])('are promised correctly: the receipt promises %s', async (_, ofJob, isPromised) => {
    const { id } = await apply(app, ofJob().id);
    const [receipt] = await app.query<{ text: string }>(
      `SELECT text FROM mails WHERE application_id = $1 AND kind = 'application_received'`,
      [id],
    );
    expect(receipt?.text.includes("We'll email you the decision")).toBe(isPromised);
  });

  it.each([
    ['by mail', () => job, "We'll email you when there's a decision.", true],
    [
      'on the own page',
      () => silent,
      "When there's a decision, you can see it on your application page.",
      false,
    ],
  ])(
    'are promised correctly: a mail about the review announces the decision %s',
    async (_, ofJob, promise, is_decision_mailed) => {
      const { id, own } = await openOwnPage(app, ofJob().id);
      for (const status of ['pending', 'reviewed']) {
        await setStatus([id], status);
        const { body } = await owner.api
          .post(`/api/applications/${id}/status-mail`)
          .send({ status })
          .expect(202);
        expect((body as Schemas['StatusMailDto']).text).toContain(promise);
      }
      expect((await own.get('/api/my-application').expect(200)).body).toMatchObject({ is_decision_mailed });
    },
  );
});
