import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aJob } from '../../support/samples/builders.js';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild } from '../../support/api/site-build.js';

describe('the picture of a job for shared links', () => {
  let app: ApiApp;
  let owner: Member;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    app = await startApi(overrides);
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });

  /** Returns the address of the picture in the head of the page, without the origin. */
  async function addressOf(id: number): Promise<string> {
    const { text } = await app.visitor.get(`/careers/${id}`).expect(200);
    const [, address = ''] =
      /<meta property="og:image" content="https:\/\/smash\.example([^"]+)"/.exec(text) ?? [];
    return address;
  }
  const digests = async () =>
    (await app.query<{ job_id: number }>('SELECT job_id FROM job_pictures ORDER BY job_id')).map(
      ({ job_id }) => job_id,
    );

  it('is a PNG that can be cached for ever, since its address changes with the job', async () => {
    const { id } = await postJob(owner, { title: 'Baker' });
    const address = await addressOf(id);
    const { headers, body } = await app.visitor.get(address).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((body as Buffer).subarray(1, 4).toString()).toBe('PNG');
    await app.visitor
      .get(address)
      .set('If-None-Match', headers['etag'] as string)
      .expect(304);

    await owner.api
      .put(`/api/jobs/${id}`)
      .send(aJob({ title: 'Pastry chef' }))
      .expect(200);
    const changed = await addressOf(id);
    expect(changed).not.toBe(address);
    const old = await app.visitor.get(address).expect(200);
    expect(old.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(old.headers['etag']).not.toBe(headers['etag']);
    const fresh = await app.visitor
      .get(changed)
      .set('If-None-Match', headers['etag'] as string)
      .expect(200);
    expect((fresh.body as Buffer).equals(body as Buffer)).toBe(false);
  });

  it('exists only for open jobs', async () => {
    const draft = await postJob(owner, { is_draft: true });
    const closed = await postJob(owner);
    await app.visitor.get(`/og/jobs/${closed.id}.png`).expect(200);
    await owner.api.post(`/api/jobs/${closed.id}/close`).expect(200);
    const deleted = await postJob(owner);
    await owner.api.delete(`/api/jobs/${deleted.id}`).expect(200);
    for (const id of [draft.id, closed.id, deleted.id, 999_999]) {
      await app.visitor.get(`/og/jobs/${id}.png`).expect(404);
    }
    expect(await addressOf(closed.id)).toBe('/og/site.png');
  });

  it('is drawn in the background, and removed when the job closes', async () => {
    const { id } = await postJob(owner);
    const short = await postJob(owner);
    await app.inside.keepUpPictures();
    expect(await digests()).toEqual(expect.arrayContaining([id, short.id]));
    await owner.api.post(`/api/jobs/${short.id}/close`).expect(200);
    await app.inside.keepUpPictures();
    expect(await digests()).toContain(id);
    expect(await digests()).not.toContain(short.id);
  });
});

it('the picture of a job redirects to that of all jobs if it cannot be drawn', async () => {
  const { overrides, remove } = await makeSiteBuild();
  const app = await startApi(overrides, { drawing: 1 });
  const { id } = await postJob(await registerAndLogIn(app));
  const { headers } = await app.visitor.get(`/og/jobs/${id}.png`).redirects(0).expect(302);
  expect(headers).toMatchObject({ location: '/og/careers.png', 'cache-control': 'no-store' });
  expect(await app.query('SELECT FROM job_pictures')).toEqual([]);
  await app.close();
  await remove();
});
