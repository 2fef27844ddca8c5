import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { joinAs, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { postAndLeave } from '../../support/api/held-responses.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { type AccountDetails, anAccount, uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('registration on a server that sends mail', () => {
  let mails: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let person: Member;

  beforeAll(async () => {
    mails = await startMailServer();
    app = await startApi({ SMTP_URL: mails.url, ...publicServer });
    owner = await registerAndLogIn(app);
    person = await joinAs(app, owner, 'reviewer', anAccount({ username: `ada1.${uniqueWord()}` }));
  });
  afterAll(async () => {
    await app.close();
    await mails.close();
  });

  async function register(account: AccountDetails) {
    const { status, body, headers } = await app.visitor.post('/api/register').send(account);
    const { id, ...rest } = body as { id: string };
    return { id, answer: { status, ...rest }, headers: Object.keys(headers).sort() };
  }
  const accountsOf = ({ username, email }: AccountDetails) =>
    app.query(
      `SELECT username, email, status FROM admins WHERE lower(username) = lower($1) OR lower(email) = lower($2)`,
      [username, email],
    );
  const mailsTo = (email: string) =>
    mails.received.filter(({ recipients }) => recipients.includes(email)).map(({ content }) => content);
  const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
  const lastMailTo = async (email: string, subject: string) => {
    const found = () => mailsTo(email).findLast((mail) => mail.subject === subject);
    await eventually(() => Promise.resolve(expect(found()).toBeDefined()));
    return found()?.text ?? '';
  };
  const tokenTo = async (email: string) => {
    const text = await lastMailTo(email, 'Confirm your email address');
    return /#([\w-]{43})$/m.exec(text)?.[1] ?? '';
  };
  const confirm = (token: string, password: string) =>
    app.visitor.post('/api/accounts/confirmations').send({ token, password });

  /** Registers what is taken: the response is the one for what is free, and no account is made. */
  async function expectAlike(account: AccountDetails) {
    const free = anAccount();
    const known = await register(free);
    const before = await accountsOf(account);
    const taken = await register(account);
    expect(taken.answer).toEqual({ ...known.answer, username: account.username });
    expect(taken.headers).toEqual(known.headers);
    expect([known.id, taken.id]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(await accountsOf(account)).toEqual(before);
    // Nor does a login tell them apart.
    const logIn = async ({ username, password }: AccountDetails) => {
      const { status, body } = await app.visitor.post('/api/login').send({ username, password });
      return { status, body: body as unknown };
    };
    expect(await logIn(account)).toEqual(await logIn(free));
  }

  it('gets the same response for a taken address, and its owner is told by mail', async () => {
    const { email, username } = person.account;
    await expectAlike(anAccount({ email: email.toUpperCase() }));
    const text = await lastMailTo(email, 'You already have an account');
    expect(text).toContain(`It already belongs to the account ${username}, so nothing has changed`);
    expect(text).toContain('https://smash.example/hidden-portal/');
  });

  it('gets the same response for a taken name, and the person is told by mail to choose another', async () => {
    const account = anAccount({
      username: person.account.username.toUpperCase(),
      password: 'nine horses by the river',
    });
    await expectAlike(account);
    const text = await lastMailTo(account.email, 'Please choose another username');
    expect(text).toContain('register again with a different username');
    expect(text.toLowerCase()).not.toContain(person.account.username);
  });

  it('gets the same response for a name that looks like a taken one', async () => {
    const account = anAccount({ username: person.account.username.replace('ada1', 'adal') });
    await expectAlike(account);
    await lastMailTo(account.email, 'Please choose another username');
  });

  it('gets the same response for a suspended account, and the mail says that it is suspended', async () => {
    const suspended = await joinAs(app, owner);
    await owner.api.put(`/api/accounts/${suspended.id}/status`).send({ status: 'suspended' }).expect(200);
    await expectAlike(anAccount({ email: suspended.account.email }));
    expect(await lastMailTo(suspended.account.email, 'You already have an account')).toContain(
      'is suspended',
    );
  });

  it('does not reveal by a second registration whether the address of the first was taken', async () => {
    // Two new names, one with the address of an account and one with a free address; then each name with an own mailbox.
    const name = uniqueWord();
    await register(anAccount({ username: name, email: person.account.email }));
    const stranger = anAccount();
    const free = uniqueWord();
    await register(anAccount({ username: free, email: `nobody.${uniqueWord()}@example.com` }));
    await register({ ...stranger, username: name });
    const other = anAccount({ username: free });
    await register(other);
    for (const { email } of [stranger, other]) await lastMailTo(email, 'Confirm your email address');
    expect([subjectsTo(stranger.email), subjectsTo(other.email)]).toEqual([
      ['Confirm your email address'],
      ['Confirm your email address'],
    ]);
  });

  it('gives an address to the owner of the mailbox, even if a stranger registered with it first', async () => {
    const stranger = anAccount();
    await register(stranger);
    const theirs = anAccount({ email: stranger.email, password: 'nine horses by the river' });
    await register(theirs);
    await eventually(() => Promise.resolve(expect(subjectsTo(theirs.email)).toHaveLength(2)));
    // Any link in the mailbox works, with the password of the own registration.
    await confirm(await tokenTo(theirs.email), theirs.password).expect(204);
    expect(await accountsOf(theirs)).toEqual([
      { username: theirs.username, email: theirs.email, status: 'pending' },
    ]);
    expect(await accountsOf(stranger)).toHaveLength(1);
  });

  it('gives a name to whoever confirms first, and tells the second that it is taken', async () => {
    const first = anAccount();
    const second = anAccount({ username: first.username });
    await register(first);
    await register(second);
    const token = await tokenTo(second.email);
    await confirm(await tokenTo(first.email), first.password).expect(204);
    const { status, body } = await confirm(token, second.password);
    expect([status, body]).toEqual([
      409,
      {
        detail:
          'Someone else has taken this username since you registered. Please register again with a different one.',
        code: 'username_taken',
      },
    ]);
  });

  it('takes the same minimum time, whether or not something is taken', async () => {
    const patient = await startApi(
      { DATABASE_URL: app.site.databaseUrl, SMTP_URL: mails.url, ...publicServer },
      { leastSignUp: 3_600_000 },
    );
    const accounts = [
      anAccount(),
      anAccount({ email: person.account.email }),
      anAccount({ username: person.account.username }),
    ];
    const written = () =>
      app.query('SELECT 1 FROM mails WHERE recipient = ANY($1)', [accounts.map(({ email }) => email)]);
    const before = await written();
    const held = postAndLeave(`${patient.url}/api/register`, accounts);
    await eventually(async () => expect(await written()).toHaveLength(before.length + 3));
    // All three mails are written and a server without a minimum time has answered, but none of the three requests yet.
    await register(anAccount());
    expect(held.answered()).toBe(0);
    held.leave();
    await patient.close();
  });

  it.each([
    ['@example.com', '@example.com'],
    ['.n@gmail.com', 'n@googlemail.com'],
  ])(
    'sends at most three mails a day to one mailbox, and a link sent to …%s confirms a later …%s',
    async (first, last) => {
      const strict = await startApi({
        DATABASE_URL: app.site.databaseUrl,
        SMTP_URL: mails.url,
        ...publicServer,
        RATE_LIMIT_FACTOR: '1',
      });
      try {
        await app.query('DELETE FROM rate_limits');
        const name = uniqueWord();
        const [early, email] = [`${name}${first}`, `${name}${last}`];
        const tries = [1, 2, 3, 4].map((number) =>
          anAccount({ email: number === 4 ? email : early, password: `${number} horses by the river` }),
        );
        for (const account of tries) await strict.visitor.post('/api/register').send(account).expect(201);
        const sent = await app.query('SELECT 1 FROM mails WHERE recipient = ANY($1)', [[early, email]]);
        expect(sent).toHaveLength(3);
        const token = await tokenTo(early);
        // The second time as if the response had been lost.
        for (const _ of [1, 2]) await confirm(token, '4 horses by the river').expect(204);
        expect(await accountsOf({ ...anAccount(), email })).toMatchObject([{ username: tries[3]?.username }]);
      } finally {
        await strict.close();
      }
    },
  );
});
