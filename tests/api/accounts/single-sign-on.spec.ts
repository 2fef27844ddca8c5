import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { joinAs, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { complete, goToProvider, signIn } from '../../support/api/sign-on.js';
import { setUpApp } from '../../support/api/two-steps.js';
import { anAccount } from '../../support/samples/builders.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { publicServer } from '../../support/servers/public-server.js';

const OWN = '/api/me/single-sign-on';
const refused = {
  detail: 'Signing in with Smash ID took too long or was interrupted. Please try again.',
  code: 'sign_on_refused',
};

describe('single sign-on', () => {
  let provider: IdentityProviderServer;
  let app: ApiApp;
  let owner: Member;
  let count = 0;
  /** A person whom the provider knows, and the portal does not. */
  let person: { subject: string; email: string; username: string };

  beforeAll(async () => {
    provider = await startIdentityProvider();
    app = await startApi({ ...publicServer, ...provider.environment, PORTAL_SECOND_FACTOR: 'required' });
    owner = await registerAndLogIn(app);
    // The portal requires a second factor of accounts with a password.
    await setUpApp(owner);
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(() => {
    count += 1;
    const username = `ngozi.bello${count}`;
    person = { subject: `subject-${count}`, email: `${username}@smash.example`, username };
    know({});
  });

  const know = (claims: object) => {
    const { email, username: preferred_username } = person;
    provider.know(person.subject, { email, email_verified: true, preferred_username, ...claims });
  };
  const accountOf = async (email: string) =>
    (
      await app.query<{ id: string; status: string; role: string; username: string }>(
        'SELECT id, status, role, username FROM admins WHERE lower(email) = lower($1)',
        [email],
      )
    )[0];
  const approve = async () => {
    await signIn(app, person.subject);
    const { id } = (await accountOf(person.email)) ?? { id: '' };
    await owner.api
      .put(`/api/accounts/${id}/status`)
      .send({ status: 'active', role: 'recruiter' })
      .expect(200);
    return id;
  };

  it('cannot be bypassed by a password mail to an account without a password', async () => {
    await approve();
    const withMail = await startApi({
      ...{ ...publicServer, ...provider.environment },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: app.site.databaseUrl },
    });
    await withMail.visitor.post('/api/accounts/password-mails').send({ email: person.email }).expect(202);
    const mails = await app.query<{ text: string }>(
      `SELECT text FROM mails WHERE recipient = $1 AND kind = 'account_without_password'`,
      [person.email],
    );
    await withMail.close();
    expect(mails).toEqual([{ text: expect.stringContaining('you sign in with Smash ID') }]);
    expect(mails[0]?.text).not.toContain('reset-password');
  });

  it('lets an account that only a former provider knows get a password by mail', async () => {
    const id = await approve();
    await app.query(`UPDATE provider_identities SET issuer = 'https://former.example' WHERE admin_id = $1`, [
      id,
    ]);
    const withMail = await startApi({
      ...{ ...publicServer, ...provider.environment },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: app.site.databaseUrl },
    });
    await withMail.visitor.post('/api/accounts/password-mails').send({ email: person.email }).expect(202);
    const [mail] = await app.query<{ text: string }>(
      `SELECT text FROM mails WHERE recipient = $1 AND kind = 'account_password'`,
      [person.email],
    );
    const [, token] = /\/reset-password#(\S+)/.exec(mail?.text ?? '') ?? [];
    const chosen = { token, new_password: 'correct horse battery' };
    await withMail.visitor.post('/api/accounts/password').send(chosen).expect(204);
    await withMail.close();
  });

  it('is offered as a way to log in, beside passwords', async () => {
    await app.visitor.get('/api/login/ways').expect(200, { passwords: true, provider: 'Smash ID' });
  });

  it('uses PKCE, state and nonce, and binds the response to the browser', async () => {
    const { body, headers } = await app.visitor.post('/api/login/single-sign-on/start').expect(200);
    const { searchParams } = new URL((body as { url: string }).url);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: 'https://smash.example/hidden-portal/single-sign-on',
      scope: 'openid email profile groups',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(headers['set-cookie']?.[0]).toMatch(
      /^smash_sign_on=[\w.-]+; Max-Age=600; Path=\/api; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('makes an account that waits for an owner, and logs it in once it is approved', async () => {
    const added = await auditOf(app, async () => {
      for (const _ of [1, 2]) {
        const { status, body } = await signIn(app, person.subject);
        expect([status, body]).toEqual([
          403,
          { detail: 'Your account is waiting for approval.', code: 'account_pending' },
        ]);
      }
    });
    const account = await accountOf(person.email);
    expect(account).toMatchObject({ username: person.username, status: 'pending', role: 'administrator' });
    expect(added).toMatchObject([
      { actor_id: account?.id, action: 'account.registered_by_provider', object_id: account?.id },
    ]);

    await approve();
    const { body } = await signIn(app, person.subject);
    expect(body).toMatchObject({ username: person.username, role: 'recruiter', idle_minutes: 30 });
    // The provider asks for a second step if it wants one.
    expect(body).not.toHaveProperty('lacks_second_factor');
    const session = withToken(app, (body as { access_token: string }).access_token);
    await session.get('/api/applications-list/').expect(200);
    const { body: sessions } = await session.get('/api/me/sessions').expect(200);
    expect(sessions).toHaveLength(1);
  });

  it('is in the audit log as a login at the provider', async () => {
    const id = await approve();
    const added = await auditOf(app, () => signIn(app, person.subject));
    expect(added).toMatchObject([
      {
        actor_id: id,
        action: 'account.logged_in_by_provider',
        object_id: id,
        data: { network: expect.any(String) },
      },
    ]);
  });

  it('knows a person by issuer and subject, even if the address changes', async () => {
    await approve();
    know({ email: 'somebody.else@smash.example', preferred_username: 'other' });
    expect((await signIn(app, person.subject)).body).toMatchObject({ username: person.username });

    provider.know('another-subject', { email: person.email, email_verified: true });
    const { status, body } = await signIn(app, 'another-subject');
    expect([status, (body as { code: string }).code]).toEqual([409, 'address_has_account']);
  });

  it('does not give an account with a password to whoever has its address at the provider', async () => {
    const member = await joinAs(app, owner, 'reviewer');
    provider.know('hijacker', { email: member.account.email.toUpperCase(), email_verified: true });
    const { status, body } = await signIn(app, 'hijacker');
    expect([status, body]).toEqual([
      409,
      {
        detail:
          'Your email address already has an account here. Please log in with its password, then connect Smash ID under My account. If it has none, please tell whoever runs this portal.',
        code: 'address_has_account',
      },
    ]);
  });

  it('gives a person another username if theirs is taken', async () => {
    await approve();
    const namesake = { email: 'namesake@smash.example', email_verified: true };
    provider.know('namesake', { ...namesake, preferred_username: person.username.toUpperCase() });
    await signIn(app, 'namesake');
    expect((await accountOf(namesake.email))?.username).toBe(`${person.username.toUpperCase()}-2`);
  });

  it.each([
    [{ email_verified: false }, 'address_unverified', "Smash ID hasn't confirmed your email address"],
    [{ email: undefined }, 'address_missing', "Smash ID didn't tell us your email address"],
  ])('makes no account for a person with the claims %j', async (claims, code, detail) => {
    know(claims);
    const { status, body } = await signIn(app, person.subject);
    expect([status, body]).toEqual([403, { code, detail: expect.stringContaining(detail) }]);
    expect(await accountOf(person.email)).toBeUndefined();
  });

  it('says so when it was cancelled at the provider', async () => {
    const { status, body } = await signIn(app, undefined);
    expect([status, body]).toEqual([
      409,
      { detail: 'Signing in with Smash ID was cancelled.', code: 'sign_on_cancelled' },
    ]);
  });

  it.each([
    ['another state', { response: (parameters: URLSearchParams) => parameters.set('state', 'x') }],
    ['no state', { response: (parameters: URLSearchParams) => parameters.delete('state') }],
    [
      'another issuer',
      { response: (parameters: URLSearchParams) => parameters.set('iss', 'https://evil.example') },
    ],
    ['another code', { response: (parameters: URLSearchParams) => parameters.set('code', 'x') }],
    ['another nonce', { request: ({ searchParams }: URL) => searchParams.set('nonce', 'x'.repeat(43)) }],
    [
      'another challenge',
      { request: ({ searchParams }: URL) => searchParams.set('code_challenge', 'x'.repeat(43)) },
    ],
  ])('refuses a response with %s', async (_, tampering) => {
    await approve();
    const { status, body } = await signIn(app, person.subject, tampering);
    expect([status, body]).toEqual([409, refused]);
  });

  it('accepts each response once, from the browser that began', async () => {
    await approve();
    const login = await goToProvider(app.visitor, person.subject);
    expect((await complete(app.visitor, { ...login, cookie: '' })).body).toEqual(refused);
    const other = await goToProvider(app.visitor, person.subject);
    expect((await complete(app.visitor, { ...login, cookie: other.cookie })).body).toEqual(refused);
    const first = await complete(app.visitor, login);
    expect(first.status).toBe(200);
    expect(first.headers['set-cookie']).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^smash_sign_on=; Path=\/api; Expires=Thu, 01 Jan 1970/),
      ]),
    );
    expect((await complete(app.visitor, login)).body).toEqual(refused);
  });

  describe('of an account with a password', () => {
    let member: Member;
    beforeEach(async () => {
      member = await joinAs(app, owner, 'recruiter');
      await setUpApp(member);
    });
    const go = (start: object = {}, api = member.api) => goToProvider(api, person.subject, {}, OWN, start);
    const connect = async () => complete(member.api, await go({ password: member.account.password }), OWN);

    it('can be connected by whoever is logged in and knows the password, and then logs in to it', async () => {
      await member.api.post(`${OWN}/start`).expect(422);
      await member.api.post(`${OWN}/start`).send({ password: 'not the password' }).expect(422);
      const added = await auditOf(app, connect);
      expect(added).toMatchObject([
        { actor_id: member.id, action: 'account.provider_connected', object_id: member.id },
      ]);
      const { body } = await member.api.get(OWN).expect(200);
      expect(body).toEqual({
        provider: 'Smash ID',
        connected_at: expect.any(String),
        has_password: true,
        is_confirmed: true,
      });
      const login = await signIn(app, person.subject);
      expect(login.body).toMatchObject({ username: member.account.username, role: 'recruiter' });
      // A login at the provider counts as both steps, a password still as one.
      const session = withToken(app, (login.body as { access_token: string }).access_token);
      await session.get('/api/me').expect(200);
      const { username } = member.account;
      await app.visitor
        .post('/api/login')
        .send({ username, password: member.account.password })
        .expect(401)
        .expect(({ body: answer }) => expect(answer).toMatchObject({ code: 'second_step_required' }));
    });

    it('is connected only in the session that began it, which logs nobody in', async () => {
      const begun = await go({ password: member.account.password });
      expect((await complete(owner.api, begun, OWN)).body).toEqual(refused);
      const again = await go({ password: member.account.password });
      expect((await complete(app.visitor, again)).body).toEqual(refused);
      const login = await goToProvider(app.visitor, person.subject);
      expect((await complete(member.api, login, OWN)).body).toEqual(refused);
      expect((await complete(app.visitor, begun, OWN)).status).toBe(401);
    });

    it('belongs to one account, and an account has only one', async () => {
      await connect();
      const other = await joinAs(app, owner, 'recruiter');
      await setUpApp(other);
      const begun = await go({ password: other.account.password }, other.api);
      expect((await complete(other.api, begun, OWN)).body).toMatchObject({ code: 'identity_taken' });
      provider.know('second-identity', { email: 'second@smash.example' });
      const second = await goToProvider(member.api, 'second-identity', {}, OWN);
      expect((await complete(member.api, second, OWN)).body).toMatchObject({ code: 'other_identity' });
    });

    it('is disconnected with the password: other sessions end, and it logs in to that account no more', async () => {
      await connect();
      const { body: login } = await signIn(app, person.subject);
      const other = withToken(app, (login as { access_token: string }).access_token);
      await other.get('/api/me').expect(200);
      await member.api.post(`${OWN}/removal`).send({ password: member.account.password }).expect(204);
      const { body } = await member.api.get(OWN).expect(200);
      expect(body).toMatchObject({ connected_at: null });
      await other.get('/api/me').expect(401);
      await member.api.post(`${OWN}/removal`).send({ password: member.account.password }).expect(404);
      expect((await signIn(app, person.subject)).body).toMatchObject({ code: 'account_pending' });
    });
  });

  describe('of an account without a password', () => {
    it('replaces the password where one is asked for, for five minutes', async () => {
      await approve();
      const { body } = await signIn(app, person.subject);
      const session = withToken(app, (body as { access_token: string }).access_token);
      await session.post('/api/me/totp').send({}).expect(422);
      const login = await goToProvider(session, person.subject, {}, OWN);
      expect((await complete(session, login, OWN)).body).toMatchObject({
        is_confirmed: true,
        has_password: false,
      });
      await session.post('/api/me/totp').send({}).expect(201);
      // Refused: the account would have no other way to log in.
      await session.post(`${OWN}/removal`).expect(409);

      await app.query("UPDATE sessions SET identity_confirmed_at = now() - interval '5 minutes'");
      await session.post('/api/me/totp').send({}).expect(422);
    });

    it('allows no login with a password', async () => {
      await approve();
      const { password } = anAccount();
      await app.visitor.post('/api/login').send({ username: person.username, password }).expect(401);
    });
  });

  it('cannot be connected or changed by anybody who is not logged in', async () => {
    await app.visitor.get(OWN).expect(401);
    for (const path of [OWN, `${OWN}/start`, `${OWN}/removal`]) await app.visitor.post(path).expect(401);
  });
});
