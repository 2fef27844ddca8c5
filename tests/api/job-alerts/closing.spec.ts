import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { registerAndLogIn, postJob } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { aJob } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

/** More than two transactions rewrite. */
const READERS = 60;
/** Mails that one transaction rewrites. */
const BATCH = 25;

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

/** A backend in whose mails two jobs wait for many readers. @returns a function that closes the one named Welder */
async function startWithMails() {
  const app = await startApi({ ...publicServer, DATABASE_URL: database.url });
  const editor = await registerAndLogIn(app);
  await app.query(
    `INSERT INTO job_alerts (id, email, frequency, confirmed_at, expires_at)
     SELECT gen_random_uuid(), n || '@example.com', 'at_once', now(), now() + interval '1 year' FROM generate_series(1, $1) n`,
    [READERS],
  );
  const jobs = [await postJob(editor, { title: 'Rider' }), await postJob(editor, { title: 'Welder' })];
  await app.inside.sendJobAlerts();
  expect(await mailsWithWelder(app)).toBe(READERS);
  const address = `/api/jobs/${jobs[1]?.id}`;
  return {
    app,
    close: () => editor.api.post(`${address}/close`).expect(200),
    reopen: () =>
      editor.api
        .put(address)
        .send(aJob({ title: 'Welder' }))
        .expect(200),
  };
}

const mailsWithWelder = async (app: Pick<ApiApp, 'query'>): Promise<number> =>
  (await app.query(`SELECT FROM mails WHERE kind = 'job_alert' AND text LIKE '%Welder%'`)).length;

async function refuseLastMail(): Promise<void> {
  await owner.query(
    `CREATE FUNCTION refuse_last() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NOT EXISTS (SELECT FROM mails WHERE kind = 'job_alert' AND id > NEW.id) THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`,
  );
  await owner.query(
    `CREATE TRIGGER refuse_last BEFORE UPDATE OF text ON mails FOR EACH ROW EXECUTE FUNCTION refuse_last()`,
  );
}

it('a closed job is removed from all mails that wait, although one could not be rewritten at first', async () => {
  const { app, close } = await startWithMails();
  await refuseLastMail();
  await close();
  await expect(app.inside.sendJobAlerts()).rejects.toThrow('no');
  expect(await mailsWithWelder(app)).toBe(READERS % BATCH);
  await owner.query('DROP TRIGGER refuse_last ON mails');
  await app.inside.sendJobAlerts();
  expect(await mailsWithWelder(app)).toBe(0);
  expect(await app.query('SELECT FROM job_alert_matches')).toHaveLength(READERS);
  expect(await app.query('SELECT FROM job_alert_openings')).toHaveLength(1);
  await app.close();
});

it('everybody is told of a job that opens again before it is removed from all mails', async () => {
  const { app, close, reopen } = await startWithMails();
  await refuseLastMail();
  await close();
  await expect(app.inside.sendJobAlerts()).rejects.toThrow('no');
  await reopen();
  await owner.query('DROP TRIGGER refuse_last ON mails');
  await app.inside.sendJobAlerts();
  expect(await mailsWithWelder(app)).toBe(0);
  await owner.query("UPDATE job_alerts SET told_at = now() - interval '2 days'");
  await app.inside.sendJobAlerts();
  expect(await mailsWithWelder(app)).toBe(READERS);
  await app.close();
});

it('a stop waits for some mails that a closed job is removed from, and another backend rewrites the others', async () => {
  const { app, close } = await startWithMails();
  const often = { jobAlertPoll: 50, lock: 60_000 };
  // The first mail of the second transaction, which keeps that waiting until the backend stops.
  await owner.query('BEGIN');
  await owner.query(
    `SELECT FROM mails WHERE id = (SELECT id FROM mails WHERE kind = 'job_alert' ORDER BY id OFFSET ${BATCH} LIMIT 1) FOR UPDATE`,
  );
  await close();
  const stopping = await startApi({ ...publicServer, DATABASE_URL: database.url }, often);
  await eventually(async () => expect(await mailsWithWelder(app)).toBe(READERS - BATCH));
  const stopped = stopping.close();
  await eventually(() => expect(fetch(`${stopping.url}/api/health/live`)).rejects.toThrow());
  await owner.query('COMMIT');
  await stopped;
  expect(await mailsWithWelder(app)).toBe(READERS - 2 * BATCH);
  await app.inside.sendJobAlerts();
  expect(await mailsWithWelder(app)).toBe(0);
  await app.close();
});
