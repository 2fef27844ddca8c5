import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatDateTime } from '@smash/contract';
import type { Interview, Slot } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { type Applicant, downloadData, openOwnPage } from '../../support/api/applicant.js';
import {
  addSlots,
  choose,
  lagosInstants,
  offer,
  ownInterview,
  PLACE,
  queuedMails,
  sendNews,
} from '../../support/api/interviews.js';
import { eraseRemoved, expectNothingChanged } from '../../support/api/state.js';

describe('interviews', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  /** Each test has days of its own, so that no times overlap. */
  let day = 3;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const slotsOn = (times: string[]) => {
    day += 1;
    return addSlots(owner, lagosInstants(day, times));
  };
  const applicant = () => openOwnPage(app, jobId);
  const startIn = (slot: Slot, from: string, to: string) =>
    app.query(
      `UPDATE interview_slots SET starts_at = now() + $2::interval, ends_at = now() + $3::interval WHERE id = $1`,
      [slot.id, from, to],
    );
  const toBoth = (kind: string, { email }: Applicant) =>
    [email, owner.account.email].map((recipient) => ({ kind, recipient }));
  const lastMails = (recipient: string) =>
    app.query(
      `SELECT application_id, calendar FROM mails WHERE kind = 'interview_ended' AND recipient = $1`,
      [recipient],
    );

  it('can be offered and booked, and both sides see them and are mailed', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const offered = await offer(owner, ada.id, [first, second], 'Please bring your licence.');
    expect(offered).toMatchObject({
      state: 'offered',
      sequence: 0,
      starts_at: null,
      job_title: expect.any(String),
    });
    expect(await sendNews(app, ada.id)).toEqual([{ kind: 'interview_offered', recipient: ada.email }]);
    // How long the link in the mail is valid.
    expect(
      await app.query(
        `SELECT ceil(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days
         FROM one_time_links WHERE subject_id = $1 AND purpose = 'candidate_page'`,
        [ada.id],
      ),
    ).toEqual([{ days: 7 }]);
    expect(await ownInterview(ada.own)).toMatchObject({
      state: 'offered',
      text: 'Please bring your licence.',
      can_change: true,
      times: [{ slot_id: first.id }, { slot_id: second.id, minutes: 30, place: PLACE }],
    });

    const { body } = await choose(ada.own, second.id).expect(200);
    expect(await sendNews(app, ada.id)).toEqual(toBoth('interview_booked', ada));
    expect(body).toMatchObject({
      interview: { state: 'booked', sequence: 1, starts_at: second.starts_at, minutes: 30, place: PLACE },
    });
    const { body: interview } = await owner.api.get(`/api/interviews/${offered.id}`).expect(200);
    expect(interview).toMatchObject({
      state: 'booked',
      interviewer: { username: owner.account.username },
      is_held: true,
    });
    const { body: events } = await owner.api.get(`/api/applications/${ada.id}/history`).expect(200);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'interview_offered', data: { times: '2' } }),
        expect.objectContaining({ type: 'interview_booked', actor: null, data: { to: second.starts_at } }),
      ]),
    );
  });

  it('never share a slot: if twelve applicants choose it at once, one gets it', async () => {
    const [wanted, other] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const people: Applicant[] = [];
    for (let count = 0; count < 12; count += 1) people.push(await applicant());
    for (const { id } of people) await offer(owner, id, [wanted, other]);

    const answers = await Promise.all(people.map(({ own }) => choose(own, wanted.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(11);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'slot_taken',
        times: [{ slot_id: other.id, starts_at: other.starts_at }],
      });
    }
    const booked = await app.query('SELECT FROM interviews WHERE slot_id = $1', [wanted.id]);
    expect(booked).toHaveLength(1);
  });

  it('are booked once, however often the same choice is sent', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await expectNothingChanged(app, () => choose(ada.own, slot.id).expect(200));
  });

  it('refuse a second offer while one is open, and ignore a repetition of the same offer', async () => {
    const [slot, other] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const { id } = await apply(app, jobId);
    const { id: first } = await offer(owner, id, [slot]);
    await expectNothingChanged(app, async () => {
      expect((await offer(owner, id, [slot])).id).toBe(first);
      const body = { application_id: id, slot_ids: [other.id] };
      const second = await owner.api.post('/api/interviews/').send(body).expect(409);
      expect(second.body).toMatchObject({ code: 'interview_open' });
      expect(JSON.stringify(second.body)).toContain(owner.account.username);
    });
  });

  it('can be moved by either side, each is told, and neither overwrites a change not seen yet', async () => {
    const [first, second, third] = (await slotsOn(['09:00', '10:00', '11:00'])) as [Slot, Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [first, second]);
    await choose(ada.own, first.id).expect(200);
    await sendNews(app, ada.id);
    await choose(ada.own, second.id).expect(200);
    expect(await sendNews(app, ada.id)).toEqual(toBoth('interview_moved', ada));
    const move = (body: object) => owner.api.put(`/api/interviews/${id}/slot`).send(body);
    const overtaken = await move({ slot_id: third.id, sequence: 1 }).expect(409);
    expect(overtaken.body).toMatchObject({ code: 'interview_changed' });
    const { body } = await move({ slot_id: third.id, sequence: 2 }).expect(200);
    expect(body).toMatchObject({ state: 'booked', sequence: 3, starts_at: third.starts_at });
    expect(await sendNews(app, ada.id)).toEqual(toBoth('interview_moved', ada));
    const stale = { slot_id: first.id, sequence: 2 };
    const refused = await ada.own.post('/api/my-application/interview').send(stale).expect(409);
    expect(refused.body).toMatchObject({ code: 'interview_changed' });
    await expectNothingChanged(app, async () => {
      const cancelled = await ada.own.delete('/api/my-application/interview?sequence=2').expect(409);
      expect(cancelled.body).toMatchObject({ code: 'interview_changed' });
    });
    const { body: slots } = await owner.api.get('/api/interview-slots/').expect(200);
    const free = (slots as Slot[]).filter(({ is_free }) => is_free).map((slot) => slot.id);
    expect(free).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(free).not.toContain(third.id);
  });

  it('cannot be declined from a page that still shows an earlier offer', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [first]);
    await owner.api.post(`/api/interviews/${id}/cancellation`).send({}).expect(200);
    await offer(owner, ada.id, [second]);
    await expectNothingChanged(app, async () => {
      const { body } = await ada.own.delete('/api/my-application/interview?sequence=0').expect(409);
      expect(body).toMatchObject({ code: 'interview_changed' });
    });
  });

  it('can be cancelled by either side until they start, which frees the slot', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    // Does not overlap with the slot of the next test.
    await startIn(slot, '25 minutes', '55 minutes');
    await ada.own.delete('/api/my-application/interview?sequence=1').expect(200);
    await expectNothingChanged(app, async () => {
      await ada.own.delete('/api/my-application/interview?sequence=1').expect(200);
      await ada.own.delete('/api/my-application/interview').expect(200);
      await owner.api
        .put(`/api/interviews/${id}/times`)
        .send({ slot_ids: [slot.id] })
        .expect(409);
    });
    expect(await ownInterview(ada.own)).toMatchObject({ state: 'cancelled', can_change: false });
    const again = await choose(ada.own, slot.id);
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'interview_over' })]);

    const obi = await applicant();
    const { id: next } = await offer(owner, obi.id, [slot]);
    await choose(obi.own, slot.id).expect(200);
    const { body } = await owner.api.post(`/api/interviews/${next}/cancellation`).send({}).expect(200);
    expect(body).toMatchObject({ state: 'cancelled', slot_id: null });
    expect(id).not.toBe(next);
  });

  it('cannot be changed once they have started, and are done when their time is over', async () => {
    const [slot, other] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [slot, other]);
    await choose(ada.own, slot.id).expect(200);
    await startIn(slot, '-10 minutes', '20 minutes');
    await expectNothingChanged(app, async () => {
      await choose(ada.own, other.id).expect(409);
      await ada.own.delete('/api/my-application/interview').expect(409);
      await owner.api.put(`/api/interviews/${id}/slot`).send({ slot_id: other.id }).expect(409);
      await owner.api.post(`/api/interviews/${id}/cancellation`).send({}).expect(409);
    });
    expect(await ownInterview(ada.own)).toMatchObject({ state: 'booked', can_change: false });
    await startIn(slot, '-40 minutes', '-10 minutes');
    const { body } = await owner.api.get(`/api/interviews/?state=done&application_id=${ada.id}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id, state: 'done' })]);
    await offer(owner, ada.id, [other]);
  });

  it('stay booked while other times are offered', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [first]);
    await choose(ada.own, first.id).expect(200);
    const other = { slot_ids: [second.id], text: 'Could you come an hour later?' };
    await owner.api.put(`/api/interviews/${id}/times`).send(other).expect(200);
    expect(await ownInterview(ada.own)).toMatchObject({
      state: 'booked',
      starts_at: first.starts_at,
      text: other.text,
      times: [{ slot_id: second.id }],
    });
    const mails = await queuedMails(app, 'application_id = $1 AND recipient = $2', [ada.id, ada.email]);
    const told = mails.findLast(({ kind }) => kind === 'interview_offered');
    expect(told?.text).toContain(`stays booked for ${formatDateTime(first.starts_at)} (Lagos time), unless`);
    const reminders = mails.filter(({ kind }) => kind.startsWith('interview_reminder'));
    expect(reminders.map(({ text }) => text.includes(other.text))).toEqual([true, true]);
    await choose(ada.own, second.id).expect(200);
  });

  it('can be listed by their ids, and every page gives the total, even one past the last', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await offer(owner, (await applicant()).id, [slot])).id);
    }
    const list = async (query: string) => {
      const { body, headers } = await owner.api.get(`/api/interviews/?${query}`).expect(200);
      return [(body as Interview[]).map(({ id }) => id), headers['x-total-count'] as unknown];
    };
    const named = `ids=${ids[2]}&ids=${ids[0]?.toUpperCase()}`;
    expect(await list(named)).toEqual([[ids[0], ids[2]], '2']);
    expect(await list(`${named}&per_page=1&page=2`)).toEqual([[ids[2]], '2']);
    expect(await list(`${named}&per_page=1&page=3`)).toEqual([[], '2']);
  });

  it('end when the application is withdrawn, removed or erased', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [first]);
    await choose(ada.own, first.id).expect(200);
    await ada.own.post('/api/my-application/withdrawal').expect(200);
    const { body } = await owner.api.get(`/api/interviews/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'cancelled' });
    const refused = { application_id: ada.id, slot_ids: [first.id] };
    await owner.api.post('/api/interviews/').send(refused).expect(409);

    const obi = await applicant();
    const { id: removed } = await offer(owner, obi.id, [second]);
    await choose(obi.own, second.id).expect(200);
    await owner.api
      .delete(`/api/applications/${obi.id}`)
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    await owner.api.get(`/api/interviews/${removed}`).expect(404);
    await eraseRemoved(app);
    expect(await app.query('SELECT FROM interviews WHERE id = $1', [removed])).toEqual([]);
    const mails = await app.query<{ recipient: string; text: string; calendar: string }>(
      `SELECT recipient, text, calendar FROM mails WHERE kind = 'interview_erased'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).toBe(owner.account.email);
    expect(JSON.stringify(mails)).not.toMatch(/Adaeze|Okonkwo/);
    expect(await lastMails(obi.email)).toEqual([
      { application_id: null, calendar: expect.stringContaining('METHOD:CANCEL') },
    ]);
    const [slot] = await app.query('SELECT FROM interview_slots WHERE id = $1', [second.id]);
    expect(slot).toBeDefined();
  });

  it('send no mail about the cancellation to an applicant who asked to be erased', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await ada.own.delete('/api/my-application').expect(200);
    expect(await lastMails(ada.email)).toEqual([]);
  });

  it('of a rejected application cannot be chosen or offered until its status changes', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    const { id } = await offer(owner, ada.id, [first, second]);
    const setStatus = (status: string) =>
      owner.api.put(`/api/applications/${ada.id}/status`).send({ status }).expect(200);
    await setStatus('rejected');
    const { body: slots } = await owner.api.get('/api/interview-slots/').expect(200);
    expect(slots).toContainEqual(expect.objectContaining({ id: first.id, offers: 0 }));
    expect(await ownInterview(ada.own)).toMatchObject({ state: 'cancelled', can_change: false, times: [] });
    const { body } = await owner.api.get(`/api/interviews/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'offered', application_status: 'rejected' });
    await expectNothingChanged(app, async () => {
      const offered = { slot_ids: [second.id] };
      for (const refused of [
        await choose(ada.own, first.id).expect(409),
        await owner.api.put(`/api/interviews/${id}/times`).send(offered).expect(409),
      ])
        expect(refused.body).toMatchObject({ code: 'application_rejected' });
    });
    await setStatus('reviewed');
    expect(await ownInterview(ada.own)).toMatchObject({ state: 'offered', can_change: true });
    await choose(ada.own, first.id).expect(200);
    await setStatus('rejected');
    expect(await ownInterview(ada.own)).toMatchObject({ state: 'booked', can_change: true, times: [] });
    await ada.own.delete('/api/my-application/interview').expect(200);
    const again = { application_id: ada.id, slot_ids: [first.id] };
    await owner.api.post('/api/interviews').send(again).expect(409);
  });

  it('are part of the data that the applicant downloads', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot], 'Bring your licence.');
    await choose(ada.own, slot.id).expect(200);
    const json = (await downloadData(ada.own))['application.json'];
    const data = JSON.parse(Buffer.from(json ?? []).toString()) as { interviews: unknown; mails: object[] };
    expect(data.interviews).toEqual([
      expect.objectContaining({ state: 'booked', starts_at: slot.starts_at, text: 'Bring your licence.' }),
    ]);
    expect(JSON.stringify(data)).not.toContain(owner.account.email);
  });

  it('refuse an offer with no slot, too many, one that is taken, or too long a text', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    const { id } = await apply(app, jobId);
    const sent = (body: object) => owner.api.post('/api/interviews/').send({ application_id: id, ...body });
    await expectNothingChanged(app, async () => {
      await sent({ slot_ids: [] }).expect(422);
      await sent({ slot_ids: Array.from({ length: 21 }, () => crypto.randomUUID()) }).expect(422);
      await sent({ slot_ids: [slot.id], text: 'x'.repeat(2001) }).expect(422);
      const { body } = await sent({ slot_ids: [slot.id] }).expect(409);
      expect(body).toMatchObject({ code: 'slot_not_free' });
    });
  });

  it('can be listed by their day in Lagos and by interviewer', async () => {
    const [early, late] = (await slotsOn(['00:30', '23:30'])) as [Slot, Slot];
    const [ada, obi] = [await applicant(), await applicant()];
    await offer(owner, ada.id, [early]);
    await offer(owner, obi.id, [late]);
    await choose(ada.own, early.id).expect(200);
    await choose(obi.own, late.id).expect(200);
    // 23:30 in Lagos is the same day in UTC; 00:30 is not.
    const on = late.starts_at.slice(0, 10);
    const { body, headers } = await owner.api
      .get(`/api/interviews/?from=${on}&to=${on}&interviewer_id=${owner.id}`)
      .expect(200);
    expect((body as Interview[]).map(({ starts_at }) => starts_at)).toEqual([
      early.starts_at,
      late.starts_at,
    ]);
    expect(headers['x-total-count']).toBe('2');
  });
});
