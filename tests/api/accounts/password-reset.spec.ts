import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { joinAs, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { postAndLeave } from '../../support/api/held-responses.js';
import { heldUp } from '../../support/api/held-up.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { codeOf, firstStep, forgetSteps, setUpApp } from '../../support/api/two-steps.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

const NEW_PASSWORD = 'eight horses by the river';

describe('a forgotten password', () => {
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

  const ask = async (email: string, to = app) => {
    const { status, body } = await to.visitor.post('/api/accounts/password-mails').send({ email });
    return { status, body: body as unknown };
  };
  const set = (token: string, new_password = NEW_PASSWORD) =>
    app.visitor.post('/api/accounts/password').send({ token, new_password });
  /** Waits for this many mails to an address, and returns their tokens, the newest last. */
  async function tokensFor(email: string, count = 1): Promise<string[]> {
    const sent = () =>
      mails.received.filter(
        ({ recipients, content }) =>
          recipients.includes(email) && content.subject === 'Choose a new password',
      );
    await eventually(() => Promise.resolve(expect(sent()).toHaveLength(count)));
    return sent().map(
      ({ content }) => /\/hidden-portal\/reset-password#([\w-]{43})$/m.exec(content.text ?? '')?.[1] ?? '',
    );
  }
  async function forgetful(): Promise<{ person: Member; token: string }> {
    const person = await joinAs(app, owner, 'reviewer');
    await ask(person.account.email);
    const [token = ''] = await tokensFor(person.account.email);
    return { person, token };
  }
  const logIn = ({ account }: Member, password: string) =>
    app.visitor.post('/api/login').send({ username: account.username, password });

  it('is replaced through a mailed link, once; all sessions end, and a mail says so', async () => {
    const { person, token } = await forgetful();
    await set(token).expect(204);
    await person.api.get('/api/me').expect(401);
    await logIn(person, person.account.password).expect(401);
    const { body } = await logIn(person, NEW_PASSWORD).expect(200);
    await set(token, 'nine horses by the river').expect(404);
    // The same again, as if the response had been lost: the new login stays.
    await set(token).expect(204);
    await withToken(app, (body as { access_token: string }).access_token)
      .get('/api/me')
      .expect(200);
    const subjects = () =>
      mails.received
        .filter(({ recipients }) => recipients.includes(person.account.email))
        .map(({ content }) => content.subject);
    await eventually(() => Promise.resolve(expect(subjects()).toContain('Your password was changed')));
    expect(
      await app.query(
        `SELECT actor_id, data FROM audit_log WHERE action = 'account.password_changed' AND object_id = $1`,
        [person.id],
      ),
    ).toEqual([{ actor_id: person.id, data: { by: 'mailed_link' } }]);
    expect(
      await app.query(
        `SELECT used_at IS NOT NULL AS is_used FROM one_time_links WHERE subject_id = $1 AND purpose = 'reset_account_password'`,
        [person.id],
      ),
    ).toEqual([{ is_used: true }]);
  });

  it('that was just replaced is not changed by somebody who knows the one before', async () => {
    const { id, api, account } = await joinAs(app, owner, 'reviewer');
    const body = { current_password: account.password, new_password: NEW_PASSWORD };
    await heldUp(
      app,
      [
        `UPDATE admins SET password_hash = (SELECT password_hash FROM admins WHERE id = '${owner.id}') WHERE id = '${id}'`,
      ],
      [() => api.put('/api/me/password').send(body).expect(401)],
    );
    await app.visitor
      .post('/api/login')
      .send({ username: account.username, password: owner.account.password })
      .expect(200);
  });

  it('can be replaced, but the next login still asks for the second factor', async () => {
    const person = await joinAs(app, owner, 'reviewer');
    const { secret } = await setUpApp(person);
    await ask(person.account.email);
    const [token = ''] = await tokensFor(person.account.email);
    await set(token).expect(204);
    await forgetSteps(app);
    const account = { ...person.account, password: NEW_PASSWORD };
    const { challenge, methods } = await firstStep(app, { account });
    expect(methods).toEqual(['totp', 'recovery_code']);
    await app.visitor
      .post('/api/login/code')
      .send({ challenge, code: codeOf(secret) })
      .expect(200);
  });

  it('has only one valid link, the newest, which lasts an hour', async () => {
    const { person, token } = await forgetful();
    await ask(person.account.email.toUpperCase());
    const [, newer = ''] = await tokensFor(person.account.email, 2);
    await set(token).expect(404);
    await app.query(
      `UPDATE one_time_links SET expires_at = expires_at - interval '1 hour' WHERE subject_id = $1`,
      [person.id],
    );
    await set(newer).expect(404);
  });

  it('is no longer replaced by the link after the password was changed or all other sessions were ended', async () => {
    const change = (current_password: string) => ({ current_password, new_password: NEW_PASSWORD });
    const ends = [
      ({ api, account }: Member) => api.put('/api/me/password').send(change(account.password)),
      ({ api }: Member) => api.delete('/api/me/sessions'),
    ];
    for (const end of ends) {
      const { person, token } = await forgetful();
      await end(person).expect(204);
      await set(token, 'nine horses by the river').expect(404);
      await logIn(person, 'nine horses by the river').expect(401);
    }
  });

  it('is not replaced by an unsuitable one, and the link stays valid', async () => {
    const { person, token } = await forgetful();
    const { username, email, password } = person.account;
    for (const bad of ['short', 'qwertyuiop', password, username, email, 'Smash-Technology-1']) {
      const { status, body } = await expectNothingChanged(app, async () => set(token, bad));
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'new_password'] }] });
    }
    await set(token).expect(204);
  });

  it('gets the same response for an unknown address as for an account that waits or is suspended', async () => {
    const person = await joinAs(app, owner);
    const known = await ask(person.account.email);
    expect(known.status).toBe(202);
    const waiting = anAccount();
    await app.visitor.post('/api/register').send(waiting).expect(201);
    const suspended = await joinAs(app, owner);
    await owner.api.put(`/api/accounts/${suspended.id}/status`).send({ status: 'suspended' }).expect(200);
    for (const email of ['nobody.at.all@example.com', waiting.email, suspended.account.email]) {
      expect(await expectNothingChanged(app, () => ask(email))).toEqual(known);
    }
  });

  it('is not replaced if the account was suspended after the mail was sent', async () => {
    const { person, token } = await forgetful();
    await app.query(`UPDATE admins SET status = 'suspended' WHERE id = $1`, [person.id]);
    await expectNothingChanged(app, async () => set(token).expect(404));
  });

  it.each(['', 'made-up', 'x'.repeat(43)])('is not replaced with the token %j', async (token) => {
    const { status } = await expectNothingChanged(app, async () => set(token));
    expect([404, 422]).toContain(status);
  });

  it('is not replaced with a link that confirms an address', async () => {
    const account = anAccount();
    await app.visitor.post('/api/register').send(account).expect(201);
    const confirmation = () => mails.received.find(({ recipients }) => recipients.includes(account.email));
    await eventually(() => Promise.resolve(expect(confirmation()).toBeDefined()));
    const [, token = ''] = /#([\w-]{43})/.exec(confirmation()?.content.text ?? '') ?? [];
    await set(token).expect(404);
  });

  it('takes the same minimum time to report, whether or not the address is known', async () => {
    const patient = await startApi(
      { DATABASE_URL: app.site.databaseUrl, SMTP_URL: mails.url },
      { leastAccountMail: 3_600_000 },
    );
    const email = (await joinAs(app, owner)).account.email;
    const held = postAndLeave(`${patient.url}/api/accounts/password-mails`, [
      { email },
      { email: 'nobody.at.all@example.com' },
    ]);
    await eventually(async () =>
      expect(
        await app.query(`SELECT 1 FROM mails WHERE recipient = $1 AND kind = 'account_password'`, [email]),
      ).toHaveLength(1),
    );
    // The mail is written and a server without a minimum time has answered, but neither of the two requests is answered yet.
    await ask(email);
    expect(held.answered()).toBe(0);
    held.leave();
    await patient.close();
  });

  it('causes at most two mails to one mailbox in half an hour, without saying so', async () => {
    const strict = await startApi({
      DATABASE_URL: app.site.databaseUrl,
      SMTP_URL: mails.url,
      RATE_LIMIT_FACTOR: '1',
    });
    try {
      const { email } = (await joinAs(app, owner)).account;
      const first = await ask(email, strict);
      for (let time = 0; time < 4; time += 1) expect(await ask(email, strict)).toEqual(first);
      const sent = `SELECT 1 FROM mails WHERE recipient = $1 AND kind = 'account_password'`;
      expect(await app.query(sent, [email])).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });

  it('can be replaced by mail, which the API says beforehand', async () => {
    await app.visitor.get('/api/accounts/password-mails').expect(200, { is_available: true });
  });

  it('when it is replaced ends even sessions that began after the mail was sent', async () => {
    const { person, token } = await forgetful();
    const { body } = await logIn(person, person.account.password).expect(200);
    await set(token).expect(204);
    await withToken(app, (body as { access_token: string }).access_token)
      .get('/api/me')
      .expect(401);
  });
});

it('a server that sends no mail says who can set a new password', async () => {
  const app = await startApi();
  try {
    const { account } = await registerAndLogIn(app);
    await app.visitor.get('/api/accounts/password-mails').expect(200, { is_available: false });
    for (const email of [account.email, 'nobody@example.com']) {
      const { status, body } = await expectNothingChanged(app, async () =>
        app.visitor.post('/api/accounts/password-mails').send({ email }),
      );
      expect(status).toBe(409);
      expect(body).toEqual({
        detail:
          'This server sends no email. Whoever runs it can set a new password with the command reset-password.',
        code: 'no_mail',
      });
    }
  } finally {
    await app.close();
  }
});
