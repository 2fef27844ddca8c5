import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@smash/contract/client';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { anAccount, uniqueWord } from '../../support/samples/builders.js';
import type { Overrides } from '../../support/servers/test-site.js';

describe('registration', () => {
  const apps: ApiApp[] = [];
  const start = async (overrides: Overrides = {}): Promise<ApiApp> => {
    const app = await startApi(overrides);
    apps.push(app);
    return app;
  };
  afterEach(async () => {
    for (const app of apps.splice(0).reverse()) await app.close();
  });

  const roles = (app: ApiApp) =>
    app.query<{ role: string; status: string; count: number }>(
      'SELECT role, status, count(*)::int AS count FROM admins GROUP BY role, status ORDER BY role',
    );

  it('makes exactly one of 20 first accounts the owner when they reach two servers at once', async () => {
    const first = await start();
    const second = await start({ DATABASE_URL: first.site.databaseUrl });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).visitor.post('/api/register').send(anAccount()),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await roles(first)).toEqual([
      { role: 'administrator', status: 'pending', count: 19 },
      { role: 'owner', status: 'active', count: 1 },
    ]);
  });

  it('waits for approval, and says so', async () => {
    const app = await start();
    const owner = await registerAndLogIn(app);
    const account = anAccount();
    const registered = await app.visitor.post('/api/register').send(account).expect(201);
    expect(registered.body).toMatchObject({
      status: 'pending',
      detail: 'Your account has been created. An owner needs to approve it before you can log in.',
    });
    const waiting = { detail: 'Your account is waiting for approval.', code: 'account_pending' };
    await app.visitor.post('/api/login').send(account).expect(422);
    const { username, password } = account;
    await app.visitor.post('/api/login').send({ username, password }).expect(403, waiting);
    await app.visitor.post('/api/login').send({ username, password: 'wrong' }).expect(401);

    const { id } = registered.body as Account;
    const list = await owner.api.get('/api/accounts/').expect(200);
    expect(list.body).toMatchObject([{ id, status: 'pending' }, { id: owner.id }]);
    await owner.api.put(`/api/accounts/${id}/status`).send({ status: 'active' }).expect(200);
    await app.visitor.post('/api/login').send({ username, password }).expect(200);
  });

  it('is refused to everybody when it is closed, while the owner named in the environment can log in', async () => {
    const owner = anAccount();
    const app = await start({ ADMIN_REGISTRATION: 'closed', ...named(owner) });
    const { status, body } = await expectNothingChanged(app, () =>
      app.visitor.post('/api/register').send(anAccount()),
    );
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'registration_closed', detail: expect.any(String) });
    const { username, password } = owner;
    const { body: token } = await app.visitor.post('/api/login').send({ username, password }).expect(200);
    const session = withToken(app, (token as { access_token: string }).access_token);
    expect((await session.get('/api/me')).body).toMatchObject({ role: 'owner', username });
  });

  it('creates the owner named in the environment once, however often and wherever the server starts', async () => {
    const owner = anAccount();
    const first = await start(named(owner));
    await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL: first.site.databaseUrl, ...named(owner) })));
    expect(await roles(first)).toEqual([{ role: 'owner', status: 'active', count: 1 }]);
    const { body } = await first.visitor.post('/api/register').send(anAccount()).expect(201);
    expect(body).toMatchObject({ status: 'pending' });
  });

  it('does not create the owner named in the environment again after its account was deleted', async () => {
    const owner = anAccount();
    const first = await start(named(owner));
    await first.query('DELETE FROM admins');
    const next = await start({ DATABASE_URL: first.site.databaseUrl, ...named(owner) });
    expect(await roles(next)).toEqual([]);
  });

  it('makes an account active at once in open mode', async () => {
    const app = await start({ ADMIN_REGISTRATION: 'open' });
    await registerAndLogIn(app);
    const second = await registerAndLogIn(app);
    const { body } = await second.api.get('/api/me').expect(200);
    expect(body).toMatchObject({ role: 'administrator', status: 'active' });
  });

  const named = ({ username, email, password }: ReturnType<typeof anAccount>): Overrides => ({
    ADMIN_OWNER_USERNAME: username,
    ADMIN_OWNER_EMAIL: email,
    ADMIN_OWNER_PASSWORD: password,
  });
});

describe('registration refuses', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app, anAccount({ username: 'Ngozi.Eze', email: 'Ngozi@Example.com' }));
  });
  afterAll(() => app.close());

  const refused = async (account: object) => {
    const { status, body } = await expectNothingChanged(app, () =>
      app.visitor.post('/api/register').send(account),
    );
    return { status, body: body as unknown };
  };

  it.each(['Ngozi.Eze', 'ngozi.eze', 'NGOZI.EZE'])('the username %s a second time', async (username) => {
    expect(await refused(anAccount({ username }))).toEqual({
      status: 409,
      body: { detail: 'This username is already taken. Please choose another.', code: 'username_taken' },
    });
  });

  it('an email address that has an account, in any case', async () => {
    expect(await refused(anAccount({ email: 'NGOZI@example.COM' }))).toEqual({
      status: 409,
      body: { detail: 'This email address already has an account', code: 'email_taken' },
    });
    await owner.api.get('/api/me').expect(200);
  });

  it('all but one of ten equal registrations that arrive at once', async () => {
    const account = anAccount();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor.post('/api/register').send(account)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['short', 'seven77', 'Please use at least 8 characters'],
    ['common', 'password123', 'This password is too common. Please choose a different one'],
    ['of one letter', 'aaaaaaaaaaaa', 'This password is too common. Please choose a different one'],
  ])('a password that is %s', async (_, password, msg) => {
    expect(await refused(anAccount({ password }))).toEqual({
      status: 422,
      body: {
        detail: [{ loc: ['body', 'password'], msg, type: 'weak_password' }],
        code: 'validation_failed',
      },
    });
  });

  it('a password that equals the username or the email address', async () => {
    const username = `chidinma-${uniqueWord()}`;
    const email = `${username}@example.com`;
    for (const password of [username, username.toUpperCase(), email]) {
      const { status, body } = await refused({ username, email, password });
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'password'], type: 'weak_password' }] });
    }
  });

  it.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'a b c' }],
    ['username', { username: '<script>' }],
    ['username', { username: 'x'.repeat(65) }],
    ['email', { email: 'nobody' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['password', { password: 'x'.repeat(257) }],
    ['password', { password: '' }],
    ['username', { username: ['ngozi'] }],
    ['email', { email: { address: 'a@example.com' } }],
    ['password', { password: 12345678 }],
  ])('a value of %s that breaks a rule', async (field, overrides) => {
    const { status, body } = await refused({ ...anAccount(), ...overrides });
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', field] }], code: 'validation_failed' });
  });

  it('no part of a long passphrase, of which every character counts', async () => {
    const password = `${'correct horse battery staple '.repeat(7)}end`;
    const account = anAccount({ password });
    const { body } = await app.visitor.post('/api/register').send(account).expect(201);
    const { id } = body as Account;
    await owner.api.put(`/api/accounts/${id}/status`).send({ status: 'active' }).expect(200);
    const { username } = account;
    await app.visitor
      .post('/api/login')
      .send({ username, password: password.slice(0, -1) })
      .expect(401);
    await app.visitor.post('/api/login').send({ username: username.toUpperCase(), password }).expect(200);
  });
});

describe('login', () => {
  let app: ApiApp;
  beforeAll(async () => {
    app = await startApi();
    await registerAndLogIn(app, anAccount({ username: 'ngozi' }));
  });
  afterAll(() => app.close());

  it('gives the same answer for an unknown name and a wrong password', async () => {
    const wrong = { detail: 'Incorrect username or password', code: 'wrong_credentials' };
    for (const username of ['ngozi', 'nobody', "' OR 1=1--", 'n%', 'ngozi@example.com']) {
      const { status, body } = await expectNothingChanged(app, () =>
        app.visitor.post('/api/login').send({ username, password: 'not the password' }),
      );
      expect({ status, body: body as unknown }).toEqual({ status: 401, body: wrong });
    }
  });

  it.each([
    [{}],
    [{ username: 'ngozi' }],
    [{ password: 'x' }],
    [{ username: '', password: '' }],
    [{ username: { $ne: '' }, password: { $ne: '' } }],
    [{ username: ['ngozi'], password: ['x'] }],
  ])('refuses the body %j', async (body) => {
    const answer = await expectNothingChanged(app, () => app.visitor.post('/api/login').send(body));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
  });
});
