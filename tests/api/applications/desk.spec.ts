import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BACKGROUND_HEADER } from '@smash/contract';
import type { Application, Desk, Interview, Job, Slot } from '@smash/contract/client';
import { apply, joinAs, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstants, offer } from '../../support/api/interviews.js';
import { importOldApplication, insertApplications } from '../../support/api/rows.js';
import { aJob, anAccount, dayFromNow } from '../../support/samples/builders.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

describe('the desk', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({ ADMIN_REGISTRATION: 'approval' });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  async function desk(member = owner): Promise<{ since: string; counts: Record<string, number> }> {
    const { since, parts, further_parts } = (await member.api.get('/api/desk').expect(200)).body as Desk;
    return {
      since,
      counts: Object.fromEntries([...parts, ...further_parts].map(({ part, count }) => [part, count])),
    };
  }
  const listed = async (query: string) =>
    Number((await owner.api.get(`/api/applications-list?${query}`).expect(200)).headers['x-total-count']);

  it('says how many of each kind wait, as the lists do with the same filters', async () => {
    await awayFromMidnight();
    const { id } = await postJob(owner);
    await insertApplications(app, id, 3, { applied_at: `now() - n * interval '6 days'` });
    await insertApplications(app, id, 2, { withdrawn_at: 'now()', applied_at: `now() - interval '8 days'` });
    await insertApplications(app, id, 4, { status: `'rejected'`, applied_at: `now() - interval '30 days'` });
    await owner.api
      .post('/api/jobs')
      .send(aJob({ application_deadline: dayFromNow(7) }))
      .expect(201);
    await owner.api
      .post('/api/jobs')
      .send(aJob({ application_deadline: dayFromNow(8) }))
      .expect(201);
    await owner.api.post('/api/jobs').send(aJob({ application_deadline: dayFromNow(1), is_active: false }));
    await app.visitor.post('/api/register').send(anAccount()).expect(201);
    await app.query(
      `INSERT INTO mails (id, dedupe_key, kind, recipient, subject, text, html, status)
       VALUES (gen_random_uuid(), 'x:1', 'x', 'x@example.com', '', '', '', 'failed')`,
    );
    const { since, counts } = await desk();
    expect(counts).toEqual({
      new: 1,
      waiting: 2,
      assigned: 0,
      mentioned: 0,
      untold: 4,
      interviews_today: 0,
      interviews_without_times: 0,
      deadlines: 1,
      access_requests: 1,
      failed_mail: 1,
    });
    expect(await listed(`new_since=${since}&withdrawn=no`)).toBe(counts['new']);
    expect(await listed('waiting_days=7')).toBe(counts['waiting']);
    expect(await listed('told=no')).toBe(counts['untold']);
    const jobs = await owner.api.get('/api/jobs?deadline_days=7').expect(200);
    expect(jobs.headers['x-total-count']).toBe('1');
  });

  it('counts as new what came since the previous visit, which ended at least half an hour ago', async () => {
    const first = await desk();
    expect((await desk()).since).toBe(first.since);
    await app.query(`UPDATE desk_visits SET seen_at = now() - interval '31 minutes'`);
    const { since, counts } = await desk();
    expect(new Date(since).getTime()).toBeGreaterThan(new Date(first.since).getTime());
    expect(counts['new']).toBe(0);
  });

  it('does not count background requests of an open page as a visit', async () => {
    await desk();
    await app.query(`UPDATE desk_visits SET seen_at = now() - interval '20 minutes'`);
    await owner.api.get('/api/desk').set(BACKGROUND_HEADER, 'true').expect(200);
    await app.query(`UPDATE desk_visits SET seen_at = seen_at - interval '40 minutes'`);
    const { id } = await postJob(owner);
    await insertApplications(app, id, 1, { applied_at: `now() - interval '50 minutes'` });
    const background = await owner.api.get('/api/desk').set(BACKGROUND_HEADER, 'true').expect(200);
    const next = await desk();
    expect(next.since).toBe((background.body as Desk).since);
    expect(next.counts['new']).toBe(1);
  });

  it('counts offers without a free time, as the list of interviews shows them to the same account', async () => {
    const ours = await postJob(owner, { brand: 'ridesmash' });
    const theirs = await postJob(owner, { brand: 'qiimeet' });
    const recruiter = await joinAs(app, owner, 'recruiter');
    await owner.api
      .put(`/api/accounts/${recruiter.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    const limited = { ...recruiter, api: withToken(app, await logIn(app, recruiter.account)) };
    const slots = await addSlots(owner, lagosInstants(3, ['09:00', '10:00', '11:00', '12:00', '13:00']));
    const [taken, removed, past, free, rejected] = slots as [Slot, Slot, Slot, Slot, Slot];
    const offered = async (jobId: number, ...times: Slot[]) =>
      offer(owner, (await apply(app, jobId)).id, times);
    const quick = await openOwnPage(app, theirs.id);
    await offer(owner, quick.id, [taken]);
    const without = [
      await offered(ours.id, taken),
      await offered(ours.id, removed),
      await offered(theirs.id, past, taken),
    ];
    await offered(ours.id, taken, free);
    const { application_id } = await offered(ours.id, rejected);
    await choose(quick.own, taken.id).expect(200);
    await owner.api.delete(`/api/interview-slots/${removed.id}`).expect(204);
    await owner.api.delete(`/api/interview-slots/${rejected.id}`).expect(204);
    await app.query(
      `UPDATE interview_slots SET starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes' WHERE id = $1`,
      [past.id],
    );
    await app.query(`UPDATE applications SET status = 'rejected' WHERE id = $1`, [application_id]);

    for (const [member, expected] of [
      [owner, without],
      [limited, without.slice(0, 2)],
    ] as const) {
      const read = async (query: object) =>
        (await member.api.get('/api/interviews').query(query).expect(200)).body as Interview[];
      const listed = await read({ times_left: 'no' });
      expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      // The portal's page filters all offers in the same way.
      const shown = (await read({ state: 'offered' })).filter(
        ({ application_status, times }) =>
          application_status !== 'rejected' && !times.some(({ is_free }) => is_free),
      );
      expect(shown).toEqual(listed);
      expect((await desk(member)).counts['interviews_without_times']).toBe(listed.length);
    }
    await owner.api.get('/api/interviews?times_left=yes').expect(422);
  });

  it('shows a role what it may see, and is refused to a role that reviews nothing', async () => {
    const reviewer = await joinAs(app, owner, 'reviewer');
    expect(Object.keys((await desk(reviewer)).counts)).toEqual([
      'new',
      'waiting',
      'assigned',
      'mentioned',
      'interviews_today',
      'deadlines',
    ]);
    const { api } = await joinAs(app, owner, 'investor_desk');
    await api.get('/api/desk').expect(403);
  });

  it('comes with queues of jobs, without withdrawn applications', async () => {
    const { id } = await postJob(owner);
    await insertApplications(app, id, 2);
    await insertApplications(app, id, 1, { status: `'accepted'` });
    await insertApplications(app, id, 1, { withdrawn_at: 'now()' });
    const jobs = (await owner.api.get('/api/jobs?per_page=200').expect(200)).body as Job[];
    expect(jobs.find((job) => job.id === id)).toMatchObject({
      application_count: 4,
      queues: { pending: 2, reviewed: 0, accepted: 1, rejected: 0 },
    });
    expect((await app.visitor.get('/api/jobs?per_page=200').expect(200)).text).not.toContain('queues');
  });

  it('counts imported applications as new, even if the people applied long before', async () => {
    const { id } = await postJob(owner);
    await importOldApplication(app, id);
    const { since, counts } = await desk();
    expect(counts['new']).toBe(await listed(`new_since=${since}&withdrawn=no`));
    expect(await listed(`new_since=${since}&job_id=${id}`)).toBe(1);
    expect(await listed(`since=${since}&job_id=${id}`)).toBe(0);
    expect(await listed(`new_since=${new Date(Date.now() + 60_000).toISOString()}&job_id=${id}`)).toBe(0);
  });

  it('finds the applications of a brand that their jobs have or name in the title, also of deleted jobs', async () => {
    const said = await postJob(owner, { brand: 'owenas', title: 'Rider at Ridesmash' });
    const named = await postJob(owner, { title: 'Cook at Owenas' });
    const deleted = await postJob(owner, { title: 'Waiter (Owenas)' });
    const others = [
      await postJob(owner, { brand: 'group' }),
      await postJob(owner, { title: 'Owenas, Ridesmash' }),
    ];
    for (const job of [said, named, deleted, ...others]) await insertApplications(app, job.id, 2);
    await owner.api.delete(`/api/jobs/${deleted.id}`).expect(200);
    const jobsOf = async (member: Member) => {
      const found = await member.api.get('/api/applications-list').query({ brand: 'owenas' }).expect(200);
      return new Set((found.body as Application[]).map(({ job_id }) => job_id));
    };
    expect(await jobsOf(owner)).toEqual(new Set([said.id, named.id, deleted.id]));
    const action = { filter: { brand: 'owenas' }, action: 'set_status', status: 'reviewed' };
    expect((await owner.api.post('/api/applications/bulk').send(action).expect(202)).body).toMatchObject({
      total: 6,
    });

    const recruiter = await joinAs(app, owner, 'recruiter');
    await owner.api
      .put(`/api/accounts/${recruiter.id}/brands`)
      .send({ brands: ['owenas'] })
      .expect(200);
    const limited = { ...recruiter, api: withToken(app, await logIn(app, recruiter.account)) };
    expect(await jobsOf(limited)).toEqual(new Set([said.id]));
  });

  it('finds an applicant by phone number, however it is written, and by reference', async () => {
    const { id } = await postJob(owner);
    await insertApplications(app, id, 2);
    const [wanted] = await app.query<{ id: string }>(
      `UPDATE applications SET phone_e164 = '+2348091234567' WHERE id = (
         SELECT id FROM applications WHERE job_id = $1 LIMIT 1) RETURNING id`,
      [id],
    );
    const found = async (search: string) => {
      const { body } = await owner.api.get('/api/applications-list').query({ search }).expect(200);
      return (body as Application[]).map((each) => each.id);
    };
    for (const search of ['0809 123 4567', '+234 (0)809-123-4567', '123 4567']) {
      expect(await found(search)).toEqual([wanted?.id]);
    }
    const applied = await apply(app, id);
    expect(await found(applied.reference)).toEqual([applied.id]);
    await owner.api.get('/api/applications-list').query({ since: 'yesterday' }).expect(422);
    await owner.api.get('/api/applications-list').query({ waiting_days: '0' }).expect(422);
    await owner.api.get('/api/applications-list').query({ brand: 'nobody' }).expect(422);
  });

  it('counts no imported application as waiting: it waited elsewhere', async () => {
    const { id } = await postJob(owner);
    await importOldApplication(app, id);
    await insertApplications(app, id, 1, { applied_at: `now() - interval '8 days'` });
    expect(await listed(`job_id=${id}&status=pending`)).toBe(2);
    expect(await listed(`job_id=${id}&waiting_days=7`)).toBe(1);
  });
});
