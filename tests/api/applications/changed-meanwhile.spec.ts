import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@smash/contract';
import type { BulkAction } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';

describe('a status that somebody changed meanwhile', () => {
  let app: ApiApp;
  let owner: Member;
  let other: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    other = await joinAs(app, owner, 'reviewer');
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const set = (who: Member, id: string, body: object) =>
    who.api.put(`/api/applications/${id}/status`).send(body);
  const statusOf = async (id: string) =>
    ((await owner.api.get(`/api/applications/${id}`).expect(200)).body as { status: string }).status;

  it('is not overwritten, and the caller is told who changed what', async () => {
    const { id } = await apply(app, jobId);
    await set(other, id, { status: 'accepted', seen_status: 'pending' }).expect(200);
    const { body } = await set(owner, id, { status: 'rejected', seen_status: 'pending' }).expect(409);
    expect(body).toEqual({
      code: 'application_changed',
      detail: expect.stringMatching(
        new RegExp(
          `^${other.account.username} set this application to Accepted on .* \\(Lagos time\\), after`,
        ),
      ) as unknown,
    });
    expect(await statusOf(id)).toBe('accepted');
    await set(owner, id, { status: 'rejected', seen_status: 'accepted' }).expect(200);
    await set(owner, id, { status: 'pending' }).expect(200);
  });

  it('is no conflict if it is what the caller wants, and then nothing changes', async () => {
    const { id } = await apply(app, jobId);
    const { body: changed } = await set(other, id, { status: 'reviewed' }).expect(200);
    expect(changed).toMatchObject({ status: 'reviewed', previous_status: 'pending' });
    const { body } = await set(owner, id, { status: 'reviewed', seen_status: 'pending' }).expect(200);
    expect(body).toMatchObject({ status: 'reviewed', previous_status: null });
  });

  it('has the time at which it was set, also after waiting for the application', async () => {
    const { id } = await apply(app, jobId);
    const hook = { url: 'https://example.com/hooks', events: ['application.status_changed'] };
    await owner.api.post('/api/webhooks').send(hook).expect(201);
    const { request, waited } = await whileHeld(
      app,
      `SELECT id FROM applications WHERE id = '${id}' FOR UPDATE`,
      async () => {
        const request = Promise.resolve(set(owner, id, { status: 'rejected' }).expect(200));
        await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(1));
        const [row] = await app.query<{ waited: Date }>('SELECT clock_timestamp() AS waited');
        return { request, waited: row?.waited.getTime() ?? NaN };
      },
    );
    await request;
    const times = await app.query<{ time: Date }>(
      `SELECT updated_at AS time FROM applications WHERE id = $1::uuid
       UNION ALL SELECT created_at FROM webhook_events WHERE data ->> 'application_id' = $1::text`,
      [id],
    );
    expect(times).toHaveLength(2);
    for (const { time } of times) expect(time.getTime()).toBeGreaterThanOrEqual(waited);
  });

  it('stops a change of many, which all stay as they are', async () => {
    const [one, two] = [await apply(app, jobId), await apply(app, jobId)];
    await set(other, one.id, { status: 'accepted' }).expect(200);
    const changes = [one, two].map(({ id }) => ({ id, status: 'rejected', seen_status: 'pending' }));
    const { body } = await owner.api.put('/api/applications/statuses').send({ changes }).expect(409);
    expect(body).toMatchObject({ code: 'application_changed' });
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['accepted', 'pending']);
  });

  it.each(['those that are named', 'those that are named with the status of each', 'all that match'])(
    'is not overwritten by a bulk action on %s, unless the caller changed it last',
    async (which) => {
      const job = await postJob(owner);
      const ids = await Promise.all(Array.from({ length: 4 }, async () => (await apply(app, job.id)).id));
      const [decided = '', own = '', both = '', untouched = ''] = ids;
      const seen_at = new Date().toISOString();
      await set(other, decided, { status: 'accepted' }).expect(200);
      await set(owner, own, { status: 'reviewed' }).expect(200);
      await set(other, both, { status: 'accepted' }).expect(200);
      await set(owner, both, { status: 'reviewed' }).expect(200);
      const chosen = {
        'those that are named': { ids, seen_at },
        'those that are named with the status of each': { ids, seen_statuses: ids.map(() => 'pending') },
        'all that match': { filter: { job_id: job.id }, seen_at },
      }[which];
      const { body } = await owner.api
        .post('/api/applications/bulk')
        .send({ ...chosen, action: 'set_status', status: 'rejected' })
        .expect(202);
      const address = `/api/applications/bulk/${(body as BulkAction).id}`;
      await eventually(async () =>
        expect((await owner.api.get(address).expect(200)).body).toMatchObject({
          finished_at: expect.any(String) as unknown,
          counts: { done: 3, changed: 1 },
        }),
      );
      expect(await Promise.all([decided, own, both, untouched].map(statusOf))).toEqual([
        'accepted',
        'rejected',
        'rejected',
        'rejected',
      ]);
    },
  );

  it('is detected only if a seen status is sent for each id', async () => {
    const { id } = await apply(app, jobId);
    const request = { action: 'set_status', status: 'rejected', seen_statuses: ['pending', 'pending'] };
    const { body } = await owner.api
      .post('/api/applications/bulk')
      .send({ ...request, ids: [id] })
      .expect(422);
    expect(JSON.stringify(body)).toContain('As many are expected as there are ids');
    await owner.api
      .post('/api/applications/bulk')
      .send({ ...request, filter: { job_id: jobId } })
      .expect(422);
  });

  it('does not add its application to a selection of all that match', async () => {
    const job = await postJob(owner);
    const [seen, moved] = [await apply(app, job.id), await apply(app, job.id)];
    await set(other, seen.id, { status: 'rejected' }).expect(200);
    const seen_at = new Date().toISOString();
    await set(other, moved.id, { status: 'rejected' }).expect(200);
    const chosen = { filter: { job_id: job.id, status: 'rejected' }, seen_at };
    const { body: mails } = await owner.api
      .post('/api/applications/mails')
      .send({ ...chosen, subject: 'News', body: 'Hello.' })
      .expect(202);
    expect(mails).toMatchObject({ count: 1 });
    const { body: removal } = await owner.api
      .post('/api/applications/bulk')
      .send({ ...chosen, action: 'remove' })
      .expect(202);
    expect(removal).toMatchObject({ total: 1 });
    await eventually(() => owner.api.get(`/api/applications/${seen.id}`).expect(404));
    expect(await statusOf(moved.id)).toBe('rejected');
  });

  describe('or another change by a colleague', () => {
    const tag = (who: Member, id: string, tagId: number) =>
      who.api
        .patch('/api/applications/tags')
        .send({ ids: [id], add: [tagId] })
        .expect(200);
    const assign = (who: Member, id: string, assignee_id: string | null) =>
      who.api.put(`/api/applications/${id}/assignee`).send({ assignee_id }).expect(200);
    const tagId = async () => {
      const { body } = await owner.api.post('/api/tags').send({ name: uniqueWord() }).expect(201);
      return (body as { id: number }).id;
    };
    type Bring = (id: string, by: Member) => Promise<unknown>;
    interface Way {
      filter?: object;
      before?: Bring;
      bring: Bring;
    }
    const ways: [string, (wanted: number) => Way][] = [
      [
        'assigned to me',
        () => ({ filter: { assignee_id: 'me' }, bring: (id, by) => assign(by, id, owner.id) }),
      ],
      [
        'assigned to nobody',
        () => ({
          filter: { assignee_id: 'none' },
          before: (id) => assign(owner, id, owner.id),
          bring: (id, by) => assign(by, id, null),
        }),
      ],
      [
        'told',
        () => ({
          filter: { told: 'yes' },
          before: (id, by) => set(by, id, { status: 'accepted' }).expect(200),
          bring: (id, by) =>
            by.api.post(`/api/applications/${id}/status-mail`).send({ status: 'accepted' }).expect(202),
        }),
      ],
      [
        'in which I was mentioned',
        () => ({
          filter: { mentioned: 'unread' },
          bring: (id, by) =>
            by.api
              .post(`/api/applications/${id}/notes`)
              .send({ text: 'Please look', mentioned_ids: [owner.id] })
              .expect(201),
        }),
      ],
      ['tagged', (wanted) => ({ filter: { tag: [wanted] }, bring: (id, by) => tag(by, id, wanted) })],
      [
        'tagged by merging',
        (wanted) => ({
          filter: { tag: [wanted] },
          bring: async (id, by) => {
            const merged = await tagId();
            await tag(by, id, merged);
            await by.api.post(`/api/tags/${merged}/merge`).send({ into_id: wanted }).expect(200);
          },
        }),
      ],
      ['decided', () => ({ filter: { told: 'no' }, bring: (id, by) => set(by, id, { status: 'accepted' }) })],
      [
        'restored',
        () => ({
          before: (id, by) =>
            by.api
              .post('/api/applications/removals')
              .send({ ids: [id] })
              .expect(200),
          bring: (id, by) =>
            by.api
              .post('/api/applications/restorations')
              .send({ ids: [id] })
              .expect(200),
        }),
      ],
    ];

    it.each(ways)('adds no application to all that match: %s', async (_way, prepare) => {
      const job = await postJob(owner);
      const recruiter = await joinAs(app, owner, 'recruiter');
      const { filter, before, bring } = prepare(await tagId());
      const [seen, brought] = [await apply(app, job.id), await apply(app, job.id)];
      for (const { id } of [seen, brought]) await before?.(id, recruiter);
      await bring(seen.id, recruiter);
      const seen_at = new Date().toISOString();
      await bring(brought.id, recruiter);
      // Another tag brings no application into the list, and the owner's own tag does not hide what others brought in.
      const another = await tagId();
      await tag(recruiter, seen.id, another);
      await tag(owner, brought.id, another);
      const { body } = await owner.api
        .post('/api/applications/bulk')
        .send({ filter: { job_id: job.id, ...filter }, seen_at, action: 'set_status', status: 'reviewed' })
        .expect(202);
      expect(body).toMatchObject({ total: 1 });
      await eventually(async () => expect(await statusOf(seen.id)).toBe('reviewed'));
      expect(await statusOf(brought.id)).not.toBe('reviewed');
    });
  });

  it('is like the passing of time, which adds no application to all that match', async () => {
    const job = await postJob(owner);
    await insertApplications(app, job.id, 2, {
      applied_at: `now() - interval '7 days' - n * interval '30 minutes'`,
    });
    const seen_at = new Date(Date.now() - 45 * MINUTE_MS).toISOString();
    const chosen = { filter: { job_id: job.id, waiting_days: 7 }, seen_at };
    const { body: mails } = await owner.api
      .post('/api/applications/mails')
      .send({ ...chosen, subject: 'News', body: 'Hello.' })
      .expect(202);
    expect(mails).toMatchObject({ count: 1 });
    const { body: bulk } = await owner.api
      .post('/api/applications/bulk')
      .send({ ...chosen, action: 'set_status', status: 'rejected' })
      .expect(202);
    expect(bulk).toMatchObject({ total: 1 });
  });

  it('is kept if two are sent at the same time: the second is refused', async () => {
    const { id } = await apply(app, jobId);
    const answers = await Promise.all([
      set(owner, id, { status: 'accepted', seen_status: 'pending' }),
      set(other, id, { status: 'rejected', seen_status: 'pending' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
