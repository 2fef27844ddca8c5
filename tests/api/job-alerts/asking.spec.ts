import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_JOB_ALERTS } from '@smash/contract';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { anAlert, subscribe, toldTo } from '../../support/api/job-alerts.js';
import { heldUp } from '../../support/api/held-up.js';
import { tokenInMail } from '../../support/api/members.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

describe('an alert', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({ ...publicServer });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const ask = (body: object) => app.visitor.post('/api/job-alerts').send(body);
  const confirm = (token: unknown) => app.visitor.post('/api/job-alerts/confirmations').send({ token });
  const rowsOf = (email: string) =>
    app.query<{ frequency: string; confirmed_at: Date | null }>(
      'SELECT frequency, confirmed_at FROM job_alerts WHERE lower(email) = lower($1) ORDER BY created_at',
      [email],
    );
  const mailsTo = (email: string) =>
    app.query<{ kind: string; text: string; unsubscribe_url: string | null }>(
      'SELECT kind, text, unsubscribe_url FROM mails WHERE recipient = $1 ORDER BY created_at, id',
      [email],
    );

  it('sends only the request for confirmation until its address is confirmed', async () => {
    const q = uniqueWord();
    const alert = anAlert({ q, brand: 'ridesmash', place: 'Abuja' });
    await ask(alert).expect(202);
    await postJob(owner, { title: `Rider ${q}`, brand: 'ridesmash', city: 'Abuja' });
    await app.inside.sendJobAlerts();
    const [question, ...others] = await mailsTo(alert.email);
    expect(others).toEqual([]);
    expect(question).toMatchObject({ kind: 'job_alert_confirm', unsubscribe_url: null });
    expect(question?.text).toContain('Ridesmash');
    // A stranger may ask for an alert in somebody else's name, so the mail repeats nothing that was typed.
    for (const typed of [q, 'Abuja']) expect(question?.text).not.toContain(typed);
    expect(question?.text).toContain('https://smash.example/job-alerts/confirm#');
    expect(question?.text).not.toContain('Rider');
    await confirm(await tokenInMail(app, 'job_alert_confirm', alert.email)).expect(200);
    await app.inside.sendJobAlerts();
    expect(await toldTo(app, alert.email)).toEqual([]);
  });

  it('is confirmed once, however often the link is followed, and not after it was deleted', async () => {
    const alert = anAlert({ q: 'chef', place: 'Lagos', frequency: 'weekly' });
    await ask(alert).expect(202);
    const token = await tokenInMail(app, 'job_alert_confirm', alert.email);
    const { body } = await confirm(token).expect(200);
    expect(body).toEqual({ q: 'chef', brand: null, place: 'Lagos', frequency: 'weekly' });
    // The second request stands for a client that lost the first response.
    const again = await expectNothingChanged(app, () => confirm(token).expect(200));
    expect(again.body).toEqual(body);
    await app.query('DELETE FROM job_alerts WHERE email = $1', [alert.email]);
    expect((await confirm(token).expect(404)).body).toMatchObject({ code: 'link_not_valid' });
    expect(await rowsOf(alert.email)).toEqual([]);
  });

  it('is not confirmed if it is removed at the same moment, without a deadlock', async () => {
    const alert = anAlert();
    await ask(alert).expect(202);
    const token = await tokenInMail(app, 'job_alert_confirm', alert.email);
    const [{ id } = { id: '' }] = await app.query<{ id: string }>(
      'SELECT id FROM job_alerts WHERE email = $1',
      [alert.email],
    );
    const removal: [string, string] = [
      `DELETE FROM job_alerts WHERE id = '${id}'`,
      `DELETE FROM one_time_links WHERE subject_id = '${id}'`,
    ];
    const [answer] = await heldUp(app, removal, [() => confirm(token)]);
    expect([answer?.status, await rowsOf(alert.email)]).toEqual([404, []]);
  });

  it('does not count towards the limit of mails once its address is confirmed, however that is spelt', async () => {
    const word = uniqueWord();
    const strict = await startApi({
      ...publicServer,
      DATABASE_URL: app.site.databaseUrl,
      RATE_LIMIT_FACTOR: '1',
    });
    const email = `Ngozi.${word}+Jobs@Example.com`;
    for (const q of ['one', 'two', 'three', 'four']) {
      await strict.visitor.post('/api/job-alerts').send(anAlert({ email, q })).expect(202);
      await confirm(await tokenInMail(app, 'job_alert_confirm', email)).expect(200);
    }
    await strict.close();
    expect(await rowsOf(email)).toHaveLength(4);
  });

  it('ends if it is the least recently used when its mailbox asks for one more than 20', async () => {
    const name = `chidi.${uniqueWord()}`;
    const other = await subscribe(app, { email: `${name}@example.com` });
    const mails = [];
    for (let index = 0; index <= MOST_JOB_ALERTS; index += 1) {
      const { email } = await subscribe(app, { email: `${name}+${index}@Example.com`, q: `word ${index}` });
      mails.push(email);
      // As if somebody followed a link of the first alert, so that the second is the least recently used.
      if (index === 1)
        await app.query(
          `UPDATE job_alerts SET expires_at = expires_at + interval '1 hour' WHERE email = $1`,
          [mails[0]],
        );
    }
    const left = await app.query<{ email: string }>(
      `SELECT email FROM job_alerts WHERE email LIKE $1 ORDER BY created_at`,
      [`${name}+%`],
    );
    expect(left.map(({ email }) => email)).toEqual(mails.filter((_, index) => index !== 1));
    expect(await rowsOf(other.email)).toHaveLength(1);
  });

  it('counts for the same mailbox wherever a Gmail address has its dots', async () => {
    const name = uniqueWord();
    for (let index = 0; index <= MOST_JOB_ALERTS; index += 1) {
      const email = index % 2 ? `${name}.n@gmail.com` : `${name}n@googlemail.com`;
      await subscribe(app, { email, q: `word ${index}` });
    }
    const left = await app.query('SELECT 1 FROM job_alerts WHERE email LIKE $1', [`${name}%`]);
    expect(left).toHaveLength(MOST_JOB_ALERTS);
  });

  it('gets the same response for a known and an unknown address, and mails the known one again', async () => {
    const alert = await subscribe(app);
    const known = await ask(alert).expect(202);
    expect((await ask(anAlert()).expect(202)).body).toEqual(known.body);
    const kinds = (await mailsTo(alert.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['job_alert_confirm', 'job_alert_confirm']);
    expect(await rowsOf(alert.email)).toHaveLength(1);
  });

  it('changes its frequency only once that is confirmed by mail, and repeats no job', async () => {
    const q = uniqueWord();
    const { email } = await subscribe(app, { q });
    await postJob(owner, { title: `Rider ${q}` });
    await app.inside.sendJobAlerts();
    await ask(anAlert({ email: email.toUpperCase(), q, frequency: 'weekly' })).expect(202);
    expect((await rowsOf(email)).map((row) => [row.frequency, row.confirmed_at !== null])).toEqual([
      ['at_once', true],
      ['weekly', false],
    ]);
    const token = await tokenInMail(app, 'job_alert_confirm', email.toUpperCase());
    // The second request stands for a client that lost the first response.
    for (const _ of [1, 2]) await confirm(token).expect(200);
    expect((await rowsOf(email)).map(({ frequency }) => frequency)).toEqual(['weekly']);
    const told = await app.query(
      'SELECT told_at IS NOT NULL AS told FROM job_alert_matches WHERE alert_id IN (SELECT id FROM job_alerts WHERE q = $1)',
      [q],
    );
    expect(told).toEqual([{ told: true }]);
    await app.inside.sendJobAlerts('2099-01-01T12:00:00Z');
    const mails = await toldTo(app, email);
    expect(mails).toHaveLength(1);
    // The link in a mail from before the change stops the changed alert.
    const { pathname } = new URL(mails[0]?.unsubscribe_url ?? '');
    await app.visitor.post(pathname).expect(204);
    expect(await rowsOf(email)).toEqual([]);
    expect(await app.query('SELECT FROM mails WHERE lower(recipient) = $1', [email])).toEqual([]);
  });

  it('is one for all spellings of a search', async () => {
    const q = uniqueWord();
    const { email } = await subscribe(app, { q: `Rider ${q}`, place: 'Abuja' });
    await subscribe(app, { email, q: `${q} rider`, place: 'abuja', frequency: 'weekly' });
    expect((await rowsOf(email)).map(({ frequency }) => frequency)).toEqual(['weekly']);
    await subscribe(app, { email, q: `rider ${q}`, place: 'Lagos' });
    await subscribe(app, { email, q: `rider ${q}`, place: 'Abuja', brand: 'ridesmash' });
    expect(await rowsOf(email)).toHaveLength(3);
  });

  it('stays apart from an older one in another spelling, whose mails have links of their own', async () => {
    const q = uniqueWord();
    const { email } = await subscribe(app, { q: `Rider ${q}` });
    await subscribe(app, { email, q: `Cook ${q}` });
    await app.query('UPDATE job_alerts SET q = $1 WHERE email = $2 AND q = $3', [
      `rider ${q}`,
      email,
      `Cook ${q}`,
    ]);
    await subscribe(app, { email, q: `RIDER ${q}`, frequency: 'weekly' });
    expect(await rowsOf(email)).toHaveLength(2);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ frequency: 'hourly' }, 'frequency'],
    [{ brand: 'nobody' }, 'brand'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ place: 'x'.repeat(101) }, 'place'],
    [{ name: 'Ada' }, 'name'],
  ])('is refused with %j', async (wrong, field) => {
    await expectNothingChanged(app, async () => {
      const { body } = await ask({ ...anAlert(), ...wrong }).expect(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', field] }] });
    });
  });

  it('is not confirmed by a forged, empty or overlong token', async () => {
    for (const token of ['x', 'a'.repeat(43)]) await confirm(token).expect(404);
    await confirm('').expect(422);
    await confirm('x'.repeat(501)).expect(422);
  });

  it('is not confirmed by a token for something else, even if the token names the alert', async () => {
    const alert = anAlert();
    await ask(alert).expect(202);
    const token = await tokenInMail(app, 'job_alert_confirm', alert.email);
    await app.query(
      `UPDATE one_time_links SET purpose = 'confirm_email'
       WHERE subject_id = (SELECT id FROM job_alerts WHERE email = $1)`,
      [alert.email],
    );
    await expectNothingChanged(app, () => confirm(token).expect(404));
  });

  it('is deleted with its mail after two days without a confirmation', async () => {
    const alert = anAlert();
    await ask(alert).expect(202);
    const token = await tokenInMail(app, 'job_alert_confirm', alert.email);
    await app.inside.endJobAlerts(new Date(Date.now() + 47 * 3_600_000).toISOString());
    expect(await rowsOf(alert.email)).toHaveLength(1);
    await app.inside.endJobAlerts(new Date(Date.now() + 49 * 3_600_000).toISOString());
    expect([await rowsOf(alert.email), await mailsTo(alert.email)]).toEqual([[], []]);
    await confirm(token).expect(404);
  });
});
