import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, DeletedJob, Job } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

describe('deleted jobs', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const remove = async (id: number) =>
    (await owner.api.delete(`/api/jobs/${id}`).expect(200)).body as unknown;
  const listed = async (query = '') =>
    (await owner.api.get(`/api/jobs/deleted${query}`).expect(200)).body as DeletedJob[];

  it('say how many applications they keep, and those stay in the lists', async () => {
    const job = await postJob(owner, { title: 'Night Driver' });
    const [first, second] = [await apply(app, job.id), await apply(app, job.id)];
    expect(await remove(job.id)).toMatchObject({ application_count: 2 });
    expect(await listed('?search=night')).toEqual([
      {
        id: job.id,
        title: 'Night Driver',
        deleted_at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        application_count: 2,
      },
    ]);
    for (const list of [`/api/jobs/${job.id}/applications?per_page=10`, '/api/applications-list/']) {
      const { body } = await owner.api.get(list).expect(200);
      const ids = (body as Application[]).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([first.id, second.id]));
    }
  });

  it('are listed with the latest deletion first, and deleting one again changes nothing', async () => {
    const [one, other] = [await postJob(owner), await postJob(owner)];
    await remove(other.id);
    await remove(one.id);
    const before = await listed('?per_page=2');
    expect(before.map(({ id }) => id)).toEqual([one.id, other.id]);
    await remove(other.id);
    expect(await listed('?per_page=2')).toEqual(before);
  });

  it('can be restored as they were, and take applications again', async () => {
    const job = await postJob(owner);
    const { id } = await apply(app, job.id);
    await remove(job.id);
    expect((await submit(app, job.id)).status).toBe(404);
    for (const time of ['once', 'twice']) {
      const { body } = await owner.api.post(`/api/jobs/${job.id}/restore`).expect(200);
      expect({ time, id: (body as Job).id, title: (body as Job).title }).toEqual({
        time,
        id: job.id,
        title: job.title,
      });
    }
    expect((await listed()).map((entry) => entry.id)).not.toContain(job.id);
    const { body } = await owner.api.get(`/api/jobs/${job.id}`).expect(200);
    expect(body).toEqual(job);
    await apply(app, job.id);
    await owner.api.get(`/api/applications/${id}`).expect(200);
    const acts = await app.query(
      `SELECT action FROM audit_log WHERE object_type = 'job' AND object_id = $1 ORDER BY id`,
      [String(job.id)],
    );
    expect(acts).toEqual([{ action: 'job.created' }, { action: 'job.deleted' }, { action: 'job.restored' }]);
  });

  it('cannot be restored if they never existed', async () => {
    await owner.api.post('/api/jobs/999999/restore').expect(404);
  });
});
