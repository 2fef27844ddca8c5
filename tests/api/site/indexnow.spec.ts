import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild } from '../../support/api/site-build.js';
import { eventually } from '../../support/api/state.js';
import { type IndexNowServer, startIndexNowServer } from '../../support/doubles/indexnow-server.js';
import { aJob } from '../../support/samples/builders.js';

const KEY = 'a1b2c3d4-E5F6';
const often = { indexNowPoll: 50 };

describe('search engines', () => {
  let server: IndexNowServer;
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let removeBuild: () => Promise<void>;
  beforeAll(async () => {
    server = await startIndexNowServer();
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    const settings = { ...overrides, INDEXNOW_KEY: KEY, INDEXNOW_ENDPOINT: server.url };
    app = await startApi(settings, often);
    other = await startApi({ ...settings, DATABASE_URL: app.site.databaseUrl }, often);
    owner = await registerAndLogIn(app);
  });
  afterEach(() => server.answerWith(202));
  afterAll(async () => {
    await other.close();
    await app.close();
    await server.close();
    await removeBuild();
  });

  /** How often search engines were told of a job. */
  const told = (id: number) =>
    server.received.flatMap(({ urlList }) => urlList).filter((url) => url.endsWith(`/careers/${id}`)).length;
  const untilTold = (id: number, times: number) =>
    eventually(() => Promise.resolve(expect(told(id)).toBe(times)));
  const pageOf = (id: number) =>
    app.query<{ state: string; told_state: string | null; attempts: number; is_postponed: boolean }>(
      // While a page is being sent, its lease ends later than the 30 s pause after the first refusal.
      `SELECT state, told_state, attempts, next_attempt_at < now() + interval '31 s' AS is_postponed
       FROM indexnow_pages WHERE job_id = $1`,
      [id],
    );
  const settled = (id: number) =>
    eventually(async () => {
      const [page] = await pageOf(id);
      expect(page?.told_state).toBe(page?.state);
    });

  it('are told once when a job is posted, changed, closed, deleted or restored, with two backends', async () => {
    const { id } = await postJob(owner);
    await untilTold(id, 1);
    expect(server.received.at(-1)).toEqual({
      host: 'smash.example',
      key: KEY,
      keyLocation: `https://smash.example/${KEY}.txt`,
      urlList: [`https://smash.example/careers/${id}`],
    });
    await settled(id);
    await owner.api
      .put(`/api/jobs/${id}`)
      .send(aJob({ title: 'Changed' }))
      .expect(200);
    await untilTold(id, 2);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    await untilTold(id, 3);
    await settled(id);
    await owner.api.delete(`/api/jobs/${id}`).expect(200);
    await untilTold(id, 4);
    await eventually(async () => expect(await pageOf(id)).toEqual([]));
    await owner.api.post(`/api/jobs/${id}/restore`).expect(200);
    await untilTold(id, 5);
  });

  it('are told once of the newest state while a request about the one before is under way', async () => {
    const { id } = await postJob(owner);
    await untilTold(id, 1);
    await settled(id);
    const release = server.holdNext();
    await owner.api
      .put(`/api/jobs/${id}`)
      .send(aJob({ title: 'On its way' }))
      .expect(200);
    await untilTold(id, 2);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    await untilTold(id, 3);
    await settled(id);
    release();
    // By then the backend that was held up has run its next rounds.
    const { id: later } = await postJob(owner);
    await untilTold(later, 1);
    await settled(later);
    const [page] = await pageOf(id);
    expect([told(id), page?.told_state]).toEqual([3, page?.state]);
  });

  it('are not told of drafts', async () => {
    const draft = await postJob(owner, { is_draft: true });
    const { id } = await postJob(owner);
    await untilTold(id, 1);
    expect(told(draft.id)).toBe(0);
  });

  it('are told of hundreds of jobs in a few requests', async () => {
    const before = server.received.length;
    await app.query(
      `INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active)
       SELECT 'Job ' || i, 'x', 'x', 'x', 'Abuja', 'Full Time', true FROM generate_series(1, 300) i`,
    );
    const requests = () => server.received.slice(before).map(({ urlList }) => urlList.length);
    await eventually(() =>
      Promise.resolve(
        expect(requests().reduce((sum, length) => sum + length, 0)).toBeGreaterThanOrEqual(300),
      ),
    );
    // Each backend sends what it finds in its round, so there can be several requests.
    expect(requests().length).toBeLessThan(10);
  });

  it.each([
    ['refuse', 429, undefined],
    ['redirect', 302, '/elsewhere'],
  ])('are told again later if they %s', async (_name, status, location) => {
    server.answerWith(status, location);
    const { id } = await postJob(owner);
    await untilTold(id, 1);
    const postponed = { told_state: null, attempts: expect.any(Number), is_postponed: true };
    await eventually(async () => expect(await pageOf(id)).toMatchObject([postponed]));
    server.answerWith(202);
    await app.query('UPDATE indexnow_pages SET next_attempt_at = now() WHERE job_id = $1', [id]);
    await untilTold(id, 2);
    await settled(id);
  });

  it('find the key at its address, and at no other', async () => {
    const { text, headers } = await app.visitor.get(`/${KEY}.txt`).expect(200);
    expect(text).toBe(KEY);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    await app.visitor.get('/another-key.txt').expect(404);
  });
});

it('search engines are told nothing if no key is set', async () => {
  const server = await startIndexNowServer();
  const app = await startApi({ INDEXNOW_ENDPOINT: server.url });
  await postJob(await registerAndLogIn(app));
  // Background work runs a first round when a backend starts, and finishes it before the backend closes.
  const second = await startApi({ INDEXNOW_ENDPOINT: server.url, DATABASE_URL: app.site.databaseUrl });
  await second.close();
  expect(await app.query('SELECT 1 FROM indexnow_pages')).toEqual([]);
  expect(server.received).toEqual([]);
  await app.close();
  await server.close();
});

it.each([
  [{ INDEXNOW_KEY: 'short' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: '../../../etc/passwd' }, 'INDEXNOW_KEY'],
  [{ INDEXNOW_KEY: KEY }, 'PUBLIC_URL'],
  [{ INDEXNOW_ENDPOINT: 'file:///etc/passwd' }, 'INDEXNOW_ENDPOINT'],
])('a backend does not start with %j', async (settings, named) => {
  await expect(startApi(settings)).rejects.toThrow(named);
});
