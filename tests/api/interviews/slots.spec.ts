import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lagosDate } from '@smash/contract';
import type { Interview, Slot } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { auditOf } from '../../support/api/audit.js';
import { heldUp } from '../../support/api/held-up.js';
import { addSlots, choose, lagosInstant, lagosInstants, offer, PLACE } from '../../support/api/interviews.js';
import { expectNothingChanged } from '../../support/api/state.js';

describe('slots', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  /** Each test has a day of its own, so that no times overlap. */
  let day = 3;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const slotsOn = (times: string[], member = owner) => {
    day += 1;
    return addSlots(member, lagosInstants(day, times));
  };
  const applicant = () => openOwnPage(app, jobId);

  it('of one interviewer cannot overlap, whoever adds them', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const start = new Date(slot.starts_at).getTime();
    const at = (minutes: number, length = 30, place = PLACE) => ({
      starts_at: new Date(start + minutes * 60_000).toISOString(),
      minutes: length,
      place,
    });
    const add = (slots: object[], member = owner, interviewer_id?: string) =>
      member.api.post('/api/interview-slots/').send({ slots, interviewer_id });
    await expectNothingChanged(app, async () => {
      for (const slots of [[at(-10)], [at(10)], [at(5, 10)], [at(0, 60)], [at(60), at(80)]]) {
        const { status, body } = await add(slots);
        expect([status, (body as { code: string }).code]).toEqual([409, 'slots_overlap']);
      }
      // Adding the same slot again returns the one that is there.
      const { body } = await add([at(0)]).expect(201);
      expect(body).toMatchObject([{ id: slot.id }]);
    });
    await add([at(30)]).expect(201);
    await add([at(-30)]).expect(201);

    const reviewer = await joinAs(app, owner, 'reviewer');
    const racing = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add([at(0, 30, `Room ${n}`)], reviewer)),
    );
    expect(racing.filter(({ status }) => status === 201)).toHaveLength(1);
    const entries = await auditOf(app, async () => {
      const again = [at(600), at(630)];
      const same = await Promise.all(Array.from({ length: 8 }, () => add(again, reviewer).expect(201)));
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
    });
    expect(entries.map(({ action }) => action)).toEqual(['account.slots_added']);
    await add([at(120)], reviewer, owner.id).expect(403);
    await add([at(120)], owner, reviewer.id).expect(201);
    const desk = await joinAs(app, owner, 'investor_desk');
    const refused = await add([at(240)], owner, desk.id).expect(409);
    expect(refused.body).toMatchObject({ code: 'not_an_interviewer' });
  });

  it('cannot be deleted once booked; a free one can, and leaves its offers', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [first, second]);
    await choose(ada.own, first.id).expect(200);
    const refused = await owner.api.delete(`/api/interview-slots/${first.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'slot_booked' });
    const reviewer = await joinAs(app, owner, 'reviewer');
    await reviewer.api.delete(`/api/interview-slots/${second.id}`).expect(403);
    const remove = () => owner.api.delete(`/api/interview-slots/${second.id}`).expect(204);
    await remove();
    await expectNothingChanged(app, remove);
    await owner.api.delete(`/api/interview-slots/${crypto.randomUUID()}`).expect(404);
    const gone = await choose(ada.own, second.id).expect(409);
    expect(gone.body).toMatchObject({ code: 'slot_taken', times: [] });
  });

  it('cannot be offered if they are deleted at the same moment', async () => {
    const [first, second] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const { id } = await apply(app, jobId);
    const body = { application_id: id, slot_ids: [first.id, second.id] };
    const [refused] = await heldUp(
      app,
      [`DELETE FROM interview_slots WHERE id = '${second.id}'`],
      [() => owner.api.post('/api/interviews/').send(body).expect(409)],
    );
    expect(refused?.body).toMatchObject({ code: 'slot_not_free' });
  });

  it.each([
    ['no times', { slots: [] }],
    [
      'a length of nine minutes',
      { slots: [{ starts_at: lagosInstant(2, '09:00'), minutes: 9, place: 'x' }] },
    ],
    [
      'a length of more than eight hours',
      { slots: [{ starts_at: lagosInstant(2, '09:00'), minutes: 481, place: 'x' }] },
    ],
    ['no place', { slots: [{ starts_at: lagosInstant(2, '09:00'), minutes: 30, place: ' ' }] }],
    [
      'a place of 301 characters',
      { slots: [{ starts_at: lagosInstant(2, '09:00'), minutes: 30, place: 'x'.repeat(301) }] },
    ],
    [
      'a hundred and one times',
      {
        slots: Array.from({ length: 101 }, () => ({
          starts_at: lagosInstant(2, '09:00'),
          minutes: 30,
          place: 'x',
        })),
      },
    ],
  ])('are refused with %s', async (_, body) => {
    await expectNothingChanged(app, () => owner.api.post('/api/interview-slots/').send(body).expect(422));
  });

  it.each([
    ['in the past', '2020-01-01T09:00:00Z', 'Please choose a time in the future'],
    ['in more than a year', '2099-02-01T09:00:00Z', 'Please choose a time within a year'],
    [
      'on a day that does not exist',
      '2099-02-30T09:00:00Z',
      expect.stringContaining('a day and time, such as'),
    ],
    ['without a time zone offset', '2099-02-01T09:00:00', expect.stringContaining('a day and time, such as')],
  ])('are refused with a start %s', async (_, starts_at, msg) => {
    const slots = [{ starts_at, minutes: 30, place: 'x' }];
    const { status, body } = await expectNothingChanged(app, () =>
      owner.api.post('/api/interview-slots/').send({ slots }),
    );
    expect([status, body]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'slots', 0, 'starts_at'], msg }] },
    ]);
  });

  it('are offered in interviews that can be found by a name without its accents', async () => {
    const [slot] = (await slotsOn(['09:00'])) as [Slot];
    const answers = { first_name: 'Sa’adatu', last_name: 'Adébáyọ̀' };
    const { id } = await offer(owner, (await apply(app, jobId, { answers })).id, [slot]);
    for (const search of ["sa'adatu ADEBAYO", 'saad']) {
      const { body } = await owner.api.get('/api/interviews/').query({ search }).expect(200);
      expect((body as { id: string }[]).map((interview) => interview.id)).toEqual([id]);
    }
  });

  it('can be listed without the booked ones', async () => {
    const [booked, free] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [booked]);
    await choose(ada.own, booked.id).expect(200);
    const from = lagosDate(new Date(booked.starts_at));
    const list = async (query: object) => {
      const { body } = await owner.api
        .get('/api/interview-slots/')
        .query({ from, to: from, ...query })
        .expect(200);
      return (body as Slot[]).map(({ id }) => id);
    };
    expect(await list({})).toEqual([booked.id, free.id]);
    expect(await list({ free: 'yes' })).toEqual([free.id]);
    await owner.api.get('/api/interview-slots/?free=no').expect(422);
  });

  it('hide their place in the offers of other applicants once one has booked them', async () => {
    const [taken, other] = (await slotsOn(['09:00', '10:00'])) as [Slot, Slot];
    const [ada, bola] = [await applicant(), await applicant()];
    const { id } = await offer(owner, ada.id, [taken, other]);
    const booked = await offer(owner, bola.id, [taken]);
    await choose(bola.own, taken.id).expect(200);
    const placesOf = async (interview: string) => {
      const { body } = await owner.api.get(`/api/interviews/${interview}`).expect(200);
      return (body as Interview).times.map(({ place }) => place);
    };
    expect(await placesOf(id)).toEqual(['', other.place]);
    expect(await placesOf(booked.id)).toEqual([taken.place]);
  });

  it('count as taken once their interviewer’s account is deleted', async () => {
    const reviewer = await joinAs(app, owner, 'reviewer');
    const [slot] = (await slotsOn(['09:00'], reviewer)) as [Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot]);
    await owner.api.delete(`/api/accounts/${reviewer.id}`).expect(204);
    const gone = await choose(ada.own, slot.id).expect(409);
    expect(gone.body).toMatchObject({ code: 'slot_taken', times: [] });
  });

  it('are neither free nor bookable while their interviewer is suspended', async () => {
    const reviewer = await joinAs(app, owner, 'reviewer');
    const [slot, other] = (await slotsOn(['09:00', '10:00'], reviewer)) as [Slot, Slot];
    const ada = await applicant();
    await offer(owner, ada.id, [slot]);
    await owner.api.put(`/api/accounts/${reviewer.id}/status`).send({ status: 'suspended' }).expect(200);
    const { body: slots } = await owner.api.get('/api/interview-slots/').expect(200);
    expect((slots as Slot[]).find(({ id }) => id === slot.id)).toMatchObject({ is_free: false });
    const gone = await choose(ada.own, slot.id).expect(409);
    expect(gone.body).toMatchObject({ code: 'slot_taken', times: [] });
    const { id } = await apply(app, jobId);
    const sent = { application_id: id, slot_ids: [other.id] };
    const refused = await owner.api.post('/api/interviews/').send(sent).expect(409);
    expect(refused.body).toMatchObject({ code: 'slot_not_free' });
  });
});
