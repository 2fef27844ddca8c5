import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatDateTime } from '@smash/contract';
import type { MailBatch, MailPreview, MailTemplate, Schemas, Slot } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { whileHeld } from '../../support/api/held-up.js';
import { addSlots, choose, lagosInstant, offer, PLACE } from '../../support/api/interviews.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer } from '../../support/doubles/mail-server.js';

const booked = { subject: 'Interview', body: 'On {{interview_time}} at {{interview_place}}.' };
const onOffer = { subject: 'Interview', body: 'Please choose.\n\n{{interview_choose_link}}' };

describe('a mail that names an interview', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  let day = 3;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  /** An applicant who is offered one slot. */
  async function offered() {
    day += 1;
    const [slot] = (await addSlots(owner, [lagosInstant(day, '09:00')])) as [Slot];
    const applicant = await openOwnPage(app, jobId);
    const { id: interviewId } = await offer(owner, applicant.id, [slot]);
    return { ...applicant, slot, interviewId };
  }
  const preview = async (application_id: string, text: object) =>
    (
      await owner.api
        .post('/api/mail-templates/preview')
        .send({ ...text, application_id })
        .expect(200)
    ).body as MailPreview;
  const write = (ids: string[], text: object) =>
    owner.api.post('/api/applications/mails').send({ ids, ...text });
  const written = async (ids: string[], text: object) => {
    const batch = (await write(ids, text).expect(202)).body as MailBatch;
    const mails = () =>
      app.query<{ text: string; application_id: string }>(
        'SELECT text, application_id FROM mails WHERE group_id = $1',
        [batch.batch_id],
      );
    await eventually(async () => expect(await mails()).toHaveLength(batch.count));
    return { batch, mails: await mails() };
  };

  it('says when and where it is, and counts the applicants left out for having none', async () => {
    const ada = await offered();
    await choose(ada.own, ada.slot.id).expect(200);
    const { id } = await apply(app, jobId);
    const { batch, mails } = await written([ada.id, id], booked);
    expect(batch).toMatchObject({ count: 1, left_out: { no_interview: 1 } });
    expect(mails[0]).toMatchObject({
      application_id: ada.id,
      text: expect.stringContaining(
        `On ${formatDateTime(new Date(ada.slot.starts_at))} (Lagos time) at ${PLACE}.`,
      ),
    });
  });

  it('links to the page for choosing, without a token that HR could read in the history', async () => {
    const ada = await offered();
    const { mails } = await written([ada.id], onOffer);
    expect(mails[0]?.text).toContain('Choose a time');
    expect(mails[0]?.text).toMatch(/\/my-application(\s|$)/);
  });

  it('is also written to an applicant who is removed while the batch is under way', async () => {
    const [first, second] = [await offered(), await offered()].toSorted((a, b) => a.id.localeCompare(b.id));
    const held = `SELECT FROM applications WHERE id = '${first?.id}' FOR UPDATE`;
    const { body } = await whileHeld(app, held, async () => {
      const begun = await write([first?.id ?? '', second?.id ?? ''], onOffer).expect(202);
      await owner.api.delete(`/api/applications/${second?.id}`).expect(204);
      return begun;
    });
    const mails = 'SELECT FROM mails WHERE group_id = $1';
    const batchId = (body as MailBatch).batch_id;
    await eventually(async () => expect(await app.query(mails, [batchId])).toHaveLength(2));
  });

  it('is refused if the applicant has none, and the preview says so', async () => {
    const { id } = await apply(app, jobId);
    const { body } = await write([id], booked).expect(422);
    expect(body).toMatchObject({
      code: 'nobody_to_write_to',
      detail: 'Nobody would get this email: 1 without an interview',
    });
    expect(await preview(id, booked)).toMatchObject({ has_all_values: false });
    expect(await preview(id, { subject: 'x', body: 'y' })).toMatchObject({ has_all_values: true });
  });

  it.each([
    [
      'was cancelled',
      async (interviewId: string) => {
        await owner.api.post(`/api/interviews/${interviewId}/cancellation`).expect(200);
      },
      onOffer,
    ],
    ['is offered but not booked', () => Promise.resolve(), booked],
  ])('is refused if the interview %s', async (_, change, text) => {
    const ada = await offered();
    await change(ada.interviewId);
    await write([ada.id], text).expect(422);
  });

  const move = (interviewId: string, slot_id: string) =>
    owner.api.put(`/api/interviews/${interviewId}/slot`).send({ slot_id }).expect(200);
  const cancel = (interviewId: string) =>
    owner.api.post(`/api/interviews/${interviewId}/cancellation`).expect(200);
  const textsTo = (id: string) =>
    app.query<{ kind: string }>(
      `SELECT kind FROM mails WHERE application_id = $1 AND kind IN ('applicant_mail', 'job_status_mail')`,
      [id],
    );

  it.each<[string, (interviewId: string, other: string) => Promise<unknown>]>([
    ['moved', move],
    ['cancelled', cancel],
  ])(
    'is taken back if the interview is %s before it leaves; a mail that names none is not',
    async (_, change) => {
      const ada = await offered();
      const [other] = (await addSlots(owner, [lagosInstant(day, '11:00')])) as [Slot];
      const choosing = await written([ada.id], onOffer);
      await choose(ada.own, ada.slot.id).expect(200);
      const named = await written([ada.id], booked);
      const plain = await written([ada.id], { subject: 'Hello', body: 'Dear {{first_name}}' });
      await change(ada.interviewId, other.id);
      const takenBack = await Promise.all(
        [choosing, named, plain].map(async ({ batch }) => {
          const { body } = await owner.api.get(`/api/applications/mails/${batch.batch_id}`).expect(200);
          return (body as Schemas['MailProgressDto']).taken_back;
        }),
      );
      expect(takenBack).toEqual([1, 1, 0]);
    },
  );

  /** An accepted applicant; the job mails the acceptance, which names the interview, after three days. */
  async function acceptedWith(text: typeof booked) {
    const template = { name: `Accepted ${day}`, ...text, tells_status: 'accepted' };
    const { body } = await owner.api.post('/api/mail-templates').send(template).expect(201);
    const mail = { status: 'accepted' as const, template_id: (body as MailTemplate).id, delay_hours: 72 };
    jobId = (await postJob(owner, { status_mails: [mail] })).id;
    const ada = await offered();
    if (text === booked) await choose(ada.own, ada.slot.id).expect(200);
    await owner.api.put(`/api/applications/${ada.id}/status`).send({ status: 'accepted' }).expect(200);
    expect(await textsTo(ada.id)).toEqual([{ kind: 'job_status_mail' }]);
    return ada;
  }
  const expectUntold = async (id: string) => {
    await eventually(async () => expect(await textsTo(id)).toEqual([]));
    const { body } = await owner.api.get(`/api/applications/${id}`).expect(200);
    expect(body).toMatchObject({ told_status: null });
  };
  const pass = ({ slot }: { slot: Slot }) =>
    app.query(
      `UPDATE interview_slots SET starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days' WHERE id = $1`,
      [slot.id],
    );

  it('is taken back with a cancelled interview if a job sent it, and the applicant is not yet told', async () => {
    const ada = await acceptedWith(booked);
    await ada.own.delete('/api/my-application/interview').expect(200);
    await expectUntold(ada.id);
  });

  it('is taken back when the next interview is offered', async () => {
    const ada = await acceptedWith(booked);
    await pass(ada);
    await offer(owner, ada.id, await addSlots(owner, [lagosInstant(day, '11:00')]));
    await expectUntold(ada.id);
  });

  it('leaves while the interview is ahead, and not once its time has passed', async () => {
    const [ahead, over, onlyOffered] = [
      await acceptedWith(booked),
      await acceptedWith(booked),
      await acceptedWith(onOffer),
    ];
    await pass(over);
    await pass(onlyOffered);
    const server = await startMailServer();
    const sending = await startApi({ DATABASE_URL: app.site.databaseUrl, SMTP_URL: server.url });
    await app.query(`UPDATE mails SET next_attempt_at = now() WHERE kind = 'job_status_mail'`);
    await expectUntold(over.id);
    await expectUntold(onlyOffered.id);
    const sent = `SELECT kind FROM mails WHERE kind = 'job_status_mail' AND status = 'sent' AND application_id = $1`;
    await eventually(async () => expect(await app.query(sent, [ahead.id])).toHaveLength(1));
    await sending.close();
    await server.close();
  });
});
