import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@smash/contract/client';
import {
  joinAs,
  joinAsAdministrator,
  logIn,
  type Member,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { heldUp } from '../../support/api/held-up.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';

const isProtected = {
  status: 409,
  body: {
    detail: "You can't change your own account here. Please ask another owner.",
    code: 'account_protected',
  },
};
const isForOwners = {
  status: 403,
  body: {
    detail:
      'Your role, Administrator, does not allow you to approve, edit, suspend or remove accounts. If you need this, please ask an owner of the portal.',
    code: 'role_not_permitted',
  },
};

describe('accounts', () => {
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    other = await startApi({ DATABASE_URL: app.site.databaseUrl });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const setStatus = (actor: Member, id: string, status: string) =>
    actor.api.put(`/api/accounts/${id}/status`).send({ status });

  it('lose their sessions on every server at once when they are suspended', async () => {
    const member = await joinAsAdministrator(app, owner);
    const elsewhere = withToken(other, member.token);
    await elsewhere.get('/api/me').expect(200);
    await setStatus(owner, member.id, 'suspended').expect(200);
    await elsewhere.get('/api/me').expect(401);
    await member.api.get('/api/applications-list/').expect(401);
    const { username, password } = member.account;
    await app.visitor.post('/api/login').send({ username, password }).expect(403, {
      detail: 'Your account is suspended. Please contact an owner of the portal.',
      code: 'account_suspended',
    });

    await setStatus(owner, member.id, 'active').expect(200);
    await member.api.get('/api/me').expect(401);
    await logIn(app, member.account);
  });

  it('are limited to brands in the step that approves them', async () => {
    const account = anAccount();
    await app.visitor.post('/api/register').send(account).expect(201);
    const { body } = await owner.api.get(`/api/accounts?search=${account.username}`).expect(200);
    const [{ id } = { id: '' }] = body as { id: string }[];
    const approval = { status: 'active', role: 'recruiter', brands: ['qiimeet', 'ridesmash'] };
    const approved = await owner.api.put(`/api/accounts/${id}/status`).send(approval).expect(200);
    expect(approved.body).toMatchObject({ status: 'active', brands: ['ridesmash', 'qiimeet'] });
    const suspended = await owner.api.put(`/api/accounts/${id}/status`).send({ status: 'suspended' });
    expect(suspended.body).toMatchObject({ status: 'suspended', brands: ['ridesmash', 'qiimeet'] });
  });

  it('lose their sessions when they are removed, and can register again', async () => {
    const member = await joinAsAdministrator(app, owner);
    await owner.api.delete(`/api/accounts/${member.id}`).expect(204);
    await withToken(other, member.token).get('/api/me').expect(401);
    const { username, password } = member.account;
    await app.visitor.post('/api/login').send({ username, password }).expect(401);
    await owner.api.delete(`/api/accounts/${member.id}`).expect(204);
    await app.visitor.post('/api/register').send(member.account).expect(201);
  });

  it('keep only the current session when their password is changed', async () => {
    const member = await joinAsAdministrator(app, owner);
    const elsewhere = withToken(other, await logIn(app, member.account));
    const { password } = member.account;
    const change = { current_password: password, new_password: 'a new battery of horses' };
    await member.api.put('/api/me/password').send(change).expect(204);
    await elsewhere.get('/api/me').expect(401);
    await member.api.get('/api/me').expect(200);
    const { username } = member.account;
    await app.visitor.post('/api/login').send({ username, password }).expect(401);
    await logIn(app, { ...member.account, password: change.new_password });
  });

  it('accept a password change that a proxy sends twice, and record it once', async () => {
    const member = await joinAsAdministrator(app, owner);
    const change = { current_password: member.account.password, new_password: 'a new battery of horses' };
    const entries = await auditOf(app, () => member.api.put('/api/me/password').send(change).expect(204));
    expect(entries).toHaveLength(1);
    const again = withToken(other, member.token);
    await expectNothingChanged(app, () => again.put('/api/me/password').send(change).expect(204));
    await again
      .put('/api/me/password')
      .send({ ...change, new_password: 'another battery of horses' })
      .expect(422);
  });

  it('refuse a login if the password is changed while it is under way', async () => {
    const { id, account } = await joinAsAdministrator(app, owner);
    const { username, password } = account;
    const [login] = await heldUp(
      app,
      [`UPDATE admins SET password_hash = 'another' WHERE id = '${id}'`],
      [() => app.visitor.post('/api/login').send({ username, password })],
    );
    expect(login?.status).toBe(401);
  });

  it.each([
    [
      'a wrong current password',
      { current_password: 'wrong', new_password: 'a new battery' },
      'current_password',
    ],
    ['a weak new password', { new_password: 'password1' }, 'new_password'],
    ['a short new password', { new_password: 'short' }, 'new_password'],
    ['the password in use as the new one', { new_password: 'correct horse battery' }, 'new_password'],
    ['a new password of the company', { new_password: 'SmashTechnology26' }, 'new_password'],
    ['a new password that is no text', { new_password: { length: 20 } }, 'new_password'],
  ])('keep their password after %s', async (_, change, field) => {
    const { password } = owner.account;
    const { status, body } = await expectNothingChanged(app, () =>
      owner.api.put('/api/me/password').send({ current_password: password, ...change }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', field] }] });
    await logIn(app, owner.account);
  });

  it('can be changed by owners only, and nobody can change their own', async () => {
    const member = await joinAsAdministrator(app, owner);
    const other = await joinAsAdministrator(app, owner);
    for (const [actor, id, expected] of [
      [member, owner.id, isForOwners],
      [member, other.id, isForOwners],
      [owner, owner.id, isProtected],
    ] as const) {
      const answers = await expectNothingChanged(app, async () => [
        await setStatus(actor, id, 'suspended'),
        await actor.api.put(`/api/accounts/${id}/role`).send({ role: 'reviewer' }),
        await actor.api.delete(`/api/accounts/${id}`),
      ]);
      for (const { status, body } of answers) expect({ status, body: body as unknown }).toEqual(expected);
    }
  });

  it.each(['pending', 'owner', '', null, ['active']])('refuse the status %j', async (status) => {
    const member = await joinAsAdministrator(app, owner);
    const answer = await expectNothingChanged(app, () =>
      owner.api.put(`/api/accounts/${member.id}/status`).send({ status }),
    );
    expect(answer.status).toBe(422);
  });

  it('are not changed by an owner if another owner has changed them since they were shown', async () => {
    const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
    const { id } = body as { id: string };
    const rival = await joinAs(app, owner, 'owner');
    const { body: listed } = await owner.api.get('/api/accounts/?status=pending').expect(200);
    const { status, role, brands } = (listed as Account[]).find((account) => account.id === id) as Account;
    const seen = { status, role, brands };
    const approve = (actor: Member, as: string) =>
      actor.api.put(`/api/accounts/${id}/status`).send({ status: 'active', role: as, seen });
    await approve(rival, 'reviewer').expect(200);
    await expectNothingChanged(app, async () => {
      const refused = await approve(owner, 'administrator').expect(409);
      expect(refused.body).toEqual({
        code: 'account_changed',
        detail: `${rival.account.username} has changed this account since it was shown here. Please look again.`,
      });
      await approve(owner, 'reviewer').expect(200);
      await owner.api.put(`/api/accounts/${id}/role`).send({ role: 'recruiter', seen }).expect(409);
      await owner.api
        .put(`/api/accounts/${id}/brands`)
        .send({ brands: ['owenas'], seen })
        .expect(409);
    });
    const now = { ...seen, status: 'active', role: 'reviewer' };
    await owner.api.put(`/api/accounts/${id}/role`).send({ role: 'recruiter', seen: now }).expect(200);
  });

  it('are listed in pages, waiting ones first, and can be found by name or email address', async () => {
    const word = `paged${Date.now()}`;
    const register = (name: string) =>
      app.visitor
        .post('/api/register')
        .send({ ...anAccount(), username: `${word}_${name}`, email: `${name}.${word}@example.com` })
        .expect(201)
        .then(({ body }) => (body as { id: string }).id);
    const [first, second, third] = [await register('a'), await register('b'), await register('c')];
    await setStatus(owner, third, 'active').expect(200);
    const list = (query: string) => owner.api.get(`/api/accounts/?${query}`).expect(200);
    const ids = ({ body }: { body: unknown }) => (body as { id: string }[]).map(({ id }) => id);

    const page = await list(`search=${word.toUpperCase()}&per_page=2`);
    expect(page.headers['x-total-count']).toBe('3');
    expect(ids(page)).toEqual([second, first]);
    expect(ids(await list(`search=${word}&per_page=2&page=2`))).toEqual([third]);
    expect(ids(await list(`search=b.${word}%40example`))).toEqual([second]);
    expect(ids(await list(`search=${word}%25`))).toEqual([]);
    expect(ids(await list(`search=${word}&status=pending`))).toEqual([second, first]);
    expect(ids(await list(`search=${word}&status=active`))).toEqual([third]);
    await owner.api.get('/api/accounts/?status=gone').expect(422);
    await owner.api.get('/api/accounts/?per_page=0').expect(422);
  });

  it('are never shown with their password', async () => {
    const { text } = await owner.api.get('/api/accounts/').expect(200);
    expect(text).not.toMatch(/password|argon2/i);
  });
});
