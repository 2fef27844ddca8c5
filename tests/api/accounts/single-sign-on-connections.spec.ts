import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { joinAs, logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { complete, goToProvider, signIn } from '../../support/api/sign-on.js';
import { anAccount } from '../../support/samples/builders.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { publicServer } from '../../support/servers/public-server.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

const OWN = '/api/me/single-sign-on';

/** A login as a provider carries it out that does not ask again. */
const WITHOUT_QUESTION = {
  request: ({ searchParams }: URL) => {
    searchParams.delete('max_age');
    searchParams.delete('prompt');
  },
};

describe('the connection of an account to the identity provider', () => {
  let provider: IdentityProviderServer;
  let app: ApiApp;
  let owner: Member;
  let count = 0;
  /** What the provider calls one person, before and after it makes them again. */
  let former: string;
  let present: string;
  let email: string;

  beforeAll(async () => {
    provider = await startIdentityProvider();
    app = await startApi({ ...publicServer, ...provider.environment, ADMIN_REGISTRATION: 'open' });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(() => {
    count += 1;
    [former, present] = [`ada-${count}`, `ada-${count}-again`];
    email = `ada${count}@smash.example`;
    for (const subject of [former, present]) know(subject, {});
  });

  const know = (subject: string, claims: object) =>
    provider.know(subject, { email, email_verified: true, preferred_username: former, ...claims });
  const signedIn = async (subject: string): Promise<Requester> =>
    withToken(app, ((await signIn(app, subject)).body as { access_token: string }).access_token);
  const connect = async (api: Requester, subject: string, password?: string) =>
    complete(api, await goToProvider(api, subject, {}, OWN, { password }), OWN);
  const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

  it('is replaced with the password: the former identity and its sessions open the account no more', async () => {
    const member = await joinAs(app, owner, 'recruiter');
    const { password } = member.account;
    know(former, { email: member.account.email });
    await connect(member.api, former, password);
    const other = await signedIn(former);
    await other.get('/api/me').expect(200);
    await app.query('UPDATE provider_identities SET has_role_from_group = true WHERE admin_id = $1', [
      member.id,
    ]);

    expect((await connect(member.api, present, password)).status).toBe(200);
    await other.get('/api/me').expect(401);
    await member.api.get('/api/me').expect(200);
    expect(codeOf(await signIn(app, former))).toBe('address_has_account');
    expect((await signIn(app, present)).body).toMatchObject({ username: member.account.username });
    // The role still comes from a group.
    const identities = await app.query(
      'SELECT subject, has_role_from_group FROM provider_identities WHERE admin_id = $1',
      [member.id],
    );
    expect(identities).toEqual([{ subject: present, has_role_from_group: true }]);
  });

  it('is not replaced without the password, even if the provider has just confirmed the person', async () => {
    const member = await joinAs(app, owner, 'recruiter');
    await connect(member.api, former, member.account.password);
    await member.api.get(OWN).expect(({ body }) => expect(body).toMatchObject({ is_confirmed: true }));
    await member.api.post(`${OWN}/start`).send({ password: 'not the password' }).expect(422);
    expect(codeOf(await connect(member.api, present))).toBe('other_identity');
    await signedIn(former).then((api) => api.get('/api/me').expect(200));
  });

  it('is not made by an attempt without the password if the account was disconnected during it', async () => {
    const member = await joinAs(app, owner, 'recruiter');
    const { password } = member.account;
    await connect(member.api, former, password);
    const begun = await goToProvider(member.api, present, {}, OWN);
    await member.api.post(`${OWN}/removal`).send({ password }).expect(204);
    expect(codeOf(await complete(member.api, begun, OWN))).toBe('other_identity');
    await member.api.post(`${OWN}/start`).expect(422);
  });

  it('is replaced with a password of the operator, for a person without one whom the provider made again', async () => {
    await signIn(app, former);
    expect(codeOf(await signIn(app, present))).toBe('address_has_account');
    const closed = await startApi({
      ...{ ...publicServer, ...provider.environment },
      ...{ PASSWORD_LOGIN: 'false', DATABASE_URL: app.site.databaseUrl },
    });
    const account = { ...anAccount(), username: former };
    await runHostedCommand(['reset-password', former], closed.site.environment, account.password);
    const token = await logIn(closed, account);
    expect((await connect(withToken(closed, token), present, account.password)).status).toBe(200);
    expect((await signIn(closed, present)).body).toMatchObject({ username: former });
    await closed.close();
  });

  it.each([
    ['asks nobody again', { auth_time: 1 }, 'not_asked_again'],
    ['does not say when it asked', {}, 'sign_in_time_missing'],
  ])('confirms nobody if the provider %s', async (_, claims, code) => {
    know(former, claims);
    const session = await signedIn(former);
    const login = await goToProvider(session, former, WITHOUT_QUESTION, OWN);
    expect(codeOf(await complete(session, login, OWN))).toBe(code);
    await session.post('/api/me/totp').send({}).expect(422);
  });
});
