import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Job } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { COMMIT, type HoldingProxy, startHoldingProxy } from '../../support/doubles/holding-proxy.js';
import { aCv, someAnswers } from '../../support/samples/builders.js';

const POOL_SIZE = 4;

let whole: ApiApp;
let proxy: HoldingProxy;
/** A backend that reaches the database through the proxy. */
let cut: ApiApp;
let owner: Member;
let job: Job;

beforeAll(async () => {
  whole = await startApi();
  const { databaseUrl, storagePath: STORAGE_PATH } = whole.site;
  proxy = await startHoldingProxy(databaseUrl);
  const settings = { DATABASE_URL: proxy.url, STORAGE_PATH, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  cut = await startApi(settings, { databaseAbsence: 60_000, databaseGreeting: 500 });
  owner = await registerAndLogIn(whole);
  job = await postJob(owner);
});
afterAll(async () => {
  await cut.close();
  await proxy.close();
  await whole.close();
});

/** New connections for each test: a connection sends the text of a statement once, and only its name after that. */
beforeEach(() => proxy.breakOff());

const UPLOAD = 'INSERT INTO "unattached_files"';
const APPLICATION = 'INSERT INTO "applications"';

it.each([
  ['as the attempt is counted', { text: 'rate_limits', point: 'before' }],
  ['as its key is looked up', { text: 'FROM idempotency_keys', point: 'before' }],
  ['before its file is noted', { text: UPLOAD, point: 'before' }],
  ['after its file is noted', { text: UPLOAD, point: 'after' }],
  ['within its transaction', { text: APPLICATION, point: 'before' }],
  ['just before its commit', { text: APPLICATION, until: COMMIT, point: 'before' }],
  ['just after its commit', { text: APPLICATION, until: COMMIT, point: 'after' }],
] as const)('an application is accepted once if the database is lost %s', async (_when, held) => {
  const answers = someAnswers();
  const cv = await aCv();
  const isHeld = proxy.hold(held);
  const sending = submit(cut, job.id, { answers, cv }).then((response) => response);
  await isHeld;
  proxy.breakOff();
  const { status, body } = await sending;
  expect([200, 201]).toContain(status);

  const rows = await whole.query<{ id: string }>('SELECT id FROM applications WHERE email = $1', [
    answers.email,
  ]);
  expect(rows).toEqual([{ id: (body as { id: string }).id }]);
  const [counts] = await whole.query(
    `SELECT (SELECT count(*)::int FROM application_files WHERE application_id = $1) AS files,
       (SELECT count(*)::int FROM application_events WHERE application_id = $1) AS entries,
       (SELECT count(*)::int FROM unattached_files) AS unattached`,
    [rows[0]?.id],
  );
  expect(counts).toEqual({ files: 1, entries: 1, unattached: 0 });
  const file = await owner.api.get(`/api/applications/${rows[0]?.id}/download-cv`).expect(200);
  expect(cv.content.equals(file.body as Buffer)).toBe(true);
});

it('a session is looked up again if the database is lost meanwhile', async () => {
  const isHeld = proxy.hold({ text: 'sessions', point: 'before' });
  const asking = fetch(`${cut.url}/api/accounts`, { headers: { authorization: `Bearer ${owner.token}` } });
  await isHeld;
  proxy.breakOff();
  expect((await asking).status).toBe(200);
});

/** Twice the size of the pool: by then, each of its connections was given up once. */
const ATTEMPTS = 2 * POOL_SIZE;

it('an application waits for a database that accepts connections but is silent for a while', async () => {
  const answers = someAnswers();
  const haveTried = proxy.fallSilent(ATTEMPTS);
  proxy.breakOff();
  const sending = submit(cut, job.id, { answers }).then(({ status }) => status);
  await haveTried;
  proxy.speak();
  expect(await sending).toBe(201);
});
