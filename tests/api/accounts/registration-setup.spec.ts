import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { type AccountDetails, anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';
import type { Overrides } from '../../support/servers/test-site.js';

const { ADMIN_SETUP_TOKEN: setup_token } = publicServer;
const { PUBLIC_URL } = publicServer;

const notValid = {
  status: 422,
  body: {
    detail: [
      {
        loc: ['body', 'setup_token'],
        msg: 'This set-up link is no longer valid. You can register without it and wait for approval.',
        type: 'invalid_setup_token',
      },
    ],
    code: 'validation_failed',
  },
};

describe('the first account of a public server', () => {
  const apps: ApiApp[] = [];
  const start = async (overrides: Overrides): Promise<ApiApp> => {
    const app = await startApi(overrides);
    apps.push(app);
    return app;
  };
  afterEach(async () => {
    for (const app of apps.splice(0).reverse()) await app.close();
  });

  const register = async (app: ApiApp, body: object) => {
    const { status, body: answer } = await app.visitor.post('/api/register').send(body);
    return { status, body: answer as unknown };
  };
  const refused = (app: ApiApp, body: object) => expectNothingChanged(app, () => register(app, body));
  const roles = (app: ApiApp) =>
    app.query<{ role: string; status: string; count: number }>(
      'SELECT role, status, count(*)::int AS count FROM admins GROUP BY role, status ORDER BY role, status',
    );
  const me = async (app: ApiApp, account: AccountDetails): Promise<unknown> =>
    (
      await withToken(app, await logIn(app, account))
        .get('/api/me')
        .expect(200)
    ).body;

  it.each([[{ PUBLIC_URL }], [{ PUBLIC_URL: 'http://localhost:8080', HOST: '0.0.0.0' }], [publicServer]])(
    'waits for approval like any other without the set-up token: %j',
    async (overrides) => {
      const app = await start(overrides);
      const account = anAccount();
      expect(await register(app, account)).toMatchObject({ status: 201, body: { status: 'pending' } });
      const { username, password } = account;
      await app.visitor.post('/api/login').send({ username, password }).expect(403);
      for (const empty of ['', ' ', null]) {
        const answer = await register(app, { ...anAccount(), setup_token: empty });
        expect(answer).toMatchObject({ status: 201, body: { status: 'pending' } });
      }
      expect(await roles(app)).toEqual([{ role: 'administrator', status: 'pending', count: 4 }]);
    },
  );

  it('becomes the owner with the set-up token, even if others registered before', async () => {
    const app = await start(publicServer);
    await register(app, anAccount());
    const account = anAccount();
    expect(await register(app, { ...account, setup_token })).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        username: account.username,
        status: 'active',
        detail: 'Your account has been created, and you are the owner of this portal. You can log in now.',
      },
    });
    expect(await me(app, account)).toMatchObject({ role: 'owner', status: 'active' });
  });

  describe('is refused', () => {
    let app: ApiApp;
    beforeAll(async () => {
      app = await startApi(publicServer);
    });
    afterAll(() => app.close());

    it.each([
      ['a wrong one', `${setup_token}x`],
      ['another one of the same length', setup_token.replace(/.$/, '0')],
      ['a part of it', setup_token.slice(0, -1)],
      ['another case', setup_token.toUpperCase()],
    ])('with %s in place of the set-up token', async (_, wrong) => {
      expect(await refused(app, { ...anAccount(), setup_token: wrong })).toEqual(notValid);
    });

    it.each([[['x']], [{ $ne: '' }], [7], [true], ['x'.repeat(201)]])(
      'with %j in place of the token, which the response does not repeat',
      async (wrong) => {
        const { status, body } = await refused(app, { ...anAccount(), setup_token: wrong });
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: [{ loc: ['body', 'setup_token'] }] });
        expect(JSON.stringify(body)).not.toContain('xxx');
      },
    );
  });

  it('is refused with any token if no set-up token is set', async () => {
    const app = await start({ PUBLIC_URL });
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
  });

  it('is created once when 20 requests with the token reach two servers at once', async () => {
    const first = await start(publicServer);
    const second = await start({ ...publicServer, DATABASE_URL: first.site.databaseUrl });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register(index % 2 ? first : second, { ...anAccount(), setup_token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(422)]);
    expect(await roles(first)).toEqual([{ role: 'owner', status: 'active', count: 1 }]);
  });

  it('uses up the token for good, even if the owner is removed', async () => {
    const app = await start(publicServer);
    await registerAndLogIn(app);
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
    await app.query('DELETE FROM admins');
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
    expect(await register(app, anAccount())).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await roles(app)).toEqual([{ role: 'administrator', status: 'pending', count: 1 }]);
  });

  it('cannot use the token if the environment names the owner', async () => {
    const { username, email, password } = anAccount();
    const app = await start({
      ...publicServer,
      ADMIN_OWNER_USERNAME: username,
      ADMIN_OWNER_EMAIL: email,
      ADMIN_OWNER_PASSWORD: password,
    });
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
  });

  it('is created with the token while registration is closed, and only with it', async () => {
    const app = await start({ ...publicServer, ADMIN_REGISTRATION: 'closed' });
    expect(await refused(app, anAccount())).toMatchObject({ status: 403 });
    expect(await refused(app, { ...anAccount(), setup_token: 'wrong' })).toEqual(notValid);
    await registerAndLogIn(app);
    expect(await refused(app, anAccount())).toMatchObject({ status: 403 });
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
  });

  it('is an active administrator, not an owner, without the token in open mode', async () => {
    const app = await start({ ...publicServer, ADMIN_REGISTRATION: 'open' });
    const stranger = anAccount();
    await register(app, stranger);
    expect(await me(app, stranger)).toMatchObject({ role: 'administrator', status: 'active' });
    await registerAndLogIn(app);
    expect(await roles(app)).toMatchObject([{ role: 'administrator' }, { role: 'owner', count: 1 }]);
  });

  it('takes over the name and address of waiting accounts, but not their password or id', async () => {
    const app = await start(publicServer);
    const account = anAccount();
    const squatters = [
      anAccount({ username: account.username.toUpperCase(), password: 'a stranger has this one' }),
      anAccount({ email: account.email.toUpperCase() }),
    ];
    for (const squatter of squatters) expect(await register(app, squatter)).toMatchObject({ status: 201 });
    const bystander = anAccount();
    await register(app, bystander);

    const { body } = await register(app, { ...account, setup_token });
    const { id } = body as { id: string };
    expect(await me(app, account)).toMatchObject({ id, role: 'owner', username: account.username });
    const { password } = squatters[0] ?? account;
    await app.visitor.post('/api/login').send({ username: account.username, password }).expect(401);
    expect(await app.query('SELECT username FROM admins ORDER BY role')).toEqual([
      { username: bystander.username },
      { username: account.username },
    ]);
    const removed = await app.query("SELECT actor_id, data FROM audit_log WHERE action = 'account.deleted'");
    expect(removed).toEqual(squatters.map(() => ({ actor_id: id, data: { reason: 'owner_named' } })));
  });

  it('does not take the name of an account in use', async () => {
    const app = await start({ ...publicServer, ADMIN_REGISTRATION: 'open' });
    const account = anAccount();
    await register(app, account);
    expect(await refused(app, { ...account, setup_token })).toMatchObject({ status: 409 });
  });

  it('is the owner named in the environment, even if strangers wait under that name and address', async () => {
    const app = await start({ PUBLIC_URL });
    const account = anAccount();
    await register(app, anAccount({ username: account.username, password: 'a stranger has this one' }));
    await register(app, anAccount({ email: account.email }));
    const { username, email, password } = account;
    const restarted = await start({
      PUBLIC_URL,
      DATABASE_URL: app.site.databaseUrl,
      ADMIN_OWNER_USERNAME: username,
      ADMIN_OWNER_EMAIL: email,
      ADMIN_OWNER_PASSWORD: password,
    });
    expect(await me(restarted, account)).toMatchObject({ role: 'owner', email });
    expect(await roles(app)).toEqual([{ role: 'owner', status: 'active', count: 1 }]);
  });

  it('is refused after ten attempts with a wrong token', async () => {
    const app = await start({ ...publicServer, ADMIN_REGISTRATION: 'closed', RATE_LIMIT_FACTOR: '1' });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await register(app, { ...anAccount(), setup_token: 'wrong' })).toEqual(notValid);
    }
    expect(await register(app, { ...anAccount(), setup_token })).toMatchObject({ status: 429 });
  });

  it('leaves the token in no table and in no response', async () => {
    const app = await start(publicServer);
    const account = anAccount();
    const registered = await app.visitor
      .post('/api/register')
      .send({ ...account, setup_token })
      .expect(201);
    const again = await app.visitor
      .post('/api/register')
      .send({ ...anAccount(), setup_token })
      .expect(422);
    const { username, password } = account;
    const loggedIn = await app.visitor.post('/api/login').send({ username, password }).expect(200);
    const owner = withToken(app, (loggedIn.body as { access_token: string }).access_token);
    const responses = [registered, again, loggedIn];
    for (const path of ['me', 'me/sessions', 'accounts', 'audit'])
      responses.push(await owner.get(`/api/${path}`).expect(200));
    for (const { text, headers } of responses)
      expect(`${text}${JSON.stringify(headers)}`).not.toContain(setup_token);
    const tables = await app.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    for (const { name } of tables) {
      const found = await app.query(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`, [
        setup_token,
      ]);
      expect({ name, found }).toEqual({ name, found: [] });
    }
  });

  it('becomes the owner at once on the loopback address, and the token is then refused', async () => {
    const app = await start({ ADMIN_SETUP_TOKEN: setup_token });
    const account = anAccount();
    await register(app, account);
    expect(await me(app, account)).toMatchObject({ role: 'owner' });
    expect(await refused(app, { ...anAccount(), setup_token })).toEqual(notValid);
  });
});
