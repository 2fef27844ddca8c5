import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { subscribe, toldTo } from '../../support/api/job-alerts.js';
import { startMeasuredApi } from '../../support/api/metrics.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer } from '../../support/doubles/mail-server.js';
import { aJob, uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';
import { createTestDatabase } from '../../support/servers/test-database.js';

const WEEK_MS = 7 * 24 * 3_600_000;

describe('an alert', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({ ...publicServer }, { jobAlertPause: 0 });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const change = (id: number, body: object) => owner.api.put(`/api/jobs/${id}`).send(aJob(body)).expect(200);
  const subjectsTo = async ({ email }: { email: string }, now = new Date().toISOString()) => {
    await app.inside.sendJobAlerts(now);
    return (await toldTo(app, email)).map(({ subject }) => subject);
  };

  it('announces a job that fits, with links that stop the alert, and no other job', async () => {
    const word = uniqueWord();
    const fits = await subscribe(app, { q: word.toUpperCase(), brand: 'ridesmash', place: 'abuja' });
    const others = [
      await subscribe(app, { q: uniqueWord() }),
      await subscribe(app, { q: word, brand: 'smashfood' }),
      await subscribe(app, { q: word, place: 'Lagos' }),
    ];
    const { id } = await postJob(owner, {
      title: `Rider ${word}`,
      brand: 'ridesmash',
      city: 'Abuja',
      location: 'Wuse, Abuja',
    });
    expect(await subjectsTo(fits)).toEqual([`New job: Rider ${word}`]);
    for (const other of others) expect(await subjectsTo(other)).toEqual([]);
    const [mail] = await toldTo(app, fits.email);
    expect(mail?.text).toContain(
      `Rider ${word}: Ridesmash, Wuse, Abuja (https://smash.example/careers/${id}?src=alert#alert=`,
    );
    expect(mail?.text).toContain(`/careers?q=${word.toUpperCase()}&brand=ridesmash&place=abuja#alert=`);
    expect(mail?.text).toContain('Stop these emails: https://smash.example/job-alerts/unsubscribe#');
    expect(mail?.unsubscribe_url).toMatch(
      /^https:\/\/smash\.example\/api\/job-alerts\/unsubscribe\/[\w.-]+$/,
    );
  });

  it('announces a job once, even if that is changed, closed, deleted or restored', async () => {
    const q = uniqueWord();
    const alert = await subscribe(app, { q });
    const { id } = await postJob(owner, { title: q });
    const told = [`New job: ${q}`];
    expect(await subjectsTo(alert)).toEqual(told);
    await app.query(`UPDATE mails SET status = 'sent' WHERE recipient = $1`, [alert.email]);
    await change(id, { title: `${q} again` });
    expect(await subjectsTo(alert)).toEqual(told);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    expect(await subjectsTo(alert)).toEqual(told);
    await change(id, { title: q });
    expect(await subjectsTo(alert)).toEqual(told);
    await owner.api.delete(`/api/jobs/${id}`).expect(200);
    expect(await subjectsTo(alert)).toEqual(told);
    await owner.api.post(`/api/jobs/${id}/restore`).expect(200);
    expect(await subjectsTo(alert)).toEqual(told);
  });

  it('announces a job that opens again, if it did not announce it before', async () => {
    const q = uniqueWord();
    const { id } = await postJob(owner, { title: q });
    await app.inside.sendJobAlerts();
    const alert = await subscribe(app, { q });
    expect(await subjectsTo(alert)).toEqual([]);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    expect(await subjectsTo(alert)).toEqual([]);
    await change(id, { title: q });
    expect(await subjectsTo(alert)).toEqual([`New job: ${q}`]);
  });

  it('drops a job that closes before the mail leaves, and announces it when it opens again', async () => {
    const q = uniqueWord();
    const alert = await subscribe(app, { q });
    const { id } = await postJob(owner, { title: q });
    expect(await subjectsTo(alert)).toEqual([`New job: ${q}`]);
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    expect(await subjectsTo(alert)).toEqual([]);
    await change(id, { title: q });
    expect(await subjectsTo(alert)).toEqual([`New job: ${q}`]);
  });

  it('drops a job that closed from a mail that was given up', async () => {
    const q = uniqueWord();
    const alert = await subscribe(app, { q });
    const giveUp = () =>
      app.query(
        `UPDATE mails SET status = 'failed', attempts = 9 WHERE recipient = $1 AND kind = 'job_alert'`,
        [alert.email],
      );
    const [staying, closing] = [
      await postJob(owner, { title: q }),
      await postJob(owner, { title: `${q} two` }),
    ];
    expect(await subjectsTo(alert)).toEqual(['2 new jobs']);
    await giveUp();
    await owner.api.post(`/api/jobs/${closing.id}/close`).expect(200);
    expect(await subjectsTo(alert)).toEqual([`New job: ${q}`]);
    await owner.api.post(`/api/jobs/${staying.id}/close`).expect(200);
    expect(await subjectsTo(alert)).toEqual([]);
  });

  it('does not announce a job that no longer fits when the mail is made', async () => {
    const [q, other] = [uniqueWord(), uniqueWord()];
    // Earlier than the alert, so that nothing is due even if its weekly hour comes during the test.
    const now = new Date().toISOString();
    const alert = await subscribe(app, { q, frequency: 'weekly' });
    const [fits, changed] = [await postJob(owner, { title: q }), await postJob(owner, { title: `${q} two` })];
    expect(await subjectsTo(alert, now)).toEqual([]);
    await change(changed.id, { title: other });
    const nextWeek = new Date(Date.now() + WEEK_MS).toISOString();
    expect(await subjectsTo(alert, nextWeek)).toEqual([`New job: ${q}`]);
    expect(await app.query('SELECT FROM job_alert_matches WHERE job_id = $1', [changed.id])).toEqual([]);
    expect(await app.query('SELECT FROM job_alert_matches WHERE job_id = $1', [fits.id])).toHaveLength(1);
  });

  it('announces a draft when it is published', async () => {
    const q = uniqueWord();
    const alert = await subscribe(app, { q });
    const { id } = await postJob(owner, { title: q, is_draft: true });
    expect(await subjectsTo(alert)).toEqual([]);
    await change(id, { title: q, is_draft: false });
    expect(await subjectsTo(alert)).toEqual([`New job: ${q}`]);
  });

  it('announces 21 new jobs in one mail, which names 20 and counts the rest', async () => {
    const q = uniqueWord();
    const alert = await subscribe(app, { q });
    for (let number = 1; number <= 21; number += 1) await postJob(owner, { title: `${q} ${number}` });
    expect(await subjectsTo(alert)).toEqual(['21 new jobs']);
    const [mail] = await toldTo(app, alert.email);
    expect(mail?.text).toContain('the list has 1 more');
    expect(mail?.text).toContain(`\n${q} 21: `);
    expect(mail?.text).not.toContain(`\n${q} 1: `);
  });

  it('sends a weekly mail, without the jobs that have closed by then', async () => {
    const q = uniqueWord();
    // All rounds use the same time, so that the weekly hour cannot come between them.
    const now = new Date().toISOString();
    const alert = await subscribe(app, { q, frequency: 'weekly' });
    await postJob(owner, { title: `${q} one` });
    const closing = await postJob(owner, { title: `${q} two` });
    expect(await subjectsTo(alert, now)).toEqual([]);
    await postJob(owner, { title: `${q} three` });
    expect(await subjectsTo(alert, now)).toEqual([]);
    await owner.api.post(`/api/jobs/${closing.id}/close`).expect(200);
    await app.inside.sendJobAlerts(new Date(Date.now() + WEEK_MS).toISOString());
    const [mail, ...others] = await toldTo(app, alert.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new jobs');
    expect(mail?.text).not.toContain(`${q} two`);
  });

  it('waits between two mails, and puts the jobs of that time into one', async () => {
    const patient = await startApi({ ...publicServer, DATABASE_URL: app.site.databaseUrl });
    const q = uniqueWord();
    const { email } = await subscribe(app, { q });
    const told = async () => (await toldTo(app, email)).map(({ subject }) => subject);
    const tell = async (title: string) => {
      await postJob(owner, { title: `${q} ${title}` });
      await patient.inside.sendJobAlerts();
      return told();
    };
    await tell('one');
    // The round that the second server runs at its start may be sending it already.
    await eventually(async () => expect(await told()).toEqual([`New job: ${q} one`]));
    expect(await tell('two')).toHaveLength(1);
    expect(await tell('three')).toHaveLength(1);
    await app.query(`UPDATE job_alerts SET told_at = told_at - interval '15 minutes' WHERE q = $1`, [q]);
    expect(await tell('four')).toEqual([`New job: ${q} one`, '3 new jobs']);
    await patient.close();
  });
});

it('an alert sends each mail once from two backends, with one-click headers, and drops jobs that close meanwhile', async () => {
  const server = await startMailServer();
  const often = { jobAlertPoll: 50, jobAlertPause: 0 };
  const app = await startApi({ ...publicServer, SMTP_URL: server.url }, often);
  const other = await startApi(
    { ...publicServer, SMTP_URL: server.url, DATABASE_URL: app.site.databaseUrl },
    often,
  );
  const owner = await registerAndLogIn(app);
  const email = 'ada@example.com';
  const mailsOf = (subject: RegExp) =>
    server.received.filter(({ content }) => subject.test(content.subject ?? ''));
  const until = (subject: RegExp) =>
    eventually(() => Promise.resolve(expect(mailsOf(subject)).not.toHaveLength(0)));
  /** Waits until no attempt is under way any more. */
  const tried = (count: number) =>
    eventually(async () => {
      const refused = `SELECT 1 FROM mails WHERE kind = 'job_alert' AND last_error IS NOT NULL OR status = 'sent'`;
      expect(await app.query(refused)).toHaveLength(count + 1);
    });
  await app.visitor.post('/api/job-alerts').send({ email, frequency: 'at_once' }).expect(202);
  await until(/^Confirm your job alert$/);
  const [, token] = /confirm#([\w-]{43})/.exec(server.received[0]?.content.text ?? '') ?? [];
  await app.visitor.post('/api/job-alerts/confirmations').send({ token }).expect(200);

  // While the mail waits, one of its jobs closes.
  server.answerWith(() => 451);
  await app.query(`UPDATE job_alerts SET told_at = 'infinity'`);
  const { id } = await postJob(owner, { title: 'Short lived' });
  await postJob(owner, { title: 'Rider' });
  await eventually(async () => expect(await app.query('SELECT 1 FROM job_alert_matches')).toHaveLength(2));
  await app.query('UPDATE job_alerts SET told_at = NULL');
  await eventually(async () => expect((await toldTo(app, email))[0]?.subject).toBe('2 new jobs'));
  await tried(1);
  await owner.api.delete(`/api/jobs/${id}`).expect(200);
  await eventually(async () => expect((await toldTo(app, email))[0]?.subject).toBe('New job: Rider'));
  server.answerWith(() => undefined);
  await app.query('UPDATE mails SET next_attempt_at = now()');
  await until(/^New job: Rider$/);
  const [mail] = mailsOf(/Rider/);
  const header = (key: string) => mail?.content.headers.find((entry) => entry.key === key)?.value;
  expect(mail?.content.text).not.toContain('Short lived');
  expect(header('list-unsubscribe')).toMatch(
    /^<https:\/\/smash\.example\/api\/job-alerts\/unsubscribe\/[\w.-]+>$/,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  // A mail whose only job closes never leaves.
  server.answerWith(() => 451);
  const gone = await postJob(owner, { title: 'Gone' });
  await eventually(async () => expect((await toldTo(app, email))[1]?.subject).toBe('New job: Gone'));
  await tried(2);
  await owner.api.delete(`/api/jobs/${gone.id}`).expect(200);
  await eventually(async () => expect(await toldTo(app, email)).toHaveLength(1));
  expect(server.received.map(({ content }) => content.subject)).toEqual([
    'Confirm your job alert',
    'New job: Rider',
  ]);
  await other.close();
  await app.close();
  await server.close();
});

it('one round tells many readers, and reads the alerts a few times for all of them', async () => {
  const database = await createTestDatabase();
  // With sequential scans off, one alert is always found by its index, however few there are.
  const DATABASE_URL = `${database.url}?options=-c%20enable_seqscan%3Doff`;
  const app = await startApi({ ...publicServer, DATABASE_URL });
  const owner = await registerAndLogIn(app);
  const readers = 400;
  await app.query(
    `INSERT INTO job_alerts (id, email, frequency, confirmed_at, expires_at)
     SELECT gen_random_uuid(), n || '@example.com', 'at_once', now(), now() + interval '1 year' FROM generate_series(1, $1) n`,
    [readers],
  );
  await postJob(owner, { title: 'Rider' });
  const { id } = await postJob(owner, { title: 'Welder' });
  await app.inside.sendJobAlerts();
  expect(await app.query(`SELECT FROM mails WHERE kind = 'job_alert'`)).toHaveLength(readers);
  // PostgreSQL reports later what was read, together with what was written.
  const read = await eventually(async () => {
    const [row] = await app.query<{ updated: number; read: number }>(
      `SELECT n_tup_upd::int AS updated, (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables
       WHERE relname = 'job_alerts'`,
    );
    expect(row?.updated).toBeGreaterThanOrEqual(readers);
    return row?.read;
  });
  expect(read).toBeLessThan(12 * readers);
  // Closing the job asks for the mails of all of them.
  await owner.api.post(`/api/jobs/${id}/close`).expect(200);
  await app.inside.sendJobAlerts();
  expect(await app.query(`SELECT FROM mails WHERE text LIKE '%Welder%'`)).toEqual([]);
  await app.close();
  await database.drop();
});

it('a job that cannot be recorded for alerts holds up no other job, and shows as failing in the metrics', async () => {
  const app = await startMeasuredApi({ ...publicServer }, { jobAlertPoll: 50, jobAlertPause: 0 });
  const owner = await registerAndLogIn(app);
  const alert = await subscribe(app, { q: 'welder' });
  // Posted first, so that it is processed first.
  const bad = await postJob(owner, { title: 'Welder of bad luck', is_draft: true });
  await app.query(
    `CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.job_id = ${bad.id} THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`,
  );
  await app.query(
    'CREATE TRIGGER refuse_one BEFORE INSERT ON job_alert_openings FOR EACH ROW EXECUTE FUNCTION refuse_one()',
  );
  await owner.api
    .put(`/api/jobs/${bad.id}`)
    .send(aJob({ title: 'Welder of bad luck', is_draft: false }))
    .expect(200);
  const failing = () => app.metric('smash_work_failing_seconds{work="JobAlerts"}');
  await eventually(async () => expect(await failing()).toBeGreaterThan(0));
  await postJob(owner, { title: 'Welder' });
  const told = () => toldTo(app, alert.email);
  await eventually(async () =>
    expect((await told()).map(({ subject }) => subject)).toEqual(['New job: Welder']),
  );
  expect(await failing()).toBeGreaterThan(0);
  await app.query('DROP TRIGGER refuse_one ON job_alert_openings');
  await eventually(async () => expect(await told()).toHaveLength(2));
  await eventually(async () => expect(await failing()).toBe(0));
  await app.close();
});
