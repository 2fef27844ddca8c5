import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignUpAnswers } from '@smash/contract';
import { joinAsMember, logInAsMember, tokenInMail } from '../../support/api/members.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aSignUp } from '../../support/samples/builders.js';

const sent = {
  detail: "Thank you. Please open the link in the email we've just sent you, then log in.",
};
const linkNotValid = {
  detail: 'This link has expired or has already been used. Please ask for a new one.',
  code: 'link_not_valid',
};
const wrongCredentials = {
  detail: "Incorrect email address or password. If you've just signed up, open the link in our email first.",
  code: 'wrong_credentials',
};

describe('the sign-up of an investor', () => {
  let app: ApiApp;
  beforeAll(async () => {
    app = await startApi({ PUBLIC_URL: 'https://smash.example' });
  });
  afterAll(() => app.close());

  const signUp = (body: object) => app.visitor.post('/api/members/').send(body);
  const confirm = (token: unknown, { password }: { password: string }) =>
    app.visitor.post('/api/members/confirmations').send({ token, password });
  const logIn = ({ email, password }: { email: string; password: string }) =>
    app.visitor.post('/api/members/login').send({ email, password });
  const mailsTo = (email: string) =>
    app.query<{ kind: string; text: string }>(
      'SELECT kind, text FROM mails WHERE recipient = $1 ORDER BY created_at, id',
      [email],
    );

  it('takes the fourteen fields, and needs the link in the mail before a login', async () => {
    const form: Partial<SignUpAnswers> & Pick<SignUpAnswers, 'email' | 'password'> = aSignUp();
    delete form.state_of_resident;
    const { status, body } = await signUp(form);
    expect({ status, body: body as unknown }).toEqual({ status: 201, body: sent });
    const refused = await logIn(form);
    expect([refused.status, refused.body]).toEqual([401, wrongCredentials]);

    const token = await tokenInMail(app, 'member_confirm', form.email);
    const [mail] = await mailsTo(form.email);
    expect(mail?.text).toContain(`https://smash.example/confirm#${token}`);
    await confirm(token, form).expect(204);
    const { body: login } = await logIn(form).expect(200);
    expect(login).toMatchObject({ token_type: 'bearer', fname: 'Ngozi', sname: 'Okonkwo', is_admin: false });
  });

  it('takes choices in upper or lower case, and identity numbers with spaces', async () => {
    const form = { gender: 'female', means_of_id: 'voter’s card', id_number: '90f5 b1c2 d3e4 f5a6 b7c' };
    const member = await joinAsMember(app, form);
    const { body } = await member.api.get('/api/members/me').expect(200);
    expect(body).toMatchObject({
      gender: 'Female',
      means_of_id: "Voter's Card",
      masked: { id_number: '••••6B7C' },
    });
  });

  it.each<[field: string, value: unknown, message: string | RegExp]>([
    ['title', '', 'This field is required'],
    ['fname', '  ', 'This field is required'],
    ['sname', undefined, 'This field is required'],
    ['sname', 'x'.repeat(101), 'Please use at most 100 characters'],
    ['phone', '0803', 'Please enter a valid phone number'],
    ['email', 'ngozi@', 'Please enter a valid email address'],
    ['email', 'ngozi@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
    ['email', 'eİno@example.com', 'Please enter a valid email address'],
    ['email', ['a@example.com'], 'Please enter text'],
    ['password', 'short', 'Please use at least 8 characters'],
    ['password', 'password1', 'This password is too common. Please choose a different one'],
    [
      'password',
      'Ngozi Okonkwo',
      "Please choose a password that isn't based on your name, your email address or our brand names",
    ],
    ['password', { $ne: '' }, 'Please enter text'],
    ['gender', 'unknown', 'Please choose from the list'],
    ['address', 'x'.repeat(501), 'Please use at most 500 characters'],
    ['means_of_id', 'Library card', 'Please choose from the list'],
    ['id_number', '1234', 'A NIN has 11 digits'],
    ['nok_fullname', '', 'This field is required'],
    ['nok_phone', 'none', 'Please enter a valid phone number'],
    ['nok_address', null, 'Please enter text'],
    ['state_of_resident', 'Accra', 'Please choose a state from the list'],
    ['isAdmin', true, 'This field is not known'],
    ['confirmed_at', '2026-01-01', 'This field is not known'],
  ])('refuses %s=%j, and stores nothing', async (field, value, message) => {
    const { status, body } = await expectNothingChanged(app, () => signUp(aSignUp({ [field]: value })));
    expect({ status, body: body as unknown }).toEqual({
      status: 422,
      body: {
        detail: [{ loc: ['body', field], msg: message, type: expect.any(String) }],
        code: 'validation_failed',
      },
    });
  });

  it('gives the same response for the address of a member, mails that member, and changes nothing', async () => {
    const { form, api } = await joinAsMember(app);
    const before = await api.get('/api/members/me').expect(200);
    const again = { ...aSignUp(), email: form.email.toUpperCase(), password: 'another password of mine' };
    const { status, body } = await signUp(again);
    expect({ status, body: body as unknown }).toEqual({ status: 201, body: sent });
    expect((await mailsTo(form.email)).map(({ kind }) => kind)).toEqual(['member_confirm', 'member_exists']);
    expect((await api.get('/api/members/me').expect(200)).body).toEqual(before.body);
    await logIn({ ...form, password: again.password }).expect(401);
  });

  it('is confirmed with the link and its own password, which ends other sign-ups for the address', async () => {
    const email = aSignUp().email;
    const stranger = aSignUp({ email, password: 'password of a stranger', fname: 'Stranger' });
    const self = aSignUp({ email, password: 'password of my own', fname: 'Self' });
    await signUp(stranger).expect(201);
    const strangersLink = await tokenInMail(app, 'member_confirm', email);
    await signUp(self).expect(201);
    await confirm(await tokenInMail(app, 'member_confirm', email), self).expect(204);
    const late = await confirm(strangersLink, stranger);
    expect([late.status, late.body]).toEqual([404, linkNotValid]);
    await logIn(stranger).expect(401);
    const { body } = await logIn(self).expect(200);
    expect(body).toMatchObject({ fname: 'Self' });
  });

  it('lets a link be used once; a repetition with the same password succeeds, with another it is refused', async () => {
    const form = await signUpWaiting();
    const token = await tokenInMail(app, 'member_confirm', form.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(204));
    await expectNothingChanged(app, () => confirm(token, form).expect(204));
    const entries = await app.query(
      `SELECT FROM audit_log WHERE action = 'member.confirmed' AND object_id = (SELECT id::text FROM members WHERE email = $1)`,
      [form.email],
    );
    expect(entries).toHaveLength(1);
    const other = await confirm(token, { password: 'another password of mine' });
    expect([other.status, other.body]).toEqual([404, linkNotValid]);
  });

  it.each<[string, (token: string) => unknown]>([
    ['unknown', () => 'A'.repeat(43)],
    ['too short', (token) => token.slice(1)],
    ['empty', () => ''],
    ['a list', (token) => [token]],
    ['very long', () => 'A'.repeat(10_000)],
  ])('refuses a token that is %s, and the right one still works', async (_, change) => {
    const form = await signUpWaiting();
    const token = await tokenInMail(app, 'member_confirm', form.email);
    const { status } = await expectNothingChanged(app, () => confirm(change(token), form));
    expect([404, 422]).toContain(status);
    await confirm(token, form).expect(204);
  });

  it('refuses a link that is two days old or used for another purpose, and sends a new one on request', async () => {
    const form = await signUpWaiting();
    const token = await tokenInMail(app, 'member_confirm', form.email);
    const asPassword = { token, new_password: 'a new password of mine' };
    const wrongPurpose = await app.visitor.post('/api/members/password').send(asPassword);
    expect([wrongPurpose.status, wrongPurpose.body]).toEqual([404, linkNotValid]);
    await app.query(`UPDATE one_time_links SET expires_at = expires_at - interval '2 days'`);
    const { status, body } = await confirm(token, form);
    expect({ status, body: body as unknown }).toEqual({ status: 404, body: linkNotValid });
    await app.visitor.post('/api/members/confirmation-mails').send({ email: form.email }).expect(202);
    await confirm(await tokenInMail(app, 'member_confirm', form.email), form).expect(204);
  });

  it('sends the link again only to an unconfirmed address, and gives every address the same response', async () => {
    const ask = async (email: string) => {
      const { status, body } = await app.visitor.post('/api/members/confirmation-mails').send({ email });
      return { status, body: body as unknown };
    };
    const { form } = await joinAsMember(app);
    const waiting = await signUpWaiting();
    const first = await tokenInMail(app, 'member_confirm', waiting.email);
    const answers = [await ask(waiting.email), await ask(form.email), await ask('nobody@example.com')];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect(await mailsTo(waiting.email)).toHaveLength(2);
    expect(await mailsTo(form.email)).toHaveLength(1);
    expect(await mailsTo('nobody@example.com')).toHaveLength(0);
    expect(await tokenInMail(app, 'member_confirm', waiting.email)).not.toBe(first);
    await confirm(first, waiting).expect(204);
    await logInAsMember(app, waiting);
  });

  it('stores identity number and next of kin encrypted, and no token of a link', async () => {
    const { form } = await joinAsMember(app, { id_number: '90876543210', nok_fullname: 'Canary Kin' });
    const waiting = await signUpWaiting();
    const link = await tokenInMail(app, 'member_confirm', waiting.email);
    for (const table of ['members', 'one_time_links', 'audit_log', 'member_sessions']) {
      const rows = JSON.stringify(await app.query(`SELECT * FROM ${table}`));
      for (const secret of [form.id_number, 'Canary Kin', form.nok_phone, form.nok_address, link]) {
        expect(rows).not.toContain(secret);
      }
    }
  });

  it('is recorded in the audit log only by its id', async () => {
    const { id } = await joinAsMember(app);
    const actions = await app.query(
      'SELECT action, actor_id, data FROM audit_log WHERE object_id = $1 ORDER BY id',
      [id],
    );
    expect(actions).toEqual([
      { action: 'member.signed_up', actor_id: null, data: {} },
      { action: 'member.confirmed', actor_id: null, data: {} },
    ]);
  });

  async function signUpWaiting() {
    const form = aSignUp();
    await signUp(form).expect(201);
    return form;
  }
});
