import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { joinAs, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { signIn } from '../../support/api/sign-on.js';
import { eventually } from '../../support/api/state.js';
import { startIdentityProvider } from '../../support/doubles/identity-provider.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a mail about an account', () => {
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    mails = await startMailServer();
    app = await startApi({ SMTP_URL: mails.url, ...publicServer });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
  });

  const logIn = ({ account: { username, password } }: Member, cookie = '') =>
    app.visitor
      .post('/api/login')
      .set({ 'User-Agent': FIREFOX, Cookie: cookie })
      .send({ username, password })
      .expect(200);
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
    ((headers['set-cookie'] as unknown as string[])[0] ?? '').split(';')[0];
  /** Every mail about an account that was queued, oldest first. */
  const kindsFor = async ({ account: { email } }: Member) => {
    const rows = await app.query<{ kind: string }>(
      `SELECT kind FROM mails WHERE recipient = $1 AND kind IN ('account_new_device', 'account_password_changed')
       ORDER BY created_at`,
      [email],
    );
    return rows.map(({ kind }) => kind);
  };
  const mailTo = async (email: string, subject: string) => {
    const find = () =>
      mails.received.find((mail) => mail.recipients.includes(email) && mail.content.subject === subject);
    await eventually(() => Promise.resolve(expect(find()).toBeDefined()));
    return find()?.content.text ?? '';
  };

  it('tells its holder of a login with a new device: when, with which browser, and what to do', async () => {
    const person = await joinAs(app, owner);
    expect(await kindsFor(person)).toEqual([]);
    await logIn(person);
    expect(await kindsFor(person)).toEqual(['account_new_device']);
    const text = await mailTo(person.account.email, 'New login to your account');
    expect(text).toContain(`logged in to the portal as ${person.account.username}`);
    expect(text).toMatch(/^When: \d+ \w+ \d{4}, \d\d:\d\d \(Lagos time\)$/m);
    expect(text).toContain('Browser: Firefox on Linux');
    expect(text).toContain('change your password now');
    expect(text).toContain('https://smash.example/hidden-portal/my-account');
  });

  it('is not sent after another login with a known device', async () => {
    const person = await joinAs(app, owner);
    const cookie = cookieOf(await logIn(person));
    await logIn(person, cookie);
    expect(await kindsFor(person)).toEqual(['account_new_device']);
  });

  it('tells its holder that the password was changed', async () => {
    const person = await joinAs(app, owner);
    const body = { current_password: person.account.password, new_password: 'eight horses by the river' };
    await person.api.put('/api/me/password').set('User-Agent', FIREFOX).send(body).expect(204);
    const text = await mailTo(person.account.email, 'Your password was changed');
    expect(text).toContain(`The account ${person.account.username} in the portal has a new password`);
    expect(text).toContain('Browser: Firefox on Linux');
    expect(text).not.toContain('eight horses');
  });

  it('tells its holder of new devices at most ten times a day', async () => {
    const person = await joinAs(app, owner);
    const strict = await startApi({
      DATABASE_URL: app.site.databaseUrl,
      SMTP_URL: mails.url,
      RATE_LIMIT_FACTOR: '1',
    });
    try {
      const { username, password } = person.account;
      for (let login = 0; login < 12; login += 1) {
        await strict.visitor.post('/api/login').send({ username, password }).expect(200);
      }
      expect(await kindsFor(person)).toHaveLength(10);
    } finally {
      await strict.close();
    }
  });

  it('tells the maker of an API token once, a week before, that it ends', async () => {
    const [maker, former] = [await joinAs(app, owner, 'owner'), await joinAs(app, owner, 'owner')];
    const setStatus = ({ id }: Member, status: string) =>
      owner.api.put(`/api/accounts/${id}/status`).send({ status }).expect(200);
    const make = async (name: string, days: number, by = maker) => {
      const wanted = { name, scopes: ['applications.read'], brands: [], expires_in_days: days };
      const { password } = by.account;
      const { body } = await by.api
        .post('/api/tokens')
        .send({ ...wanted, password })
        .expect(201);
      return (body as { id: string }).id;
    };
    const soon = [
      await make('Payroll', 90),
      await make('Revoked', 90),
      await make('Of a former owner', 90, former),
    ];
    await app.query(
      `UPDATE api_tokens SET created_at = now() - interval '84 days', expires_at = now() + interval '6 days' WHERE id = ANY($1)`,
      [soon],
    );
    await make('For a few days', 5);
    await make('For some time', 30);
    await maker.api.delete(`/api/tokens/${soon[1]}`).expect(204);
    await setStatus(former, 'suspended');
    const clearing = await startApi({
      ...{ DATABASE_URL: app.site.databaseUrl, SMTP_URL: mails.url, ...publicServer },
      MAINTENANCE_INTERVAL_SECONDS: '1',
    });
    try {
      const text = await mailTo(maker.account.email, 'API token Payroll ends soon');
      expect(text).toMatch(/which you made, ends on \d+ \w+ \d{4}, \d\d:\d\d \(Lagos time\)/);
      expect(text).toContain('Last used: Never');
      expect(text).toContain('https://smash.example/hidden-portal/tokens');
      const endings = () =>
        app.query<{ recipient: string }>(
          "SELECT recipient FROM mails WHERE kind = 'account_token_ending' ORDER BY created_at",
        );
      // The maker of the third is active again: the next round writes about that token, and not again about the first.
      await setStatus(former, 'active');
      await eventually(async () =>
        expect(await endings()).toEqual([
          { recipient: maker.account.email },
          { recipient: former.account.email },
        ]),
      );
    } finally {
      await clearing.close();
      // Other tests count the active owners.
      await Promise.all([maker, former].map((each) => setStatus(each, 'suspended')));
    }
  });

  describe('that waits for approval', () => {
    const SUBJECT = 'An account is waiting for approval';
    const heard = async () => {
      const rows = await app.query<{ recipient: string }>(
        "SELECT recipient FROM mails WHERE kind = 'account_awaits_approval' ORDER BY recipient",
      );
      return rows.map(({ recipient }) => recipient);
    };
    beforeEach(() => app.query("DELETE FROM mails WHERE kind = 'account_awaits_approval'"));

    it('goes to every active owner and to nobody else, once the address is confirmed', async () => {
      const partner = await joinAs(app, owner, 'owner');
      const former = await joinAs(app, owner, 'owner');
      await joinAs(app, owner, 'administrator');
      await owner.api.put(`/api/accounts/${former.id}/status`).send({ status: 'suspended' }).expect(200);
      await app.query("DELETE FROM mails WHERE kind = 'account_awaits_approval'");
      const account = anAccount();
      await app.visitor.post('/api/register').send(account).expect(201);
      const asked = await mailTo(account.email, 'Confirm your email address');
      expect(await heard()).toEqual([]);
      const [, token] = /#([\w-]{43})$/m.exec(asked) ?? [];
      const confirm = () =>
        app.visitor.post('/api/accounts/confirmations').send({ token, password: account.password });
      await confirm().expect(204);
      await confirm().expect(204);
      expect(await heard()).toEqual([owner.account.email, partner.account.email].sort());
      const text = await mailTo(partner.account.email, SUBJECT);
      expect(text).toContain(`${account.username} (${account.email}) would like to use the portal`);
      expect(text).toContain('https://smash.example/hidden-portal/accounts');
    });

    it('goes to each owner once after the first single sign-on; they hear too of whom a group lets in', async () => {
      const provider = await startIdentityProvider();
      const withProvider = await startApi({
        ...publicServer,
        ...provider.environment,
        ...{ DATABASE_URL: app.site.databaseUrl, SMTP_URL: mails.url, OIDC_ROLE_GROUPS: 'hr=recruiter' },
      });
      try {
        provider.know('ada', { email: 'ada@smash.example', groups: ['hr'] });
        for (const _ of [1, 2]) expect((await signIn(withProvider, 'ada')).status).toBe(200);
        expect(await heard()).toEqual([]);
        const told = await mailTo(owner.account.email, 'A group has given somebody an account');
        expect(told).toContain('(ada@smash.example) can use the portal now');
        expect(told).toContain('all brands, until an owner limits');
        expect(told).toContain('https://smash.example/hidden-portal/accounts');
        provider.know('ngozi', { email: 'ngozi@smash.example' });
        for (const _ of [1, 2]) expect((await signIn(withProvider, 'ngozi')).status).toBe(403);
        expect((await heard()).filter((recipient) => recipient === owner.account.email)).toHaveLength(1);
        expect(await heard()).not.toContain('ada@smash.example');
        provider.know('ngozi', { email: 'ngozi@smash.example', groups: ['hr'] });
        expect((await signIn(withProvider, 'ngozi')).status).toBe(200);
        const joined = "SELECT id FROM mails WHERE kind = 'account_joined_by_group' AND recipient = $1";
        expect(await app.query(joined, [owner.account.email])).toHaveLength(2);
      } finally {
        await withProvider.close();
        await provider.stop();
      }
    });
  });

  it('that cannot be written keeps nobody from logging in', async () => {
    const person = await joinAs(app, owner);
    const { body: before } = await logIn(person);
    await app.query('ALTER TABLE mails RENAME TO lost_mails');
    try {
      const { body } = await logIn(person);
      expect(Object.keys(body as object)).toEqual(Object.keys(before as object));
    } finally {
      await app.query('ALTER TABLE lost_mails RENAME TO mails');
    }
  });
});

it('a server that sends no mail writes none about accounts', async () => {
  const app = await startApi();
  try {
    const owner = await registerAndLogIn(app);
    const { username, password } = owner.account;
    await app.visitor.post('/api/login').send({ username, password }).expect(200);
    expect(await app.query('SELECT kind FROM mails')).toEqual([]);
  } finally {
    await app.close();
  }
});
