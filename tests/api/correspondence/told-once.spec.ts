import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailBatch, MailProgress } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { eventually } from '../../support/api/state.js';

const text = { subject: 'News: {{job_title}}', body: 'Dear {{first_name}},\n\nHello.' };

describe('two people who tell an applicant of the same decision', () => {
  let app: ApiApp;
  let one: Member;
  let other: Member;
  let jobId: number;
  beforeAll(async () => {
    app = await startApi({}, { workRetry: 1, mailBatchPoll: 200 });
    one = await registerAndLogIn(app);
    other = await joinAs(app, one, 'recruiter');
    jobId = (await postJob(one)).id;
  });
  afterAll(() => app.close());

  async function rejected(): Promise<string> {
    const { id } = await apply(app, jobId);
    await one.api.put(`/api/applications/${id}/status`).send({ status: 'rejected' }).expect(200);
    return id;
  }
  /** The time of the database. */
  async function now(): Promise<string> {
    const [row] = await app.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return row?.now.toISOString() ?? '';
  }
  const write = ({ api }: Member, body: object) =>
    api
      .post('/api/applications/mails')
      .set('Idempotency-Key', crypto.randomUUID())
      .send({ ...text, tells_status: 'rejected', ...body });
  const progress = async ({ body }: { body: unknown }) => {
    const { batch_id } = body as MailBatch;
    return (await one.api.get(`/api/applications/mails/${batch_id}`).expect(200)).body as MailProgress;
  };
  const untilPrepared = (answer: { body: unknown }, prepared: number) =>
    eventually(async () => expect(await progress(answer)).toMatchObject({ prepared }));

  it('write one mail from lists read before; who has seen that one can tell again', async () => {
    const [id, apart] = [await rejected(), await rejected()];
    const seen_at = await now();
    await untilPrepared(await write(one, { ids: [id], seen_at }).expect(202), 1);
    const nobody = await write(other, { ids: [id], seen_at }).expect(422);
    expect(nobody.body).toEqual({
      code: 'nobody_to_write_to',
      detail: 'Nobody would get this email: 1 told by another email',
    });
    const { body } = await write(other, { ids: [id, apart], seen_at }).expect(202);
    expect(body).toMatchObject({ count: 1, left_out: { already_told: 1 } });
    await untilPrepared(await write(other, { ids: [id], seen_at: await now() }).expect(202), 1);
    await untilPrepared(await write(other, { ids: [id], seen_at, tells_status: null }).expect(202), 1);
  });

  it('write one mail if both ask before any is made', async () => {
    const id = await rejected();
    const seen_at = await now();
    // No mail is made until both have asked.
    const hold = `SELECT FROM applications WHERE id = '${id}' FOR NO KEY UPDATE`;
    const answers = await whileHeld(app, hold, async () => [
      await write(one, { ids: [id], seen_at }).expect(202),
      await write(other, { ids: [id], seen_at }).expect(202),
    ]);
    await eventually(async () => {
      const made = await Promise.all(answers.map(progress));
      expect(made.map(({ prepared }) => prepared).sort()).toEqual([0, 1]);
      expect(made.map(({ left_out }) => left_out.already_told).sort()).toEqual([0, 1]);
    });
  });

  it('write one mail, even if the list was read while the first mail waited to be made', async () => {
    const id = await rejected();
    const hold = `SELECT FROM applications WHERE id = '${id}' FOR NO KEY UPDATE`;
    const answers = await whileHeld(app, hold, async () => {
      const first = await write(one, { ids: [id] }).expect(202);
      await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(1));
      return [first, await write(other, { ids: [id], seen_at: await now() }).expect(202)];
    });
    await eventually(async () => {
      const made = await Promise.all(answers.map(progress));
      expect(made.map(({ prepared }) => prepared)).toEqual([1, 0]);
      // Both batches are complete: the second one no longer counts the applicant.
      expect(made.map(({ count }) => count)).toEqual([1, 0]);
      expect(made.map(({ left_out }) => left_out.already_told)).toEqual([0, 1]);
    });
  });

  it('write another mail if the first was given up, which is then taken back', async () => {
    const id = await rejected();
    const mails = () =>
      app.query<{ id: string; status: string }>(
        'SELECT id, status FROM mails WHERE application_id = $1 AND is_kept',
        [id],
      );
    const first = await write(one, { ids: [id] }).expect(202);
    await untilPrepared(first, 1);
    const [givenUp] = await mails();
    await app.query(`UPDATE mails SET status = 'failed' WHERE id = $1`, [givenUp?.id]);
    await untilPrepared(await write(other, { ids: [id] }).expect(202), 1);
    expect(await mails()).toMatchObject([{ status: 'queued' }]);
    expect(await progress(first)).toMatchObject({ failed: 0, taken_back: 1 });
    await one.api.post(`/api/mail/${givenUp?.id}/retry`).expect(404);
    const { body } = await one.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ told_status: 'rejected' });
  });

  it('take back the waiting mail when they tell of another decision', async () => {
    const id = await rejected();
    const first = await write(one, { ids: [id] }).expect(202);
    await untilPrepared(first, 1);
    await one.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
    expect(await progress(first)).toMatchObject({ queued: 1, taken_back: 0 });
    await untilPrepared(await write(other, { ids: [id], tells_status: 'accepted' }).expect(202), 1);
    expect(await progress(first)).toMatchObject({ queued: 0, taken_back: 1 });
  });

  it('cannot send the built-in text beside a mail with their own', async () => {
    const id = await rejected();
    const seen_at = await now();
    await untilPrepared(await write(one, { ids: [id], seen_at }).expect(202), 1);
    const tell = (body: object) => other.api.post(`/api/applications/${id}/status-mail`).send(body);
    const refused = await tell({ status: 'rejected', seen_at }).expect(409);
    expect(refused.body).toMatchObject({ code: 'status_mail_sent' });
    await tell({ status: 'rejected', seen_at: await now() }).expect(202);
  });
});
