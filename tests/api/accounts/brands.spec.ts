import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, Person, Slot } from '@smash/contract/client';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstant, offer, ownInterview, PLACE } from '../../support/api/interviews.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable } from '../../support/samples/tables.js';
import { aJob, someAnswers } from '../../support/samples/builders.js';

const TIMINGS = {
  importPoll: 100,
  liveHeartbeat: 50,
  digestPoll: 50,
  assignmentNoticePoll: 50,
  assignmentNoticeDelay: 0,
};

describe('the brands of an account', () => {
  let app: ApiApp;
  let owner: Member;
  /** Limited to Ridesmash. */
  let limited: Member;
  let rides: Job;
  let food: Job;

  beforeAll(async () => {
    app = await startApi({}, TIMINGS);
    owner = await registerAndLogIn(app);
    rides = await postJob(owner, { title: 'Rider', brand: 'ridesmash' });
    food = await postJob(owner, { title: 'Cook', brand: 'smashfood' });
    limited = await limit(await joinAs(app, owner), ['ridesmash']);
  });
  afterAll(() => app.close());

  async function limit(member: Member, brands: string[]): Promise<Member> {
    await owner.api.put(`/api/accounts/${member.id}/brands`).send({ brands }).expect(200);
    const token = await logIn(app, member.account);
    return { ...member, token, api: withToken(app, token) };
  }

  /** One application for each of the two jobs, by one person. */
  async function applyForBoth(first_name: string) {
    const answers = someAnswers({ first_name, email: `${first_name}@example.com`.toLowerCase() });
    const seen = await apply(app, rides.id, { answers });
    const hidden = await apply(app, food.id, { answers });
    return { seen: seen.id, hidden: hidden.id };
  }

  /** Waits for the only mail of this kind to this member, and returns its text. */
  const mailTo = ({ account: { email } }: Member, kind: string) =>
    eventually(async () => {
      const sql = 'SELECT text FROM mails WHERE kind = $1 AND recipient = $2';
      const mails = await app.query<{ text: string }>(sql, [kind, email]);
      expect(mails).toHaveLength(1);
      return mails[0]?.text;
    });

  const statusOf = async (id: string) =>
    (await app.query<{ status: string }>('SELECT status FROM applications WHERE id = $1', [id]))[0]?.status;

  it('are set by owners, which ends the sessions of the account and is in the audit log', async () => {
    const member = await joinAs(app, owner, 'recruiter');
    const put = (brands: unknown, { api } = owner, id = member.id) =>
      api.put(`/api/accounts/${id}/brands`).send({ brands });
    const changed = await put(['qiimeet', 'ridesmash']).expect(200);
    expect(changed.body).toMatchObject({ id: member.id, brands: ['ridesmash', 'qiimeet'] });
    await member.api.get('/api/me').expect(401);
    await put(['qiimeet', 'ridesmash']).expect(200);
    await put([]).expect(200);
    const entries = await app.query(
      `SELECT actor_id, data FROM audit_log WHERE action = 'account.brands_changed' AND object_id = $1 ORDER BY id`,
      [member.id],
    );
    expect(entries).toEqual([
      { actor_id: owner.id, data: { from: 'all', to: 'Ridesmash, Qiimeet' } },
      { actor_id: owner.id, data: { from: 'Ridesmash, Qiimeet', to: 'all' } },
    ]);
    await put(['nobody']).expect(422);
    await put([], limited).expect(403);
    await put([], owner, randomUUID()).expect(404);
  });

  it('cannot be set for an owner, and are cleared when an account becomes one', async () => {
    const member = await limit(await joinAs(app, owner), ['owenas']);
    const role = await owner.api.put(`/api/accounts/${member.id}/role`).send({ role: 'owner' }).expect(200);
    expect(role.body).toMatchObject({ role: 'owner', brands: [] });
    const refused = await owner.api.put(`/api/accounts/${member.id}/brands`).send({ brands: ['owenas'] });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'owner_not_limited' });
  });

  it('do not narrow the jobs that are cached for visitors when a limited account asks first', async () => {
    for (const address of ['/api/jobs?q=cook', '/api/jobs/counts']) {
      // A new job makes what was cached before stale.
      await postJob(owner, { title: 'Cook', brand: 'smashfood' });
      await limited.api.get(address).expect(200);
      const { body } = await app.visitor.get(address).expect(200);
      expect(JSON.stringify(body)).toContain('smashfood');
    }
  });

  it('decide which jobs an account may post and edit, and which it sees', async () => {
    for (const brand of ['smashfood', null, undefined] as const) {
      const refused = await limited.api.post('/api/jobs').send(aJob({ brand }));
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { detail: [{ loc: ['body', 'brand'], type: 'not_your_brand' }] },
      ]);
    }
    const own = await postJob(limited, { brand: 'ridesmash' });
    const away = aJob({ brand: 'smashfood' });
    await limited.api.put(`/api/jobs/${own.id}`).send(away).expect(422);
    const named = await postJob(limited, { title: 'Rider, Ridesmash', brand: 'ridesmash' });
    const renamed = (title: string) => limited.api.put(`/api/jobs/${named.id}`).send(aJob({ title }));
    const { body: unnamed } = await renamed('Courier').expect(200);
    expect(unnamed).toMatchObject({ brand: 'ridesmash' });
    await renamed('Courier, Ridesmash').expect(200);
    const { body: others } = await renamed('Courier, Smashfood').expect(422);
    expect(others).toMatchObject({ detail: [{ type: 'not_your_brand' }] });
    await owner.api.put(`/api/jobs/${own.id}`).send(away).expect(200);
    await limited.api.get(`/api/jobs/${own.id}`).expect(404);
    await app.visitor.get(`/api/jobs/${own.id}`).expect(200);
  });

  it('hide a person’s applications for jobs of other brands', async () => {
    const { seen, hidden } = await applyForBoth('Ifeoma');
    const person = await limited.api.get(`/api/people/${seen}`).expect(200);
    expect((person.body as { applications: { id: string }[] }).applications.map(({ id }) => id)).toEqual([
      seen,
    ]);
    const all = await owner.api.get(`/api/people/${seen}`).expect(200);
    expect((all.body as { applications: unknown[] }).applications).toHaveLength(2);
    const list = await limited.api.get('/api/applications-list?search=ifeoma&page=1').expect(200);
    expect([list.headers['x-total-count'], list.text.includes(hidden)]).toEqual(['1', false]);
  });

  it('limit the number of applications that is shown, whoever asked before', async () => {
    await applyForBoth('Zainab');
    const counted = async ({ api }: Member) => {
      const list = await api.get('/api/applications-list?search=zainab&page=1&per_page=1').expect(200);
      return list.headers['x-total-count'];
    };
    expect([await counted(limited), await counted(owner), await counted(limited)]).toEqual(['1', '2', '1']);
  });

  it('leave all applications of a person together when a limited account joins two people', async () => {
    const { seen, hidden } = await applyForBoth('Chidinma');
    const answers = someAnswers({ first_name: 'Chichi', email: 'chichi@example.com' });
    const other = await apply(app, rides.id, { answers });
    const { body } = await limited.api
      .post(`/api/people/${other.id}/merge`)
      .send({ person_id: seen })
      .expect(200);
    expect(JSON.stringify(body)).not.toContain(hidden);
    const { body: all } = await owner.api.get(`/api/people/${other.id}`).expect(200);
    const ids = (all as Person).applications.map(({ id }) => id);
    expect(ids.sort()).toEqual([seen, hidden, other.id].sort());
    await owner.api.get(`/api/people/${seen}`).expect(404);
    // Splitting them again restores both.
    await limited.api
      .post(`/api/people/${other.id}/split`)
      .send({ application_ids: [seen] })
      .expect(200);
    const { body: again } = await owner.api.get(`/api/people/${seen}`).expect(200);
    expect((again as Person).applications.map(({ id }) => id).sort()).toEqual([seen, hidden].sort());
  });

  it('leave hidden applications with the person from whom a limited account splits one off', async () => {
    const { seen, hidden } = await applyForBoth('Adaeze');
    const answers = (first_name: string) =>
      someAnswers({ first_name, email: `${first_name}@example.com`.toLowerCase() });
    const again = await apply(app, rides.id, { answers: answers('Adaeze') });
    const other = await apply(app, rides.id, { answers: answers('Ada') });
    const last = await apply(app, rides.id, { answers: answers('Adanna') });
    const merge = (id: string, person_id: string) =>
      limited.api.post(`/api/people/${id}/merge`).send({ person_id }).expect(200);
    const split = (id: string, ...application_ids: string[]) =>
      limited.api.post(`/api/people/${id}/split`).send({ application_ids }).expect(200);
    const idsOf = async (id: string) => {
      const { body } = await owner.api.get(`/api/people/${id}`).expect(200);
      return (body as Person).applications.map((one) => one.id).sort();
    };
    await merge(other.id, seen);
    await split(other.id, again.id);
    expect(await idsOf(other.id)).toEqual([other.id, seen, hidden].sort());
    // All three came from one person; the hidden one had come there with `seen`, which stays.
    await merge(last.id, other.id);
    await split(last.id, other.id);
    expect(await idsOf(last.id)).toEqual([last.id, seen, hidden].sort());
  });

  it('limit a bulk action and its undo, also when a job moves to another brand in between', async () => {
    const { seen, hidden } = await applyForBoth('Temitope');
    const moving = await postJob(owner, { title: 'Mover', brand: 'ridesmash' });
    const answers = someAnswers({ first_name: 'Temitope', email: 'temitope@example.com' });
    const moved = await apply(app, moving.id, { answers });
    const act = { filter: { search: 'temitope' }, action: 'set_status', status: 'rejected' };
    const { body } = await limited.api.post('/api/applications/bulk').send(act).expect(202);
    const { id, total } = body as { id: string; total: number };
    expect(total).toBe(2);
    await eventually(async () => expect(await statusOf(moved.id)).toBe('rejected'));
    expect(await statusOf(hidden)).toBe('pending');
    await owner.api
      .put(`/api/jobs/${moving.id}`)
      .send(aJob({ brand: 'smashfood' }))
      .expect(200);
    await limited.api.delete(`/api/applications/bulk/${id}`).expect(202);
    await eventually(async () => expect(await statusOf(seen)).toBe('pending'));
    expect(await statusOf(moved.id)).toBe('rejected');
  });

  it('let an account undo its whole mail batch, also when a job has moved to another brand', async () => {
    const moving = await postJob(owner, { title: 'Mover of mails', brand: 'ridesmash' });
    const staying = await postJob(owner, { title: 'Stayer of mails', brand: 'ridesmash' });
    const ids = [(await apply(app, moving.id)).id, (await apply(app, staying.id)).id];
    const text = { subject: 'News', body: 'There is news.' };
    const { body } = await limited.api
      .post('/api/applications/mails')
      .send({ ids, ...text })
      .expect(202);
    const { batch_id: batch } = body as { batch_id: string };
    const waiting = () => app.query('SELECT FROM mails WHERE group_id = $1', [batch]);
    await eventually(async () => expect(await waiting()).toHaveLength(2));
    await owner.api
      .put(`/api/jobs/${moving.id}`)
      .send(aJob({ brand: 'smashfood' }))
      .expect(200);
    const undone = await limited.api.delete(`/api/applications/mails/${batch}`).expect(200);
    expect(undone.body).toMatchObject({ queued: 0, taken_back: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('keep an account from being assignee, mentioned or interviewer where it cannot see the application', async () => {
    const { hidden, seen } = await applyForBoth('Ngozi');
    const assign = (id: string) =>
      owner.api.put(`/api/applications/${id}/assignee`).send({ assignee_id: limited.id });
    expect((await assign(hidden)).body).toMatchObject({ detail: [{ type: 'not_a_reader' }] });
    await assign(seen).expect(200);
    const both = { ids: [seen, hidden], action: 'assign', assignee_id: limited.id };
    await owner.api.post('/api/applications/bulk').send(both).expect(422);
    const note = { text: 'Look', mentioned_ids: [limited.id] };
    await owner.api.post(`/api/applications/${hidden}/notes`).send(note).expect(422);
    await owner.api.post(`/api/applications/${seen}/notes`).send(note).expect(201);
    const slots = await addSlots(limited, [lagosInstant(9, '09:00')]);
    const offered = { application_id: hidden, slot_ids: slots.map(({ id }) => id) };
    const refused = await owner.api.post('/api/interviews').send(offered);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'interviewer_limited']);
  });

  it('withdraw the times offered before, and keep references out of the mails to the interviewer', async () => {
    const other = await joinAs(app, owner);
    const [first, second] = (await addSlots(other, [
      lagosInstant(10, '09:00'),
      lagosInstant(10, '10:00'),
    ])) as [Slot, Slot];
    const [booked, offered] = [await openOwnPage(app, food.id), await openOwnPage(app, food.id)];
    const { id } = await offer(owner, booked.id, [first]);
    await choose(booked.own, first.id).expect(200);
    await offer(owner, offered.id, [second]);
    await limit(other, ['ridesmash']);
    expect(await ownInterview(offered.own)).toMatchObject({ times: [] });
    const refused = await choose(offered.own, second.id);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'slot_taken', times: [] }]);
    expect(refused.text).not.toContain(other.account.username);
    await owner.api.post(`/api/interviews/${id}/cancellation`).send({}).expect(200);
    const mails = await app.query<{ kind: string; text: string }>(
      `SELECT kind, text FROM mails WHERE kind LIKE 'interview%' AND recipient = $1`,
      [other.account.email],
    );
    expect(mails).toEqual([
      { kind: 'interview_cancelled', text: expect.not.stringContaining(booked.reference) },
    ]);
  });

  it('hide the place of an interview for another brand, except in the account’s own slots', async () => {
    const { seen, hidden } = await applyForBoth('Halima');
    const starts = [lagosInstant(12, '09:00'), lagosInstant(12, '10:00'), lagosInstant(12, '11:00')];
    const slots = await addSlots(owner, starts);
    const own = await addSlots(limited, [lagosInstant(12, '09:00')]);
    const book = (applicationId: string, slotId = '') =>
      app.query(
        `INSERT INTO interviews (id, application_id, slot_id, state, text) VALUES ($1, $2, $3, 'booked', '')`,
        [randomUUID(), applicationId, slotId],
      );
    await book(hidden, slots[0]?.id);
    await book(seen, slots[1]?.id);
    const placesFor = async ({ api }: Member) => {
      const { body } = await api.get(`/api/interview-slots?from=${starts[0]?.slice(0, 10)}`).expect(200);
      return new Map((body as Slot[]).map(({ id, place }) => [id, place]));
    };
    const [whole, part] = [await placesFor(owner), await placesFor(limited)];
    for (const { id } of [...slots, ...own]) expect(whole.get(id)).toBe(PLACE);
    expect(slots.map(({ id }) => part.get(id))).toEqual(['', PLACE, PLACE]);
    // As if booked before the account was limited: it still sees the place of its own slot.
    await app.query('UPDATE interviews SET slot_id = $1 WHERE application_id = $2', [own[0]?.id, hidden]);
    expect((await placesFor(limited)).get(own[0]?.id ?? '')).toBe(PLACE);
  });

  it('hide reviewers who share no brand with the account', async () => {
    const other = await limit(await joinAs(app, owner), ['smashfood']);
    const { text } = await limited.api.get('/api/reviewers').expect(200);
    expect([owner, limited, other].map(({ id }) => text.includes(id))).toEqual([true, true, false]);
  });

  it('limit exports, and the files behind links made before', async () => {
    const { hidden } = await applyForBoth('Amaka');
    const { body } = await limited.api.post('/api/applications/exports').send({ kind: 'csv' }).expect(201);
    const { text } = await app.visitor.get((body as { url: string }).url).expect(200);
    expect([text.includes('Amaka'), text.includes('Rider'), text.includes('Cook')]).toEqual([
      true,
      true,
      false,
    ]);
    const lifted = await limit(await joinAs(app, owner), []);
    const link = await lifted.api
      .post(`/api/applications/${hidden}/files/cv/link`)
      .send({ disposition: 'inline' });
    // In the database, as an operator would, so that the session does not end.
    await app.query(`UPDATE admins SET brands = '{ridesmash}' WHERE id = $1`, [lifted.id]);
    await app.visitor.get((link.body as { url: string }).url).expect(404);
  });

  it('refuse rows of an import for jobs of other brands', async () => {
    const rows = anApplicationTable('Cook', 2, (row, index) => (index ? row : { ...row, job: 'Rider' }));
    const { body } = await uploadTable(limited.api, 'applications', rows).expect(201);
    const { id, mapping } = body as { id: string; mapping: unknown };
    await limited.api.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
    await eventually(async () => {
      const { body: checked } = await limited.api.get(`/api/imports/${id}`).expect(200);
      expect(checked).toMatchObject({ state: 'checked', counts: { ready: 1, refused: 1 } });
    });
  });

  it('limit the mails about new applications', async () => {
    await limited.api.put('/api/me/notices').send({ new_applications: 'each' }).expect(200);
    const { seen, hidden } = await applyForBoth('Kelechi');
    const told = await app.query<{ application_id: string }>(
      `SELECT application_id FROM mails WHERE kind = 'application_arrived' AND recipient = $1
         AND application_id = ANY($2)`,
      [limited.account.email, [seen, hidden]],
    );
    expect(told).toEqual([{ application_id: seen }]);
  });

  it('limit the daily digest', async () => {
    await limited.api.put('/api/me/notices').send({ new_applications: 'digest' }).expect(200);
    for (const { id } of [rides, food])
      await insertApplications(app, id, 1, { applied_at: `now() - interval '26 hours'` });
    await app.query(
      `UPDATE arrival_notices SET told_until = now() - interval '3 days' WHERE account_id = $1`,
      [limited.id],
    );
    const digest = await mailTo(limited, 'arrivals_digest');
    expect(digest).toContain('Rider: 1');
    expect(digest).not.toContain('Cook');
  });

  it('limit the mail about assigned applications, also if they were set after the assignment', async () => {
    const other = await joinAs(app, owner);
    const { seen, hidden } = await applyForBoth('Funmilayo');
    await app.query(`UPDATE admins SET brands = '{ridesmash}' WHERE id = $1`, [other.id]);
    await app.query('UPDATE applications SET assignee_id = $1 WHERE id = ANY($2)', [
      other.id,
      [seen, hidden],
    ]);
    await app.query(
      `INSERT INTO assignment_notices (account_id, application_id, due_at)
       SELECT $1, id, now() FROM unnest($2::uuid[]) AS assigned (id)`,
      [other.id, [seen, hidden]],
    );
    expect(await mailTo(other, 'applications_assigned')).toContain('An application was assigned to you');
  });

  it('limit the live changes that an account is told of', async () => {
    const { seen, hidden } = await applyForBoth('Uche');
    const closing = new AbortController();
    const stream = await fetch(`${app.url}/api/applications/changes`, {
      headers: { Authorization: `Bearer ${limited.token}` },
      signal: closing.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const id of [hidden, seen]) {
      await owner.api.put(`/api/applications/${id}/status`).send({ status: 'reviewed' }).expect(200);
    }
    let came = '';
    while (!came.includes(seen)) came += (await reader?.read())?.value ?? '';
    closing.abort();
    expect(came).not.toContain(hidden);
  });
});
