import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@smash/contract';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { alertTokenIn, anAlert, subscribe, toldTo } from '../../support/api/job-alerts.js';
import { joinAsMember, tokenInMail } from '../../support/api/members.js';
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

  /** Makes an alert that has announced a job. */
  async function told(overrides: object = {}) {
    const q = uniqueWord();
    const alert = await subscribe(app, { q, ...overrides });
    const job = await postJob(owner, { title: q });
    await app.inside.sendJobAlerts();
    const [mail] = await toldTo(app, alert.email);
    const path = (mail?.unsubscribe_url ?? '').replace('https://smash.example', '');
    return { ...alert, job, path, token: alertTokenIn(mail ?? { text: '' }) };
  }
  const tablesWith = async (email: string) => {
    const tables = ['job_alerts', 'job_alert_matches', 'mails', 'one_time_links', 'audit_log'];
    const counts = tables.map(
      (table) =>
        `SELECT '${table}' AS name FROM ${table} row WHERE row_to_json(row)::text ILIKE '%' || $1 || '%'`,
    );
    return app.query(counts.join(' UNION '), [email]);
  };
  const endOf = async ({ email }: { email: string }) => {
    const [row] = await app.query<{ end: Date }>(
      'SELECT expires_at AS end FROM job_alerts WHERE email = $1',
      [email],
    );
    return row?.end.getTime() ?? 0;
  };
  const visit = (token: string) => app.visitor.post('/api/job-alerts/visits').send({ token });

  it('ends by a mail program’s one-click POST, and no table keeps the address', async () => {
    const alert = await told();
    const post = () =>
      app.visitor.post(alert.path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(204);
    expect(await tablesWith(alert.email)).not.toEqual([]);
    await post();
    expect(await tablesWith(alert.email)).toEqual([]);
    expect(await app.query('SELECT 1 FROM job_alert_matches WHERE job_id = $1', [alert.job.id])).toEqual([]);
    await post();
    await postJob(owner, { title: alert.q ?? '' });
    await app.inside.sendJobAlerts();
    expect(await toldTo(app, alert.email)).toEqual([]);
    await visit(alert.token).expect(404);
  });

  it('does not end when a link scanner opens its stop link, which leads to a page', async () => {
    const alert = await told();
    await expectNothingChanged(app, async () => {
      const { headers } = await app.visitor.get(alert.path).expect(302);
      expect(headers['location']).toBe(`https://smash.example/job-alerts/unsubscribe#${alert.token}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      await app.visitor.head(alert.path).expect(302);
    });
  });

  it('does not end by a forged stop link', async () => {
    const alert = await told();
    await expectNothingChanged(app, async () => {
      const forged = `${alert.path.slice(0, -4)}AAAA`;
      expect((await app.visitor.post(forged).expect(404)).body).toMatchObject({ code: 'link_not_valid' });
      await app.visitor.post('/api/job-alerts/unsubscribe/x').expect(404);
      await visit(`${alert.token}A`).expect(404);
      const { headers } = await app.visitor
        .get('/api/job-alerts/unsubscribe/%2F%2Fevil.example%23')
        .expect(302);
      expect(headers['location']).toMatch(/^https:\/\/smash\.example\/job-alerts\/unsubscribe#/);
    });
  });

  it('ends twelve months after the last link was followed, and asks a month before', async () => {
    const alert = await told();
    const first = await endOf(alert);
    expect(first - Date.now()).toBeGreaterThan(364 * DAY_MS);
    await app.query(`UPDATE job_alerts SET expires_at = now() + interval '31 days' WHERE email = $1`, [
      alert.email,
    ]);
    await visit(alert.token).expect(204);
    expect(await endOf(alert)).toBeGreaterThanOrEqual(first);

    const endings = () =>
      app.query<{ text: string; unsubscribe_url: string }>(
        `SELECT text, unsubscribe_url FROM mails WHERE kind = 'job_alert_ending' AND recipient = $1`,
        [alert.email],
      );
    const at = async (days: number) => new Date((await endOf(alert)) + days * DAY_MS).toISOString();
    await app.inside.remindJobAlerts(await at(-31));
    expect(await endings()).toEqual([]);
    await app.inside.remindJobAlerts(await at(-29));
    await app.inside.remindJobAlerts(await at(-28));
    const [mail, ...others] = await endings();
    expect(others).toEqual([]);
    expect(mail?.unsubscribe_url).toContain('/api/job-alerts/unsubscribe/');

    await app.query(`UPDATE job_alerts SET expires_at = now() + interval '20 days' WHERE email = $1`, [
      alert.email,
    ]);
    const token = await tokenInMail(app, 'job_alert_ending', alert.email);
    await app.visitor.post('/api/job-alerts/confirmations').send({ token }).expect(200);
    expect(await endOf(alert)).toBeGreaterThanOrEqual(first);

    await app.inside.endJobAlerts(await at(-1));
    expect(await endOf(alert)).toBeGreaterThan(0);
    await app.inside.endJobAlerts(await at(1));
    expect(await tablesWith(alert.email)).toEqual([]);
  });

  it('is not prolonged by a visit while it is unconfirmed', async () => {
    const alert = await told();
    await app.query('UPDATE job_alerts SET confirmed_at = NULL WHERE email = $1', [alert.email]);
    await expectNothingChanged(app, () => visit(alert.token).expect(404));
  });

  it('ends when the applicant has the application erased, and not when its time in the bin is over', async () => {
    const { job } = await told();
    const kept = await openOwnPage(app, job.id);
    const gone = await openOwnPage(app, job.id);
    for (const { email } of [kept, gone]) await subscribe(app, { email });
    const [alert] = await app.query<{ id: string }>('SELECT id FROM job_alerts WHERE email = $1', [
      gone.email,
    ]);
    // As after an alert was changed in an earlier version, which left its mails without an alert.
    await app.query(`UPDATE mails SET group_id = gen_random_uuid() WHERE kind = 'job_alert_confirm'`);
    await owner.api.delete(`/api/applications/${kept.id}`).expect(204);
    await app.query(`UPDATE applications SET removed_at = now() - interval '1 day' WHERE id = $1`, [kept.id]);
    await app.inside.eraseRemoved();
    await app.inside.eraseOnRequest(gone.id);
    expect(await tablesWith(gone.email)).toEqual([]);
    expect(await endOf(kept)).toBeGreaterThan(0);
    // After a restore of the database, this list ends the alert again.
    expect(await app.query('SELECT id FROM ended_job_alerts WHERE id = $1', [alert?.id])).toEqual([alert]);
  });

  it('ends when the membership of its address is deleted', async () => {
    const member = await joinAsMember(app);
    await subscribe(app, { ...anAlert(), email: member.form.email });
    await owner.api.delete(`/api/members/${member.id}`).expect(204);
    expect(await endOf(member.form)).toBe(0);
  });
});
