import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { auditOf, type AuditRow, followAudit } from '../../support/api/audit.js';
import { eventually } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';

const NETWORK = '198.51.100.0/24';

describe('the audit log', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const logIn = (username: string, password: string, { url } = app, address = '198.51.100.7') =>
    request(url).post('/api/login').set('X-Forwarded-For', address).send({ username, password });

  const ofAccount = (action: string, id: string, data: object, actor_id: string | null = id) => ({
    ...{ actor_id, action, object_type: 'account', object_id: id, data },
  });

  it('records a login and its end, once each', async () => {
    const { account, id } = await joinAsAdministrator(app, owner);
    let token = '';
    const begun = await auditOf(app, async () => {
      const { body } = await logIn(account.username, account.password).expect(200);
      token = (body as { access_token: string }).access_token;
    });
    const device = expect.any(String);
    expect(begun).toEqual([ofAccount('account.logged_in', id, { device, network: NETWORK })]);
    const logOut = () => request(app.url).post('/api/logout').set('Authorization', `Bearer ${token}`);
    const ended = await auditOf(app, () => Promise.all([logOut(), logOut(), logOut()]));
    expect(ended).toEqual([ofAccount('account.logged_out', id, {})]);
    expect(await auditOf(app, logOut)).toEqual([]);
  });

  it('keeps everybody from logging in while it cannot be written', async () => {
    await app.query('ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (id < 0) NOT VALID');
    await logIn(owner.account.username, owner.account.password).expect(500);
    await app.query('ALTER TABLE audit_log DROP CONSTRAINT broken');
    const [sessions] = await app.query('SELECT count(*)::int AS count FROM sessions WHERE admin_id = $1', [
      owner.id,
    ]);
    expect(sessions).toEqual({ count: 1 });
  });

  it('records a failed login by the account, and never by what was typed', async () => {
    const { account, id } = await joinAsAdministrator(app, owner);
    const added = await followAudit(app);
    await logIn(account.username.toUpperCase(), 'correct horse typed here').expect(401);
    const failed = { reason: 'password', network: NETWORK };
    await eventually(async () =>
      expect(await added()).toEqual([ofAccount('account.login_failed', id, failed, null)]),
    );
    await logIn('My-Secret-Password-7', 'correct horse typed here').expect(401);
    await eventually(async () =>
      expect((await added()).slice(1)).toEqual([ofAccount('account.login_failed', 'unknown', failed, null)]),
    );
    const [log] = await app.query<{ text: string }>(
      `SELECT string_agg(entry::text, ' ') AS text FROM audit_log entry`,
    );
    expect(log?.text.toLowerCase()).not.toMatch(/my-secret|correct horse|198\.51\.100\.7/);
  });

  it('records a refused login to an account that waits for approval or is suspended', async () => {
    const account = anAccount();
    const { body } = await app.visitor.post('/api/register').send(account).expect(201);
    const { id } = body as { id: string };
    for (const status of ['pending', 'suspended']) {
      await app.query('UPDATE admins SET status = $2 WHERE id = $1', [id, status]);
      const added = await followAudit(app);
      await logIn(account.username, account.password).expect(403);
      await eventually(async () =>
        expect(await added()).toMatchObject([{ object_id: id, data: { reason: status } }]),
      );
    }
  });

  it('records the first refusal of a pause', async () => {
    const { account, id } = await joinAsAdministrator(app, owner);
    const added = await followAudit(app);
    for (let count = 0; count < 5; count += 1) await logIn(account.username, 'guess').expect(401);
    for (let count = 0; count < 4; count += 1) await logIn(account.username, 'guess').expect(429);
    const actions = async () => (await added()).map(({ action }) => action).sort();
    await eventually(async () => expect(await actions()).toHaveLength(6));
    expect(await added()).toContainEqual(ofAccount('account.login_refused', id, { network: NETWORK }, null));
  });

  it('records a flood of failed logins by the first five and a number, which survive the server', async () => {
    const second = await startApi({
      ...{ DATABASE_URL: app.site.databaseUrl, STORAGE_PATH: app.site.storagePath },
      ...{ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' },
    });
    const added = await followAudit(app);
    for (let count = 0; count < 40; count += 1) {
      await logIn(`nobody-${count}`, 'guess', second, `203.0.113.${count}`).expect(401);
    }
    await second.close();
    const failures: AuditRow[] = await added();
    expect(failures).toHaveLength(6);
    expect(failures[5]).toEqual(ofAccount('account.login_failed', 'unknown', { count: '35' }, null));
  });

  it('records a network that tries too often, once', async () => {
    const added = await followAudit(app);
    for (let count = 0; count < 103; count += 1) {
      const { status } = await logIn(`somebody-${count}`, 'guess', app, '192.0.2.1');
      expect(status).toBe(count < 100 ? 401 : 429);
    }
    const refusals = async () => (await added()).filter(({ action }) => action === 'account.login_refused');
    await eventually(async () =>
      expect(await refusals()).toEqual([
        ofAccount('account.login_refused', 'unknown', { network: '192.0.2.0/24' }, null),
      ]),
    );
  });

  it('records a session that has expired, once', async () => {
    const { id } = await joinAsAdministrator(app, owner);
    const added = await followAudit(app);
    const replicas = { DATABASE_URL: app.site.databaseUrl, STORAGE_PATH: app.site.storagePath };
    await app.query(`UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE admin_id = $1`, [id]);
    const others = await Promise.all(
      [1, 2].map(() => startApi({ ...replicas, MAINTENANCE_INTERVAL_SECONDS: '1' })),
    );
    const expired = async () => (await added()).filter(({ action }) => action !== 'setting.changed');
    await eventually(async () =>
      expect(await expired()).toEqual([ofAccount('account.session_expired', id, {}, null)]),
    );
    await Promise.all(others.map((other) => other.close()));
    expect(await expired()).toHaveLength(1);
  });
});
