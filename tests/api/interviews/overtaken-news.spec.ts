import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Slot } from '@smash/contract/client';
import { joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstants, offer, queuedMails } from '../../support/api/interviews.js';
import { eraseRemoved, eventually } from '../../support/api/state.js';
import { startMailServer } from '../../support/doubles/mail-server.js';

describe('waiting mails about interviews', () => {
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

  const slotsOf = (member: Member, times: string[]) => addSlots(member, lagosInstants(day, times));
  /** An applicant with an interview in the first of two slots of the owner. */
  async function booked() {
    day += 1;
    const [first, second] = (await slotsOf(owner, ['09:00', '10:00'])) as [Slot, Slot];
    const applicant = await openOwnPage(app, jobId);
    const { id: interviewId } = await offer(owner, applicant.id, [first, second]);
    await choose(applicant.own, first.id).expect(200);
    return { ...applicant, interviewId, first, second };
  }
  const endTime = (which: string, id: string) =>
    app.query(
      `UPDATE interview_slots SET starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days' WHERE ${which}`,
      [id],
    );
  const news = async (applicationId: string, recipient: string) =>
    (
      await queuedMails(
        app,
        `kind NOT LIKE 'interview_reminder%' AND application_id = $1 AND recipient = $2`,
        [applicationId, recipient],
      )
    ).map(({ kind }) => kind);
  const move = (interviewId: string, slot_id: string) =>
    owner.api.put(`/api/interviews/${interviewId}/slot`).send({ slot_id }).expect(200);

  it('tell each side only the present state', async () => {
    const { id, email, own, second } = await booked();
    const both = () => Promise.all([email, owner.account.email].map((recipient) => news(id, recipient)));
    expect(await both()).toEqual([['interview_booked'], ['interview_booked']]);
    await choose(own, second.id).expect(200);
    // Neither has heard of the first time.
    expect(await both()).toEqual([['interview_booked'], ['interview_booked']]);
    expect((await queuedMails(app, 'application_id = $1', [id])).map(({ text }) => text).join()).not.toMatch(
      /moved/i,
    );
    await own.delete('/api/my-application/interview').expect(200);
    expect(await both()).toEqual([['interview_cancelled'], ['interview_cancelled']]);
  });

  it('tell of other times beside the booking, and only of the latest offer', async () => {
    const { id, email, interviewId, second } = await booked();
    const [third] = (await slotsOf(owner, ['11:00'])) as [Slot];
    for (const { id: slot } of [second, third])
      await owner.api
        .put(`/api/interviews/${interviewId}/times`)
        .send({ slot_ids: [slot] })
        .expect(200);
    expect(await news(id, email)).toEqual(['interview_booked', 'interview_offered']);
  });

  it('tell an applicant that the times on offer are no longer available when the application is erased', async () => {
    day += 1;
    const slots = await slotsOf(owner, ['09:00']);
    const ada = await openOwnPage(app, jobId);
    await offer(owner, ada.id, slots);
    await owner.api.delete(`/api/applications/${ada.id}`).expect(204);
    await eraseRemoved(app);
    expect(await queuedMails(app, 'recipient = $1', [ada.email])).toMatchObject([
      { kind: 'interview_ended', text: expect.stringContaining('no longer available'), calendar: null },
    ]);
    expect(await queuedMails(app, `kind = 'interview_erased'`)).toEqual([]);
  });

  it('still tell of a cancellation when the application is erased before they left', async () => {
    const { id, email, interviewId, first } = await booked();
    await owner.api.post(`/api/interviews/${interviewId}/cancellation`).send({}).expect(200);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await eraseRemoved(app);
    const last = await queuedMails(app, `dedupe_key LIKE '%' || $1 || '%'`, [interviewId]);
    const removes = expect.stringMatching(/METHOD:CANCEL[^]*SUMMARY:Interview\r\n/);
    expect(last).toHaveLength(2);
    expect(last).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'interview_erased',
          recipient: owner.account.email,
          calendar: removes,
        }),
        expect.objectContaining({ kind: 'interview_ended', recipient: email, calendar: removes }),
      ]),
    );
    const startsAt = new Date(first.starts_at).toISOString().replace(/[-:]|\.000/g, '');
    for (const { text, calendar } of last) {
      expect(text).toContain('09:00');
      expect(calendar).toContain(`DTSTART:${startsAt}`);
    }
    expect(JSON.stringify(last)).not.toMatch(/Adaeze|Okonkwo/);
  });

  it('tell both interviewers of a moved interview, but not its applicant, when that applicant is erased', async () => {
    const { id, email, own, interviewId, second } = await booked();
    const next = await joinAs(app, owner, 'reviewer');
    const [slot] = (await slotsOf(next, ['09:00'])) as [Slot];
    await move(interviewId, slot.id);
    expect(second.id).not.toBe(slot.id);
    await own.delete('/api/my-application').expect(200);
    const last = await queuedMails(app, `dedupe_key LIKE '%' || $1 || '%'`, [interviewId]);
    expect(last.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual(
      [owner, next].map(({ account }) => ['interview_erased', account.email]).sort(),
    );
    expect(await news(id, email)).toEqual([]);
  });

  it('tell every interviewer who lost an interview, even when it is moved twice', async () => {
    const { id, interviewId, second } = await booked();
    const [next, last] = [await joinAs(app, owner, 'reviewer'), await joinAs(app, owner, 'reviewer')];
    for (const member of [next, last]) {
      const [slot] = (await slotsOf(member, ['09:00'])) as [Slot];
      await move(interviewId, slot.id);
    }
    const of = ({ account }: Member) => news(id, account.email);
    expect(await Promise.all([owner, next, last].map(of))).toEqual([
      ['interview_cancelled'],
      ['interview_cancelled'],
      ['interview_booked'],
    ]);
    await move(interviewId, second.id);
    expect(await of(owner)).toEqual(['interview_booked']);
  });

  it('are dropped if none of the times on offer is left', async () => {
    day += 1;
    const [over, ahead] = (await slotsOf(owner, ['09:00', '10:00'])) as [Slot, Slot];
    const [late, other] = [await openOwnPage(app, jobId), await openOwnPage(app, jobId)];
    await offer(owner, late.id, [over]);
    await offer(owner, other.id, [over, ahead]);
    await endTime('id = $1', over.id);
    const server = await startMailServer();
    const sending = await startApi({ DATABASE_URL: app.site.databaseUrl, SMTP_URL: server.url });
    await app.query(`UPDATE mails SET next_attempt_at = now() WHERE kind = 'interview_offered'`);
    const offersTo = ({ id }: { id: string }) =>
      app.query(`SELECT status FROM mails WHERE kind = 'interview_offered' AND application_id = $1`, [id]);
    await eventually(async () => {
      expect(await offersTo(late)).toEqual([]);
      expect(await offersTo(other)).toEqual([{ status: 'sent' }]);
    });
    await sending.close();
    await server.close();
  });

  it('are dropped once the booked interview has started', async () => {
    const [late, other] = [await booked(), await booked()];
    await endTime('id = (SELECT slot_id FROM interviews WHERE id = $1)', late.interviewId);
    const server = await startMailServer();
    const sending = await startApi({ DATABASE_URL: app.site.databaseUrl, SMTP_URL: server.url });
    const bookedFor = ({ id }: { id: string }) =>
      app.query(`SELECT status FROM mails WHERE kind = 'interview_booked' AND application_id = $1`, [id]);
    await eventually(async () => {
      expect(await bookedFor(late)).toEqual([]);
      expect(await bookedFor(other)).toEqual([{ status: 'sent' }, { status: 'sent' }]);
    });
    await sending.close();
    await server.close();
  });
});
