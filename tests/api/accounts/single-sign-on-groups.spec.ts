import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { makeFeed } from '../../support/api/interviews.js';
import { complete, goToProvider, signIn } from '../../support/api/sign-on.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { publicServer } from '../../support/servers/public-server.js';

const OWN = '/api/me/single-sign-on';
const settings = {
  ...publicServer,
  ADMIN_REGISTRATION: 'closed',
  PASSWORD_LOGIN: 'false',
  OIDC_ROLE_GROUPS: 'it=owner,hr-admins=administrator,hr=recruiter',
};

/** Status and code, or role, of a response to a login. */
const outcome = (response: { status: number; body: unknown }) => {
  const { code, role } = response.body as { code?: string; role?: string };
  return [response.status, code ?? role];
};

describe('roles by groups of the identity provider', () => {
  let provider: IdentityProviderServer;
  let app: ApiApp;
  let count = 0;
  let subject: string;

  beforeAll(async () => {
    provider = await startIdentityProvider();
    app = await startApi({ ...settings, ...provider.environment });
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(() => {
    count += 1;
    subject = `person-${count}`;
  });

  const joins = (...groups: string[]) =>
    provider.know(subject, { email: `${subject}@smash.example`, preferred_username: subject, groups });
  const logIn = async (...groups: string[]) => {
    joins(...groups);
    return signIn(app, subject);
  };
  const idOf = async (username: string) =>
    (await app.query<{ id: string }>('SELECT id FROM admins WHERE username = $1', [username]))[0]?.id;

  it('make only a person in the group of owners the first owner of a new server', async () => {
    expect(app.nextStep).toContain('Anybody in a group to which OIDC_ROLE_GROUPS gives the role owner');
    expect(app.nextStep).not.toContain(publicServer.ADMIN_SETUP_TOKEN);
    expect(outcome(await logIn('staff'))).toEqual([403, 'registration_closed']);
    subject = 'recruiter-first';
    expect(outcome(await logIn('hr'))).toEqual([200, 'recruiter']);
    subject = 'chief';
    expect(outcome(await logIn('staff', 'it'))).toEqual([200, 'owner']);
    // From then on the set-up token is void, whatever the settings become.
    expect(await app.query('SELECT is_done FROM portal_setup')).toEqual([{ is_done: true }]);
  });

  it.each([
    [['hr'], 'recruiter'],
    [['hr', 'hr-admins'], 'administrator'],
  ])('give a person in %j an account at once, with the first role that fits', async (groups, role) => {
    expect(outcome(await logIn(...groups))).toEqual([200, role]);
  });

  it('change with the groups at the next login, which ends the sessions and is in the audit log', async () => {
    const { body } = await logIn('hr');
    const api = withToken(app, (body as { access_token: string }).access_token);
    const calendar = await makeFeed({ api });
    const id = await idOf(subject);
    const added = await auditOf(app, async () => {
      expect(outcome(await logIn('hr-admins'))).toEqual([200, 'administrator']);
    });
    expect(added).toMatchObject([
      { actor_id: null, action: 'account.calendar_feed_ended' },
      {
        actor_id: null,
        action: 'account.role_set_by_group',
        object_id: id,
        data: { from: 'recruiter', to: 'administrator' },
      },
      { action: 'account.logged_in_by_provider' },
    ]);
    await api.get('/api/me').expect(401);
    await app.visitor.get(calendar).expect(404);
    expect(await auditOf(app, () => logIn('hr-admins'))).toMatchObject([
      { action: 'account.logged_in_by_provider' },
    ]);
  });

  it('are lost with the groups: sessions end, and logins are refused until a group is back', async () => {
    const { body } = await logIn('hr');
    const recruiter = withToken(app, (body as { access_token: string }).access_token);
    const calendar = await makeFeed({ api: recruiter });
    await app.visitor.get(calendar).expect(200);
    const added = await auditOf(app, async () => {
      const refused = await logIn('staff');
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          detail:
            "You're no longer in a group at Smash ID that may use this portal. Please ask whoever manages the groups.",
          code: 'without_group',
        },
      ]);
    });
    expect(added).toMatchObject([
      { actor_id: null, action: 'account.calendar_feed_ended' },
      { actor_id: null, action: 'account.refused_without_group' },
    ]);
    await recruiter.get('/api/me').expect(401);
    await app.visitor.get(calendar).expect(404);
    expect(outcome(await logIn('hr'))).toEqual([200, 'recruiter']);
  });

  it('neither demote nor lock out the last owner', async () => {
    subject = 'chief';
    expect(outcome(await logIn('hr'))).toEqual([200, 'owner']);
    expect(outcome(await logIn())).toEqual([200, 'owner']);
    subject = 'deputy';
    expect(outcome(await logIn('it'))).toEqual([200, 'owner']);
    subject = 'chief';
    expect(outcome(await logIn('hr'))).toEqual([200, 'recruiter']);
    subject = 'deputy';
    expect(outcome(await logIn())).toEqual([200, 'owner']);
  });

  it('take permissions from the person’s API tokens when they are lowered', async () => {
    const { body } = await logIn('it');
    const session = withToken(app, (body as { access_token: string }).access_token);
    const wanted = { name: 'Ledger', scopes: ['audit.read'], brands: [], expires_in_days: 30 };
    await session.post('/api/tokens').send(wanted).expect(422);
    await complete(session, await goToProvider(session, subject, {}, OWN), OWN);
    const made = await session.post('/api/tokens').send(wanted).expect(201);
    const program = withToken(app, (made.body as { token: string }).token);
    await program.get('/api/audit').expect(200);
    expect(outcome(await logIn('hr'))).toEqual([200, 'recruiter']);
    await program.get('/api/audit').expect(403);
    expect(outcome(await logIn('it'))).toEqual([200, 'owner']);
    await program.get('/api/audit').expect(200);
  });

  it('lift the limit to brands when somebody becomes an owner, but reinstate no suspended account', async () => {
    await logIn('hr');
    await app.query("UPDATE admins SET brands = '{ridesmash}' WHERE username = $1", [subject]);
    const added = await auditOf(app, async () => {
      const { body } = await logIn('it');
      expect(body).toMatchObject({ role: 'owner', brands: [] });
    });
    const entry = { action: 'account.brands_changed', data: { from: 'Ridesmash', to: 'all' } };
    expect(added).toContainEqual(expect.objectContaining(entry));
    await app.query("UPDATE admins SET status = 'suspended' WHERE username = $1", [subject]);
    expect(outcome(await logIn('it'))).toEqual([403, 'account_suspended']);
  });

  it('approve an account that waits for an owner', async () => {
    const open = await startApi({
      ...settings,
      ...provider.environment,
      ADMIN_REGISTRATION: 'approval',
      DATABASE_URL: app.site.databaseUrl,
    });
    joins();
    expect(outcome(await signIn(open, subject))).toEqual([403, 'account_pending']);
    await open.close();
    const added = await auditOf(app, async () => {
      expect(outcome(await logIn('hr'))).toEqual([200, 'recruiter']);
    });
    expect(added[0]).toMatchObject({
      actor_id: null,
      action: 'account.approved_by_group',
      data: { to: 'recruiter' },
    });
  });

  it('leave the role of an account that was made without a group', async () => {
    const approved = { ...settings, ...provider.environment, ADMIN_REGISTRATION: 'open' };
    const open = await startApi({ ...approved, DATABASE_URL: app.site.databaseUrl });
    joins('staff');
    expect(outcome(await signIn(open, subject))).toEqual([200, 'administrator']);
    await open.close();
    expect(outcome(await logIn('staff'))).toEqual([200, 'administrator']);
  });
});
