import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { complete, goToProvider, signIn } from '../../support/api/sign-on.js';
import { eventually } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { publicServer } from '../../support/servers/public-server.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

const START = '/api/login/single-sign-on/start';
const unavailable = {
  detail: "Smash ID isn't responding right now. Please try again in a moment.",
  code: 'provider_unavailable',
};
const switchedOff = {
  detail: 'Passwords are switched off on this portal. Please sign in with Smash ID.',
  code: 'password_login_off',
};

const misconfigured = {
  detail: "Signing in with Smash ID isn't set up properly. Please tell whoever runs this portal.",
  code: 'provider_misconfigured',
};

describe('while the identity provider is down', () => {
  let provider: IdentityProviderServer;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    provider = await startIdentityProvider();
    await provider.stop();
    app = await startApi({ ...publicServer, ...provider.environment });
  });
  afterAll(() => app.close());

  it('the portal starts, accepts passwords, and answers 503 to single sign-on', async () => {
    owner = await registerAndLogIn(app);
    await eventually(async () => void (await app.visitor.get('/api/health/ready').expect(200)));
    await app.visitor.post(START).expect(503, unavailable).expect('Retry-After', '30');
  });

  it('single sign-on stops; it works as soon as the provider is back', async () => {
    await provider.start();
    provider.know('ada', { email: 'ada@smash.example' });
    expect((await signIn(app, 'ada')).body).toMatchObject({ code: 'account_pending' });
    const login = await goToProvider(app.visitor, 'ada');
    await provider.stop();
    const { status, body, headers } = await complete(app.visitor, login);
    expect([status, body, headers['retry-after']]).toEqual([503, unavailable, '30']);
    await owner.api.get('/api/me').expect(200);
  });
});

describe('if the identity provider does not know the portal', () => {
  it('people are told that single sign-on is not set up properly', async () => {
    const provider = await startIdentityProvider();
    const app = await startApi({
      ...publicServer,
      ...provider.environment,
      OIDC_CLIENT_SECRET: 'another secret',
    });
    provider.know('ada', { email: 'ada@smash.example' });
    const { status, body } = await signIn(app, 'ada');
    expect([status, body]).toEqual([503, misconfigured]);
    await app.close();
    await provider.stop();
  });
});

describe('if OIDC_ISSUER', () => {
  it('has a slash that the provider does not have, accounts count as connected all the same', async () => {
    const provider = await startIdentityProvider();
    const { OIDC_ISSUER } = provider.environment;
    const settings = { ...provider.environment, OIDC_ISSUER: `${OIDC_ISSUER}/`, ADMIN_REGISTRATION: 'open' };
    const app = await startApi({ ...publicServer, ...settings });
    await registerAndLogIn(app);
    provider.know('ada', { email: 'ada@smash.example', email_verified: true });
    const { access_token } = (await signIn(app, 'ada')).body as { access_token: string };
    const { body } = await withToken(app, access_token).get('/api/me/single-sign-on').expect(200);
    expect(body).toMatchObject({ connected_at: expect.any(String) });
    await app.close();
    await provider.stop();
  });

  it.each<[string, (issuer: string) => string]>([
    ['is another address of the provider', (issuer) => issuer.replace('127.0.0.1', 'localhost')],
    ['is an address where the provider describes nothing', (issuer) => `${issuer}/realms/renamed`],
  ])('%s, people are told that single sign-on is not set up properly', async (_, spell) => {
    const provider = await startIdentityProvider();
    const { OIDC_ISSUER = '' } = provider.environment;
    const app = await startApi({ ...publicServer, ...provider.environment, OIDC_ISSUER: spell(OIDC_ISSUER) });
    await app.visitor.post(START).expect(503, misconfigured);
    await app.close();
    await provider.stop();
  });
});

describe('single sign-on without an identity provider', () => {
  it('is not offered, and its routes answer 404', async () => {
    const app = await startApi(publicServer);
    const owner = await registerAndLogIn(app);
    await app.visitor.get('/api/login/ways').expect(200, { passwords: true, provider: null });
    for (const [api, path] of [
      [app.visitor, '/api/login/single-sign-on'],
      [owner.api, '/api/me/single-sign-on'],
    ] as const) {
      const nothing = { detail: 'Single sign-on is not set up on this portal', code: 'no_single_sign_on' };
      await api.post(`${path}/start`).expect(404, nothing);
      await api.post(path).send({ response: 'code=x' }).expect(404, nothing);
    }
    await app.close();
  });
});

describe('while passwords are switched off', () => {
  let before: ApiApp;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    before = await startApi(publicServer);
    owner = await registerAndLogIn(before);
    app = await startApi({
      ...publicServer,
      DATABASE_URL: before.site.databaseUrl,
      PASSWORD_LOGIN: 'false',
      SMTP_URL: 'smtp://127.0.0.1:1',
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Smash ID',
    });
  });
  afterAll(async () => {
    await app.close();
    await before.close();
  });

  it('no password is accepted, and no account is made or recovered with one', async () => {
    await app.visitor.get('/api/login/ways').expect(200, { passwords: false, provider: 'Smash ID' });
    const { username, password, email } = owner.account;
    const logins = [
      { username, password },
      { username, password: `${password}?` },
      { username: 'nobody', password },
    ];
    for (const login of logins) await app.visitor.post('/api/login').send(login).expect(403, switchedOff);
    const { ADMIN_SETUP_TOKEN: setup_token } = publicServer;
    for (const registration of [anAccount(), { ...anAccount(), setup_token }]) {
      await app.visitor.post('/api/register').send(registration).expect(403, switchedOff);
    }
    await app.visitor.get('/api/accounts/password-mails').expect(200, { is_available: false });
    await app.visitor.post('/api/accounts/password-mails').send({ email }).expect(403, switchedOff);
    const reset = { token: 'x', new_password: 'battery horse correct' };
    await app.visitor.post('/api/accounts/password').send(reset).expect(403, switchedOff);
  });

  it('a password that an operator sets is accepted for an hour', async () => {
    const account = { ...owner.account, password: 'staple battery horse' };
    const command = ['reset-password', account.username];
    const { output } = await runHostedCommand(command, app.site.environment, account.password);
    expect(output).toContain('With this one the account can log in for an hour.');
    await logIn(app, account);
    await app.query("UPDATE admins SET password_login_until = password_login_until - interval '1 hour'");
    const { username, password } = account;
    await app.visitor.post('/api/login').send({ username, password }).expect(403, switchedOff);
  });

  it('the password of an owner whom an operator adds is accepted', async () => {
    const account = anAccount();
    const command = ['create-owner', account.username, account.email];
    await runHostedCommand(command, app.site.environment, account.password);
    await logIn(app, account);
  });
});
