import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PERMISSIONS, type Permission, TOKEN_SCOPES } from '@smash/contract';
import type { Schemas } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { type DescribedOperation, openApiOperations } from '../../support/api/description.js';
import { eventually } from '../../support/api/state.js';

type MadeToken = Schemas['MadeApiTokenDto'];

describe('API tokens', () => {
  let app: ApiApp;
  let owner: Member;
  let made = 0;

  beforeAll(async () => {
    app = await startApi({}, { longestLive: 1 });
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const wanted = (more: object = {}) => ({
    name: `Program ${(made += 1)}`,
    scopes: ['applications.read'],
    brands: [],
    expires_in_days: 90,
    password: owner.account.password,
    ...more,
  });
  const make = async (more: object = {}, by: Member = owner): Promise<MadeToken & { api: Requester }> => {
    const password = by.account.password;
    const { body } = await by.api
      .post('/api/tokens')
      .send(wanted({ password, ...more }))
      .expect(201);
    const token = body as MadeToken;
    return { ...token, api: withToken(app, token.token) };
  };

  it('are shown once, kept as a hash, and listed with what they may do', async () => {
    const { token, api: _, ...rest } = await make({ name: 'Payroll export', brands: ['owenas'] });
    expect(token).toMatch(/^smt_[0-9A-Za-z]{38}$/);
    expect(rest).toMatchObject({
      ...{
        name: 'Payroll export',
        username: `Payroll export (${token.slice(0, 8)})`,
        scopes: ['applications.read'],
      },
      ...{ brands: ['owenas'], state: 'active', made_by: owner.account.username, last_used_at: null },
    });
    const { body: list } = await owner.api.get('/api/tokens').expect(200);
    expect((list as unknown[])[0]).toEqual(rest);
    const everything = await app.query(
      'SELECT row_to_json(t)::text || row_to_json(a)::text AS kept FROM api_tokens t JOIN admins a USING (id)',
    );
    expect(JSON.stringify(everything)).not.toContain(token.slice(8));
    expect(await app.query(`SELECT data FROM audit_log WHERE action = 'account.token_made'`)).toEqual([
      { data: { scopes: 'applications.read', brands: 'Owenas' } },
    ]);
  });

  it.each([
    ['a wrong password', { password: 'not mine at all' }, 'password'],
    ['no password', { password: null }, 'password'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that is a person’s', { scopes: ['accounts.manage'] }, 'scopes'],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes'],
    ['more than a year', { expires_in_days: 366 }, 'expires_in_days'],
    ['a blank name', { name: '  ' }, 'name'],
  ])('are not made with %s', async (_, more, field) => {
    const made = () => app.query('SELECT id FROM api_tokens ORDER BY id');
    const before = await made();
    const { body } = await owner.api.post('/api/tokens').send(wanted(more)).expect(422);
    expect(JSON.stringify(body)).toContain(`"body","${field}"`);
    expect(await made()).toEqual(before);
  });

  it('are not made twice by a request that is repeated', async () => {
    const body = wanted();
    const answers = await Promise.all([1, 2].map(() => owner.api.post('/api/tokens').send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body: refusal } = await owner.api.post('/api/tokens').send(body).expect(409);
    expect(refusal).toMatchObject({ code: 'token_name_taken' });
  });

  it('can be seen, made and revoked by owners only', async () => {
    const { id } = await make();
    for (const role of ['administrator', 'recruiter', 'investor_desk'] as const) {
      const { api, account } = await joinAs(app, owner, role);
      await api.get('/api/tokens').expect(403);
      await api
        .post('/api/tokens')
        .send(wanted({ password: account.password }))
        .expect(403);
      await api.delete(`/api/tokens/${id}`).expect(403);
    }
    await app.visitor.get('/api/tokens').expect(401);
  });

  it('are allowed exactly the operations of their scopes', async () => {
    const { id, api } = await make();
    const operations = (await openApiOperations()).filter(({ isForPortal }) => isForPortal);
    const asked = new Set<string>();
    for (const operation of operations) {
      const { operationId } = operation;
      const permission = operation['x-permission'] as Permission;
      const call = async (scopes: readonly Permission[]) => {
        await app.query('UPDATE api_tokens SET scopes = $2 WHERE id = $1', [id, scopes]);
        return callUnknown(api, operation);
      };
      const others = TOKEN_SCOPES.filter((scope) => scope !== permission);
      const refused = await call(others);
      expect({ operationId, status: refused.status, body: refused.body as unknown }).toEqual({
        operationId,
        status: 403,
        body: {
          detail: `This API token is not allowed to ${PERMISSIONS[permission]}.`,
          code: 'token_not_permitted',
        },
      });
      if (!TOKEN_SCOPES.some((scope) => scope === permission)) continue;
      // Needs a person with interviews: the next test covers it.
      if (operationId === 'renewCalendarFeed') continue;
      asked.add(permission);
      const shown = operation['x-shows'] as Permission | undefined;
      const { status } = await call(shown ? [permission, shown] : [permission]);
      expect({ operationId, status, isRefused: [401, 403].includes(status) }).toMatchObject({
        isRefused: false,
      });
    }
    const inside = ['applications.import', 'notes.remove_any'];
    expect([...asked, ...inside].sort()).toEqual([...TOKEN_SCOPES].sort());
  });

  it('cannot make the address of a calendar feed, as they have no interviews', async () => {
    const { api } = await make({ scopes: ['interviews.read'] });
    const { body } = await api.post('/api/interviews/feed').expect(403);
    expect(body).toEqual({
      detail: 'An API token has no interviews of its own. Please make the address in the portal.',
      code: 'token_not_permitted',
    });
    expect(await app.query('SELECT FROM calendar_feeds')).toEqual([]);
  });

  it('never allow more than their maker is allowed now', async () => {
    const maker = await joinAs(app, owner, 'owner');
    const { api, id } = await make({ scopes: ['audit.read', 'applications.read'] }, maker);
    await api.get('/api/audit').expect(200);
    const give = (path: string, body: object) =>
      owner.api.put(`/api/accounts/${maker.id}/${path}`).send(body).expect(200);
    await give('role', { role: 'administrator' });
    await api.get('/api/audit').expect(403);
    const { body: listed } = await owner.api.get('/api/tokens').expect(200);
    expect((listed as Schemas['ApiTokenDto'][]).find((token) => token.id === id)).toMatchObject({
      scopes: ['applications.read', 'audit.read'],
      withheld_scopes: ['audit.read'],
      state: 'active',
    });
    await api.get('/api/applications-list').expect(200);
    await give('brands', { brands: ['owenas'] });
    expect((await api.get('/api/applications-list').expect(401)).body).toMatchObject({
      code: 'token_paused',
    });
    await give('brands', { brands: [] });
    await give('status', { status: 'suspended' });
    await api.get('/api/applications-list').expect(401);
    await give('status', { status: 'active' });
    await api.get('/api/applications-list').expect(200);
    await owner.api.delete(`/api/accounts/${maker.id}`).expect(204);
    expect((await api.get('/api/applications-list').expect(401)).body).toMatchObject({
      code: 'token_unknown',
    });
    expect(
      await app.query(
        `SELECT actor_id FROM audit_log WHERE action = 'account.token_revoked' AND object_id = $1`,
        [id],
      ),
    ).toEqual([{ actor_id: owner.id }]);
  });

  it('that are limited to some brands read neither the audit log nor mails without a brand', async () => {
    const job = await postJob(owner, { brand: 'smashwise' });
    const { id: applicationId } = await apply(app, job.id);
    const { id: foreignId } = await apply(app, (await postJob(owner, { brand: 'smashfood' })).id);
    await app.visitor
      .post('/api/send_email')
      .send({ email: 'ngozi@example.com', subject: 'Hello', body: 'A question to all.' })
      .expect(202);
    await app.query(`UPDATE mails SET status = 'failed'`);
    const scopes = ['applications.read', 'audit.read', 'erasures.read', 'mail.read', 'mail.retry'];
    const [whole, limited] = [await make({ scopes }), await make({ scopes })];
    const unusable = await owner.api.post('/api/tokens').send(wanted({ scopes, brands: ['smashwise'] }));
    expect([unusable.status, unusable.body]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'scopes'], type: 'limited_to_brands' }] },
    ]);
    expect(unusable.text).toContain('view the audit log, or view erasure records');
    // As a token that was made before these scopes were refused.
    await app.query(`UPDATE admins SET brands = '{smashwise}' WHERE id = $1`, [limited.id]);
    for (const path of ['/api/audit', '/api/audit/export', '/api/erasure-certificates']) {
      await whole.api.get(path).expect(200);
      await limited.api.get(path).expect(403);
    }
    const mailsOf = async ({ api }: { api: Requester }) =>
      (await api.get('/api/mail?per_page=100').expect(200)).body as Schemas['MailDto'][];
    expect((await mailsOf(whole)).map((mail) => mail.application_id)).toEqual(
      expect.arrayContaining([null, applicationId, foreignId]),
    );
    const seen = await mailsOf(limited);
    expect(new Set(seen.map((mail) => mail.application_id))).toEqual(new Set([applicationId]));
    const { body: desk } = await limited.api.get('/api/desk').expect(200);
    const { parts } = desk as Schemas['DeskDto'];
    expect(parts.find(({ part }) => part === 'failed_mail')?.count).toBe(seen.length);
    const other = (await mailsOf(whole)).find((mail) => mail.application_id === null);
    await limited.api.post(`/api/mail/${other?.id}/retry`).expect(404);
    await app.query(`UPDATE mails SET status = 'sent'`);
  });

  it('that are limited to some brands see only jobs and applications of those brands', async () => {
    const own = await postJob(owner, { brand: 'ridesmash' });
    const foreign = await postJob(owner, { brand: 'smashfood' });
    const [mine, theirs] = [await apply(app, own.id), await apply(app, foreign.id)];
    const { api } = await make({
      brands: ['ridesmash'],
      scopes: ['applications.read', 'applications.change_status'],
    });
    const { body } = await api.get('/api/applications-list').expect(200);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([mine.id]);
    const accept = ({ id }: { id: string }) =>
      api.put(`/api/applications/${id}/status`).send({ status: 'reviewed' });
    await accept(mine).expect(200);
    await accept(theirs).expect(404);
    const { api: statistics } = await make({ brands: ['ridesmash'], scopes: ['statistics.read'] });
    for (const address of ['/api/jobs/', '/api/jobs/?page=1']) {
      const { body: jobs } = await statistics.get(address).expect(200);
      expect((jobs as { id: number }[]).map(({ id }) => id)).toEqual([own.id]);
    }
  });

  it('are named in the audit log and in the history of an application', async () => {
    const job = await postJob(owner);
    const application = await apply(app, job.id);
    const { api, username, id } = await make({ scopes: ['applications.read', 'applications.change_status'] });
    await api.put(`/api/applications/${application.id}/status`).send({ status: 'accepted' }).expect(200);
    const history = await owner.api.get(`/api/applications/${application.id}/history`).expect(200);
    expect(JSON.stringify(history.body)).toContain(username);
    const log = await owner.api.get(`/api/audit?object_id=${application.id}`).expect(200);
    expect(
      (log.body as { actor: unknown }[]).some(({ actor }) => JSON.stringify(actor).includes(username)),
    ).toBe(true);
    const [last] = (await owner.api.get('/api/tokens').expect(200)).body as Schemas['ApiTokenDto'][];
    expect(last).toMatchObject({ id });
  });

  it('are not listed as accounts or reviewers, and cannot log in', async () => {
    const { id, username } = await make();
    const { body: accounts } = await owner.api.get('/api/accounts').expect(200);
    expect(JSON.stringify(accounts)).not.toContain(id);
    const { body: reviewers } = await owner.api.get('/api/reviewers').expect(200);
    expect(JSON.stringify(reviewers)).not.toContain(id);
    for (const path of ['status', 'role', 'brands']) {
      const body = { status: { status: 'active' }, role: { role: 'owner' }, brands: { brands: ['owenas'] } }[
        path
      ];
      await owner.api.put(`/api/accounts/${id}/${path}`).send(body).expect(404);
    }
    await owner.api.delete(`/api/accounts/${id}`).expect(404);
    await app.visitor.post('/api/login').send({ username, password: '' }).expect(422);
    await app.visitor.post('/api/login').send({ username, password: username }).expect(401);
  });

  it('work on a second backend at once, and stop working there at once when they are revoked', async () => {
    const second = await startApi({ DATABASE_URL: app.site.databaseUrl });
    try {
      const { id, token } = await make();
      const there = withToken(second, token);
      await there.get('/api/applications-list').expect(200);
      await owner.api.delete(`/api/tokens/${id}`).expect(204);
      expect((await there.get('/api/applications-list').expect(401)).body).toMatchObject({
        code: 'token_revoked',
      });
      await owner.api.delete(`/api/tokens/${id}`).expect(204);
      const revocations = `SELECT FROM audit_log WHERE action = 'account.token_revoked' AND object_id = $1`;
      expect(await app.query(revocations, [id])).toHaveLength(1);
      const { body } = await owner.api.get('/api/tokens').expect(200);
      expect((body as MadeToken[]).find((each) => each.id === id)).toMatchObject({ state: 'revoked' });
    } finally {
      await second.close();
    }
    await owner.api.delete(`/api/tokens/${randomUUID()}`).expect(404);
  });

  it('expire, and the refusal tells an expired token from an incomplete or unknown one', async () => {
    const { id, token, api } = await make();
    await api.get('/api/applications-list').expect(200);
    await app.query(`UPDATE api_tokens SET expires_at = now() WHERE id = $1`, [id]);
    await app.query(`UPDATE sessions SET expires_at = now() WHERE id = $1`, [id]);
    const refusal = async (bearer: string) =>
      (await withToken(app, bearer).get('/api/applications-list').expect(401)).body as unknown;
    expect(await refusal(token)).toMatchObject({ code: 'token_expired' });
    expect(await refusal(token.slice(0, -1))).toMatchObject({ code: 'token_incomplete' });
    expect(await refusal(`smt_${'0'.repeat(32)}2wjyrI`)).toMatchObject({ code: 'token_unknown' });
    // Public routes refuse it too: a program would take what visitors see for everything.
    expect((await api.get('/api/jobs/').expect(401)).body).toMatchObject({ code: 'token_expired' });
    // A valid API token is no session of a member.
    const another = await make();
    expect((await another.api.get('/api/members/me').expect(401)).body).toMatchObject({
      code: 'unauthenticated',
    });
    await app.visitor.get(`/api/applications-list?access_token=${token}`).expect(401);
  });

  it.each(['revoked', 'expired'])('still show their last use after they are %s', async (end) => {
    const [used, unused] = [await make(), await make()];
    const read = async ({ id }: { id: string }) => {
      const { body } = await owner.api.get('/api/tokens').expect(200);
      const { state, last_used_at } = (body as MadeToken[]).find((each) => each.id === id) ?? {};
      return { state, last_used_at };
    };
    await app.query(
      `UPDATE sessions SET created_at = now() - interval '9 days', last_used_at = now() - interval '8 days' WHERE id = $1`,
      [used.id],
    );
    const { last_used_at } = await read(used);
    expect(last_used_at).toEqual(expect.any(String));
    for (const { id } of [used, unused]) {
      if (end === 'revoked') await owner.api.delete(`/api/tokens/${id}`).expect(204);
      await app.query(`UPDATE api_tokens SET expires_at = now() WHERE id = $1`, [id]);
      await app.query(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    }
    const clearing = await startApi({
      DATABASE_URL: app.site.databaseUrl,
      MAINTENANCE_INTERVAL_SECONDS: '1',
    });
    const sessions = 'SELECT FROM sessions WHERE id = ANY($1)';
    await eventually(async () => expect(await app.query(sessions, [[used.id, unused.id]])).toEqual([]));
    await clearing.close();
    expect(await read(used)).toEqual({ state: end, last_used_at });
    expect(await read(unused)).toEqual({ state: end, last_used_at: null });
  });

  it('have a rate limit each, and every response says how much of it is left', async () => {
    // 600 a minute times 0.00334 is 2.
    const slow = await startApi({
      RATE_LIMIT_FACTOR: '0.00334',
      DATABASE_URL: app.site.databaseUrl,
    });
    try {
      const [one, other] = [await make(), await make()];
      const ask = (token: string) => withToken(slow, token).get('/api/applications-list');
      const first = await ask(one.token).expect(200);
      expect(first.headers['ratelimit-policy']).toBe('"token";q=2;w=60');
      expect(first.headers['ratelimit']).toMatch(/^"token";r=1;t=\d+$/);
      await ask(one.token).expect(200);
      const third = await ask(one.token).expect(429);
      expect(third.headers['ratelimit']).toMatch(/^"token";r=0;t=\d+$/);
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
      await ask(other.token).expect(200);
      expect((await owner.api.get('/api/applications-list')).headers['ratelimit']).toBeUndefined();
    } finally {
      await slow.close();
    }
  });
});

/** Calls an operation of the portal for something that does not exist. */
function callUnknown(api: Requester, { method, path, parameters = [] }: DescribedOperation) {
  const numeric = new Set(
    parameters.filter(({ schema }) => schema?.type === 'integer').map(({ name }) => name),
  );
  return api[method](
    path.replace(/\{(\w+)\}/g, (_, name: string) => (numeric.has(name) ? '999999' : randomUUID())),
  );
}
