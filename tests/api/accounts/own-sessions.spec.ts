import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BACKGROUND_HEADER } from '@smash/contract';
import type { OwnSession } from '@smash/contract/client';
import jwt from 'jsonwebtoken';
import { joinAs, logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const idOf = (token: string) => (jwt.decode(token) as jwt.JwtPayload).jti ?? '';

describe('own sessions', () => {
  let app: ApiApp;
  let owner: Member;
  let person: Member;

  beforeAll(async () => {
    app = await startApi({ TRUST_PROXY: 'loopback' });
    owner = await registerAndLogIn(app);
    person = await joinAs(app, owner, 'reviewer');
  });
  afterAll(() => app.close());

  /** Another session, of Chrome on Windows at this address. */
  async function anotherSession(address = '203.0.113.77'): Promise<{ token: string; api: Requester }> {
    const { username, password } = person.account;
    const { body } = await app.visitor
      .post('/api/login')
      .set({ 'User-Agent': CHROME, 'X-Forwarded-For': address })
      .send({ username, password })
      .expect(200);
    const { access_token: token } = body as { access_token: string };
    return { token, api: withToken(app, token) };
  }
  const list = async (api: Requester) => (await api.get('/api/me/sessions').expect(200)).body as OwnSession[];

  it('are listed with browser and shortened network, and no more of either is stored', async () => {
    const { token } = await anotherSession();
    const sessions = await list(person.api);
    expect(sessions.find(({ id }) => id === idOf(token))).toEqual({
      id: idOf(token),
      is_current: false,
      began_at: expect.any(String),
      last_used_at: expect.any(String),
      device: 'Chrome on Windows',
      network: '203.0.113.0/24',
    });
    expect(sessions.filter((session) => session.is_current).map(({ id }) => id)).toEqual([
      idOf(person.token),
    ]);
    const kept = JSON.stringify(await app.query('SELECT * FROM sessions'));
    for (const text of ['203.0.113.77', 'Mozilla', '142']) expect(kept).not.toContain(text);
  });

  it('show an IPv6 address as its /48 network', async () => {
    const { token } = await anotherSession('2001:db8:7:8::9');
    const listed = (await list(person.api)).find(({ id }) => id === idOf(token));
    expect(listed).toMatchObject({ network: '2001:db8:7::/48' });
  });

  it('are listed without those of others and those that have expired', async () => {
    const { token } = await anotherSession();
    await app.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [idOf(token)]);
    const ids = (await list(person.api)).map(({ id }) => id);
    expect(ids).not.toContain(idOf(token));
    expect(ids).not.toContain(idOf(owner.token));
  });

  it('can be ended one by one, at once and in the audit log; a repetition changes nothing', async () => {
    const { token, api } = await anotherSession();
    await person.api.delete(`/api/me/sessions/${idOf(token)}`).expect(204);
    await api.get('/api/me').expect(401);
    await expectNothingChanged(app, async () =>
      person.api.delete(`/api/me/sessions/${idOf(token)}`).expect(204),
    );
    expect(
      await app.query('SELECT actor_id, object_type FROM audit_log WHERE action = $1 AND object_id = $2', [
        'session.ended',
        idOf(token),
      ]),
    ).toEqual([{ actor_id: person.id, object_type: 'session' }]);
  });

  it.each([
    ['somebody else’s', () => idOf(owner.token), 404],
    ['none', () => randomUUID(), 404],
    ['no id', () => 'all', 422],
  ])('do not end when the id is %s', async (_, id, expected) => {
    const { status } = await expectNothingChanged(app, async () =>
      person.api.delete(`/api/me/sessions/${id()}`),
    );
    expect(status).toBe(expected);
    await owner.api.get('/api/me').expect(200);
  });

  it('can all be ended at once, except the current one and those of others', async () => {
    const others = [await anotherSession(), await anotherSession()];
    await person.api.delete('/api/me/sessions').expect(204);
    for (const { api } of others) await api.get('/api/me').expect(401);
    expect((await list(person.api)).map(({ is_current }) => is_current)).toEqual([true]);
    await owner.api.get('/api/me').expect(200);
    await expectNothingChanged(app, async () => person.api.delete('/api/me/sessions').expect(204));
  });
});

describe('a session', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi({ PORTAL_IDLE_MINUTES: '20' });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  /** A session that was last used this many seconds ago, by the clock of the database. */
  async function unusedFor(seconds: number) {
    const token = await logIn(app, owner.account);
    await app.query('UPDATE sessions SET last_used_at = now() - make_interval(secs => $2) WHERE id = $1', [
      idOf(token),
      seconds,
    ]);
    return { token, api: withToken(app, token) };
  }
  const secondsUnused = async (token: string) => {
    const [row] = await app.query<{ seconds: number }>(
      'SELECT extract(epoch FROM now() - last_used_at)::float8 AS seconds FROM sessions WHERE id = $1',
      [idOf(token)],
    );
    return row?.seconds ?? Number.NaN;
  };

  it('tells at login after how many minutes without use it ends', async () => {
    const { username, password } = owner.account;
    const { body } = await app.visitor.post('/api/login').send({ username, password }).expect(200);
    expect(body).toMatchObject({ idle_minutes: 20 });
  });

  it('ends on every server when it has been idle too long, and the response says why', async () => {
    const other = await startApi({ DATABASE_URL: app.site.databaseUrl, PORTAL_IDLE_MINUTES: '20' });
    try {
      const { token, api } = await unusedFor(21 * 60);
      const idle = {
        detail: "Your session has ended because it wasn't used for a while. Please log in again.",
        code: 'session_idle',
      };
      await api.get('/api/me').expect(401, idle);
      await withToken(other, token).get('/api/applications-list/').expect(401, idle);
      // Public routes still answer, as they do for a visitor.
      await api.get('/api/jobs/').expect(200);
      expect(await secondsUnused(token)).toBeGreaterThanOrEqual(21 * 60);
      expect(
        ((await owner.api.get('/api/me/sessions')).body as OwnSession[]).map(({ id }) => id),
      ).not.toContain(idOf(token));
    } finally {
      await other.close();
    }
  });

  it('ends the signed links made in it when it has been idle too long', async () => {
    const { token, api } = await unusedFor(0);
    const { body } = await api.post('/api/applications/exports').send({ kind: 'csv' }).expect(201);
    const { url } = body as { url: string };
    await app.visitor.get(url).expect(200);
    await app.query(`UPDATE sessions SET last_used_at = now() - interval '21 minutes' WHERE id = $1`, [
      idOf(token),
    ]);
    await app.visitor.get(url).expect(403);
  });

  it('lasts up to a minute longer than its idle time, as its last use is known to the minute', async () => {
    const { api } = await unusedFor(20 * 60 + 5);
    await api.get('/api/me').expect(200);
  });

  it('is kept alive by a request, which stores its last use when the stored one is a minute old', async () => {
    const { token, api } = await unusedFor(19 * 60);
    await api.get('/api/me').expect(200);
    expect(await secondsUnused(token)).toBeLessThan(60);
    const fresh = await unusedFor(5);
    await fresh.api.get('/api/me').expect(200);
    expect(await secondsUnused(fresh.token)).toBeGreaterThanOrEqual(5);
  });

  it('is not kept alive by background requests', async () => {
    const { token, api } = await unusedFor(19 * 60);
    await api.get('/api/applications-list/?page=1').set(BACKGROUND_HEADER, 'true').expect(200);
    expect(await secondsUnused(token)).toBeGreaterThanOrEqual(19 * 60);
  });

  it('is not kept alive by the stream of live changes, which ends with it', async () => {
    const quick = await startApi(
      { DATABASE_URL: app.site.databaseUrl, PORTAL_IDLE_MINUTES: '20' },
      { liveHeartbeat: 20 },
    );
    try {
      const { token } = await unusedFor(19 * 60);
      const headers = { Authorization: `Bearer ${token}` };
      const stream = await fetch(`${quick.url}/api/applications/changes`, { headers });
      expect(stream.status).toBe(200);
      expect(await secondsUnused(token)).toBeGreaterThanOrEqual(19 * 60);
      await app.query(`UPDATE sessions SET last_used_at = now() - interval '21 minutes' WHERE id = $1`, [
        idOf(token),
      ]);
      // text() returns when the stream ends, which is at the next heartbeat.
      expect(await stream.text()).toContain(': open');
    } finally {
      await quick.close();
    }
  });

  it('does not end for being idle if PORTAL_IDLE_MINUTES is 0', async () => {
    const patient = await startApi({ DATABASE_URL: app.site.databaseUrl, PORTAL_IDLE_MINUTES: '0' });
    try {
      const { token } = await unusedFor(7 * 3600);
      await withToken(patient, token).get('/api/me').expect(200);
    } finally {
      await patient.close();
    }
  });
});
