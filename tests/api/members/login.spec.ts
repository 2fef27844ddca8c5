import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberToken } from '@smash/contract/client';
import jwt from 'jsonwebtoken';
import { registerAndLogIn } from '../../support/api/actions.js';
import { joinAsMember, logInAsMember, type SignedUpMember, tokenInMail } from '../../support/api/members.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { heldUp } from '../../support/api/held-up.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';

describe('the session of a member', () => {
  let app: ApiApp;
  let member: SignedUpMember;
  beforeAll(async () => {
    app = await startApi();
    member = await joinAsMember(app);
  });
  afterAll(() => app.close());

  const logIn = (body: object) => app.visitor.post('/api/members/login').send(body);

  it('begins with the right password, even if the address is in upper case, and lasts eight hours', async () => {
    const { email, password } = member.form;
    const { body } = await logIn({ email: email.toUpperCase(), password }).expect(200);
    const { access_token, expires_at, ...rest } = body as MemberToken;
    expect(rest).toEqual({
      token_type: 'bearer',
      member_id: member.id,
      fname: 'Ngozi',
      sname: 'Okonkwo',
      is_admin: false,
    });
    const hours = (new Date(expires_at).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
    expect(jwt.decode(access_token)).toMatchObject({ aud: 'members', sub: member.id });
  });

  it('begins for who gave an address with other characters than ASCII before its @', async () => {
    const { id, form } = await joinAsMember(app);
    await app.query('UPDATE members SET email = $2 WHERE id = $1', [id, 'ọlá@example.com']);
    await logIn({ email: 'ọlá@example.com', password: form.password }).expect(200);
  });

  it('does not begin if the password is changed while the login is under way', async () => {
    const late = await joinAsMember(app);
    const [login] = await heldUp(
      app,
      [`UPDATE members SET password_hash = 'another' WHERE id = '${late.id}'`],
      [() => logIn({ email: late.form.email, password: late.form.password })],
    );
    expect(login?.status).toBe(401);
  });

  it('is refused with the same response for a wrong password and an unknown address', async () => {
    const wrong = await logIn({ email: member.form.email, password: 'not the password' });
    const unknown = await logIn({ email: 'nobody@example.com', password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'ngozi', password: 'x' }, ['email']],
    [{ email: { $gt: '' }, password: { $gt: '' } }, ['email', 'password']],
  ])('is refused with the fields %j', async (body, fields) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(422);
    const { detail } = answer.body as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc[1])).toEqual(fields);
  });

  it('ends with the logout, and other sessions of the member stay', async () => {
    const other = withToken(app, await logInAsMember(app, member.form));
    const own = withToken(app, await logInAsMember(app, member.form));
    await own.post('/api/members/logout').expect(204).expect('clear-site-data', '"cache"');
    await own.get('/api/members/me').expect(401);
    await own.post('/api/members/logout').expect(401);
    await other.get('/api/members/me').expect(200);
  });

  it('is over after eight hours', async () => {
    const own = withToken(app, await logInAsMember(app, member.form));
    await own.get('/api/members/me').expect(200);
    await app.query(`UPDATE member_sessions SET expires_at = now()`);
    await own.get('/api/members/me').expect(401);
    member.token = await logInAsMember(app, member.form);
    member.api = withToken(app, member.token);
  });

  it('is not opened by a token of the portal or a forged one, and opens no portal', async () => {
    const owner = await registerAndLogIn(app);
    const secret = app.site.environment.JWT_SECRET ?? '';
    const { jti = '' } = jwt.decode(member.token) as jwt.JwtPayload;
    const sign = (claims: jwt.SignOptions, key = secret) =>
      jwt.sign({}, key, {
        issuer: 'smash-technology',
        audience: 'members',
        subject: member.id,
        jwtid: jti,
        expiresIn: 60,
        ...claims,
      });
    await withToken(app, sign({})).get('/api/members/me').expect(200);
    const portalSession = (jwt.decode(owner.token) as jwt.JwtPayload).jti ?? '';
    for (const token of [
      owner.token,
      sign({ audience: 'portal' }),
      sign({ jwtid: portalSession }),
      sign({ jwtid: randomUUID() }),
      sign({ issuer: 'someone' }),
      sign({ expiresIn: -1 }),
      sign({}, 'x'.repeat(32)),
    ]) {
      await withToken(app, token).get('/api/members/me').expect(401);
    }
    await withToken(app, sign({ audience: 'portal' }))
      .get('/api/me')
      .expect(401);
  });

  it('is marked as an administrator’s if the address is that of an active account of the portal', async () => {
    const account = anAccount();
    const { body } = await app.visitor.post('/api/register').send(account).expect(201);
    const { form } = await joinAsMember(app, { email: account.email });
    const { email, password } = form;
    const isAdmin = async () => ((await logIn({ email, password }).expect(200)).body as MemberToken).is_admin;
    await app.query(`UPDATE admins SET status = 'suspended' WHERE id = $1`, [(body as { id: string }).id]);
    expect(await isAdmin()).toBe(false);
    await app.query(`UPDATE admins SET status = 'active' WHERE id = $1`, [(body as { id: string }).id]);
    expect(await isAdmin()).toBe(true);
  });

  describe('with a forgotten password', () => {
    const ask = async (email: string) => {
      const { status, body } = await app.visitor.post('/api/members/password-mails').send({ email });
      return { status, body: body as unknown };
    };
    const set = (token: unknown, new_password: unknown) =>
      app.visitor.post('/api/members/password').send({ token, new_password });

    it('ends when the password is replaced by the link in the mail, which works once', async () => {
      const { form, api } = await joinAsMember(app);
      expect((await ask(form.email.toUpperCase())).status).toBe(202);
      await ask(form.email);
      const token = await tokenInMail(app, 'member_password', form.email);
      await set(token, 'a new password of mine').expect(204);
      await api.get('/api/members/me').expect(401);
      await logIn({ email: form.email, password: form.password }).expect(401);
      await logIn({ email: form.email, password: 'a new password of mine' }).expect(200);
      const again = await set(token, 'yet another password');
      expect([again.status, (again.body as { code: string }).code]).toEqual([404, 'link_not_valid']);
      // The same request again stands for a client that lost the response: the new session stays.
      await expectNothingChanged(app, () => set(token, 'a new password of mine').expect(204));
      const left = await app.query<{ is_used: boolean }>(
        `SELECT used_at IS NOT NULL AS is_used FROM one_time_links WHERE purpose = 'reset_password'`,
      );
      expect(left).toEqual([{ is_used: true }]);
      const kinds = await app.query('SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at, id', [
        form.email,
      ]);
      expect(kinds).toContainEqual({ kind: 'member_password_changed' });
    });

    it('keeps the link usable when a new password is refused', async () => {
      const { form } = await joinAsMember(app);
      await ask(form.email);
      const token = await tokenInMail(app, 'member_password', form.email);
      for (const [password, message] of [
        ['short', 'Please use at least 8 characters'],
        ['qwertyuiop', 'This password is too common. Please choose a different one'],
        [form.password, 'This is your current password. Please choose a different one'],
        [
          'Smash-Technology-1',
          "Please choose a password that isn't based on your name, your email address or our brand names",
        ],
        [
          form.email,
          "Please choose a password that isn't based on your name, your email address or our brand names",
        ],
      ]) {
        const { status, body } = await expectNothingChanged(app, () => set(token, password));
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: [{ loc: ['body', 'new_password'], msg: message }] });
      }
      await set(token, 'a new password of mine').expect(204);
    });

    it('gets the same response for an unknown address, to which no mail is sent', async () => {
      const { form } = await joinAsMember(app);
      const known = await ask(form.email);
      const unknown = await expectNothingChanged(app, () => ask('nobody.at.all@example.com'));
      expect(unknown).toEqual(known);
    });

    it('gets no new password by a link older than half an hour, which confirms no address either', async () => {
      const { form } = await joinAsMember(app);
      await ask(form.email);
      const token = await tokenInMail(app, 'member_password', form.email);
      const { password } = form;
      await app.visitor.post('/api/members/confirmations').send({ token, password }).expect(404);
      await app.query(`UPDATE one_time_links SET expires_at = expires_at - interval '30 minutes'`);
      await set(token, 'a new password of mine').expect(404);
    });
  });
});
