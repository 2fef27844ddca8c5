import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { Slot } from '@smash/contract/client';
import { formatDateTime } from '@smash/contract';
import { joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage, openPageWith } from '../../support/api/applicant.js';
import {
  addSlots,
  choose,
  lagosInstant,
  lagosInstants,
  makeFeed,
  offer,
  PLACE,
  queuedMails,
  untilNoMailIsDue,
} from '../../support/api/interviews.js';
import { eventually } from '../../support/api/state.js';
import {
  type ReceivedMail,
  startMailServer,
  type TestMailServer,
} from '../../support/doubles/mail-server.js';
import { publicServer } from '../../support/servers/public-server.js';

/** Reads a calendar with a parser that shares no code with what wrote it. */
function parse(calendar: string | undefined) {
  const root = new ICAL.Component(ICAL.parse(calendar ?? '') as unknown[]);
  const events = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return { method: root.getFirstPropertyValue('method'), events };
}

const attached = ({ content }: ReceivedMail): string => {
  const [part] = content.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  return part ? Buffer.from(part.content as ArrayBuffer).toString() : '';
};

describe('interviews', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  let day = 3;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url, ...publicServer });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Rider, Lead; "Coach"' })).id;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(() => {
    day += 1;
    server.received.length = 0;
  });
  // So that no mail of this test arrives in the next one.
  afterEach(() => untilNoMailIsDue(app));

  const put = (id: string, what: 'role' | 'brands' | 'status', body: object) =>
    owner.api.put(`/api/accounts/${id}/${what}`).send(body).expect(200);
  const feedsEndedOf = ({ id }: Member) =>
    app.query(
      `SELECT FROM audit_log WHERE action = 'account.calendar_feed_ended' AND object_id = $1 AND actor_id IS NULL`,
      [id],
    );
  const slotsAt = (times: string[]) => addSlots(owner, lagosInstants(day, times));
  const calendarsTo = (recipient: string) =>
    server.received
      .filter(({ recipients, content }) => recipients.includes(recipient) && content.attachments.length > 0)
      .map((mail) => parse(attached(mail)));
  const untilCalendars = async (recipient: string, count: number) => {
    await eventually(() => Promise.resolve(expect(calendarsTo(recipient)).toHaveLength(count)));
    return calendarsTo(recipient);
  };

  it('are one calendar entry for both sides, with a sequence that rises when they are moved or cancelled', async () => {
    const [first, second] = (await slotsAt(['10:00', '14:30'])) as [Slot, Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [first, second]);
    const untilBothHave = async (count: number) => {
      for (const one of [ada.email, owner.account.email]) await untilCalendars(one, count);
    };
    await choose(ada.own, first.id).expect(200);
    await untilBothHave(1);
    await choose(ada.own, second.id).expect(200);
    await untilBothHave(2);
    await ada.own.delete('/api/my-application/interview').expect(200);

    for (const recipient of [ada.email, owner.account.email]) {
      const sent = await untilCalendars(recipient, 3);
      sent.sort((a, b) => (a.events[0]?.sequence ?? 0) - (b.events[0]?.sequence ?? 0));
      expect(sent.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
      const events = sent.flatMap((calendar) => calendar.events);
      expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
      const starts = events.map((event) => event.startDate.toJSDate().toISOString());
      expect(starts).toEqual([first.starts_at, second.starts_at, second.starts_at]);
      for (const event of events) {
        expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(1800);
        expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
        expect(event.location).toBe(PLACE);
        expect(event.summary).toContain('Rider, Lead; "Coach"');
        expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
          `mailto:${recipient}`,
        ]);
        expect(event.organizer).toBe('mailto:hr@smashtechnology.example');
      }
      expect(events.map((event) => event.component.getFirstPropertyValue('status'))).toEqual([
        'CONFIRMED',
        'CONFIRMED',
        'CANCELLED',
      ]);
    }
    const [booked] = server.received.filter(({ content }) => content.subject?.startsWith('Your interview'));
    expect(booked?.content.text).toContain(`When: ${formatDateTime(first.starts_at)} (Lagos time)`);
    expect(booked?.content.text).toContain('please choose another time or cancel');
    expect(booked?.content.attachments[0]?.method).toBe('REQUEST');
  });

  it('remind both sides a day and two hours before, and the reminders move and end with them', async () => {
    const [first, second] = (await slotsAt(['10:00', '14:30'])) as [Slot, Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [first, second]);
    const dueBefore = (slot: Slot) =>
      [24, 2].flatMap((hours) => {
        const due = new Date(new Date(slot.starts_at).getTime() - hours * 3_600_000);
        return [
          [`interview_reminder_${hours}`, ada.email, due],
          [`interview_reminder_${hours}`, owner.account.email, due],
        ];
      });
    const reminders = async () =>
      (await queuedMails(app, `kind LIKE 'interview_reminder%' AND application_id = $1`, [ada.id])).map(
        ({ kind, recipient, due_at }) => [kind, recipient, due_at],
      );
    await choose(ada.own, first.id).expect(200);
    expect(await reminders()).toEqual(dueBefore(first));
    await choose(ada.own, second.id).expect(200);
    expect(await reminders()).toEqual(dueBefore(second));

    await app.query(
      `UPDATE mails SET next_attempt_at = now() WHERE kind = 'interview_reminder_24' AND recipient = $1`,
      [ada.email],
    );
    await eventually(() =>
      Promise.resolve(
        expect(server.received.map(({ content }) => content.subject)).toContain(
          `Your interview is tomorrow: ${formatDateTime(second.starts_at)} (Lagos time)`,
        ),
      ),
    );
    await ada.own.delete('/api/my-application/interview').expect(200);
    expect(
      await queuedMails(
        app,
        `kind LIKE 'interview_reminder%' AND status = 'queued' AND application_id = $1`,
        [ada.id],
      ),
    ).toEqual([]);
  });

  it.each([
    // More than 24 hours, so that the interview is tomorrow at the earliest, whenever this runs.
    ['25 hours', ['interview_reminder_24', 'interview_reminder_2']],
    ['1 hour', ['interview_reminder_2']],
    ['-1 hour', []],
  ])('send only the reminders that are still true when they start in %s', async (ahead, kinds) => {
    const [slot] = (await slotsAt(['11:15'])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await app.query(
      `UPDATE interview_slots SET starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '30 min' WHERE id = $1`,
      [slot.id, ahead],
    );
    const reminders = `FROM mails WHERE kind LIKE 'interview_reminder%' AND application_id = $1`;
    await app.query(`UPDATE mails SET next_attempt_at = now() WHERE id IN (SELECT id ${reminders})`, [
      ada.id,
    ]);
    await eventually(async () => {
      const left = await app.query<{ kind: string; status: string }>(
        `SELECT kind, status ${reminders} AND recipient = $2 ORDER BY due_at`,
        [ada.id, ada.email],
      );
      expect(left).toEqual(kinds.map((kind) => ({ kind, status: 'sent' })));
    });
    await app.query('DELETE FROM mails WHERE application_id = $1', [ada.id]);
    await app.query('UPDATE interview_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      slot.id,
      slot.starts_at,
      new Date(Date.parse(slot.starts_at) + slot.minutes * 60_000),
    ]);
  });

  it.each<[string, boolean, (id: string) => Promise<unknown>]>([
    ['was suspended', false, (id) => put(id, 'status', { status: 'suspended' })],
    ['was removed', false, (id) => owner.api.delete(`/api/accounts/${id}`).expect(204)],
    ['was given another role', true, (id) => put(id, 'role', { role: 'investor_desk' })],
    ['was limited to other brands', true, (id) => put(id, 'brands', { brands: ['owenas'] })],
  ])(
    'remind no interviewer who %s after the booking, and HR is told if they are cancelled',
    async (_, isActive, change) => {
      const recruiter = await joinAs(app, owner, 'recruiter');
      const [slot] = (await addSlots(recruiter, [lagosInstant(day, '09:00')])) as [Slot];
      const ada = await openOwnPage(app, jobId, {}, { server });
      await offer(owner, ada.id, [slot]);
      await choose(ada.own, slot.id).expect(200);
      await change(recruiter.id);
      await app.query(
        `UPDATE mails SET next_attempt_at = now() WHERE kind LIKE 'interview_reminder%' AND application_id = $1`,
        [ada.id],
      );
      await eventually(async () => {
        const left = await app.query<{ recipient: string; status: string }>(
          `SELECT recipient, status FROM mails WHERE kind LIKE 'interview_reminder%' AND application_id = $1`,
          [ada.id],
        );
        expect(left).toEqual([
          { recipient: ada.email, status: 'sent' },
          { recipient: ada.email, status: 'sent' },
        ]);
      });
      const told = server.received.filter(({ recipients }) => recipients.includes(recruiter.account.email));
      expect(told.map(({ content }) => content.subject?.includes('tomorrow'))).not.toContain(true);
      const { body } = await owner.api.get(`/api/interviews?application_id=${ada.id}`).expect(200);
      expect(body).toEqual([expect.objectContaining({ state: 'booked', is_held: false })]);
      await ada.own.delete('/api/my-application/interview').expect(200);
      expect(
        await queuedMails(app, `kind = 'interview_cancelled' AND application_id = $1`, [ada.id]),
      ).toEqual([
        expect.objectContaining({ recipient: ada.email }),
        // The interviewer's calendar loses the entry, and the mail does not name the applicant.
        ...(isActive
          ? [
              expect.objectContaining({
                recipient: recruiter.account.email,
                subject: expect.stringContaining('no longer yours'),
                text: expect.not.stringContaining(ada.reference),
              }),
            ]
          : []),
        expect.objectContaining({
          recipient: 'hr@smashtechnology.example',
          subject: expect.stringContaining('Interview cancelled: '),
        }),
      ]);
    },
  );

  it('are not offered to an applicant who was rejected while the mail waited', async () => {
    const [slot] = (await slotsAt(['09:00'])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    server.answerWith(() => 451);
    await offer(owner, ada.id, [slot]);
    const waiting = `FROM mails WHERE kind = 'interview_offered' AND application_id = $1`;
    const tried = () => app.query(`SELECT ${waiting} AND attempts > 0 AND lease_until IS NULL`, [ada.id]);
    await eventually(async () => expect(await tried()).toHaveLength(1));
    await owner.api.put(`/api/applications/${ada.id}/status`).send({ status: 'rejected' }).expect(200);
    server.answerWith(() => undefined);
    await app.query(`UPDATE mails SET next_attempt_at = now() WHERE id IN (SELECT id ${waiting})`, [ada.id]);
    await eventually(async () => expect(await app.query(`SELECT ${waiting}`, [ada.id])).toEqual([]));
  });

  it('are offered in a mail whose link opens the applicant’s page, once', async () => {
    const [slot] = (await slotsAt(['09:00'])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    server.received.length = 0;
    await offer(owner, ada.id, [slot], 'Ask for Ngozi at the desk.');
    const offered = () => server.received.find(({ content }) => content.subject?.startsWith('Choose a time'));
    await eventually(() => Promise.resolve(expect(offered()).toBeDefined()));
    const text = offered()?.content.text ?? '';
    expect(text).toContain(`${formatDateTime(slot.starts_at)} (Lagos time), 30 minutes`);
    expect(text).toContain('Ask for Ngozi at the desk.');
    const [, token] = /\/my-application#(\S+)/.exec(text) ?? [];
    await openPageWith(app, token).expect(200);
    await openPageWith(app, token).expect(403);
  });

  it('leave the calendar of the old interviewer and enter the new one’s when HR moves them', async () => {
    const reviewer = await joinAs(app, owner, 'reviewer');
    const [slot] = (await slotsAt(['09:00'])) as [Slot];
    const [other] = (await addSlots(reviewer, [lagosInstant(day, '09:00')])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    const { id } = await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);
    await untilCalendars(owner.account.email, 1);
    await owner.api.put(`/api/interviews/${id}/slot`).send({ slot_id: other.id }).expect(200);
    const lost = await untilCalendars(owner.account.email, 2);
    expect(lost.map(({ method }) => method).sort()).toEqual(['CANCEL', 'REQUEST']);
    const [gained] = await untilCalendars(reviewer.account.email, 1);
    expect(gained?.method).toBe('REQUEST');
    expect(gained?.events[0]?.uid).toBe(lost[0]?.events[0]?.uid);
    // The new interviewer never had the interview, so the mail does not speak of a move.
    const told = server.received.filter(({ recipients }) => recipients.includes(reviewer.account.email));
    expect(told.at(-1)?.content.text).toContain('An interview is booked with you');
  });

  it('can be saved by the applicant as a calendar file', async () => {
    const [slot] = (await slotsAt(['09:00'])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [slot]);
    await ada.own.get('/api/my-application/interview/calendar').expect(404);
    await choose(ada.own, slot.id).expect(200);
    const { text, headers } = await ada.own.get('/api/my-application/interview/calendar').expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(parse(text).events.map((event) => event.startDate.toJSDate().toISOString())).toEqual([
      slot.starts_at,
    ]);
  });

  it('can be read by calendar programs at a secret address until it is renewed or deleted', async () => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    const [slot] = (await addSlots(recruiter, [lagosInstant(day, '09:00')])) as [Slot];
    const ada = await openOwnPage(app, jobId, {}, { server });
    await offer(owner, ada.id, [slot]);
    await choose(ada.own, slot.id).expect(200);

    const address = await makeFeed(recruiter);
    expect(
      await app.query('SELECT FROM calendar_feeds WHERE position(token_hash IN $1) > 0', [address]),
    ).toEqual([]);
    const { text, headers } = await app.visitor.get(address).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
    });
    const { events } = parse(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe('Interview: Adaeze Okonkwo, Rider, Lead; "Coach"');
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(slot.starts_at);
    const unfolded = text.replace(/\r\n[ \t]/g, '');
    expect(unfolded).toContain(`/hidden-portal/applications/${ada.id}/show`);
    for (const kept of [ada.email, ada.reference, '+234']) expect(unfolded).not.toContain(kept);

    const renewed = await makeFeed(recruiter);
    await app.visitor.get(address).expect(404);
    expect(parse((await app.visitor.get(renewed).expect(200)).text).events).toHaveLength(1);
    // An account limited to other brands keeps its address, but no longer finds this interview there.
    await put(recruiter.id, 'brands', { brands: ['owenas'] });
    expect(parse((await app.visitor.get(renewed).expect(200)).text).events).toEqual([]);
    const own = await makeFeed(owner);
    await app.visitor.get(own).expect(200);
    await owner.api.delete('/api/interviews/feed').expect(204);
    await app.visitor.get(own).expect(404);
    await owner.api.get('/api/interviews/feed').expect(200, { made_at: null });
  });

  it('cannot be read at the secret address after a new password, or once all other sessions are ended', async () => {
    const recruiter = await joinAs(app, owner, 'recruiter');
    const { password } = recruiter.account;
    const change = { current_password: password, new_password: 'battery horse correct' };
    for (const end of [
      () => recruiter.api.put('/api/me/password').send(change),
      () => recruiter.api.delete('/api/me/sessions'),
    ]) {
      const address = await makeFeed(recruiter);
      await app.visitor.get(address).expect(200);
      await end().expect(204);
      await app.visitor.get(address).expect(404);
    }
    expect(await feedsEndedOf(recruiter)).toHaveLength(2);
  });

  it.each([
    ['status', { status: 'suspended' }, { status: 'active' }],
    ['role', { role: 'investor_desk' }, { role: 'recruiter' }],
  ] as const)(
    'cannot be read at the secret address after a change of %s, even once it is undone',
    async (what, other, former) => {
      const recruiter = await joinAs(app, owner, 'recruiter');
      const address = await makeFeed(recruiter);
      await put(recruiter.id, 'brands', { brands: ['owenas'] });
      await app.visitor.get(address).expect(200);
      for (const change of [other, former]) {
        await put(recruiter.id, what, change);
        await app.visitor.get(address).expect(404);
      }
      expect(await feedsEndedOf(recruiter)).toHaveLength(1);
    },
  );
});
