import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignUpAnswers } from '@smash/contract';
import type { MemberToken, Schemas } from '@smash/contract/client';
import pg from 'pg';
import { joinAsMember, tokenInMail } from '../../support/api/members.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { order, verify } from '../../support/api/shares.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { waitingForLocks } from '../../support/api/held-up.js';
import { aSignUp } from '../../support/samples/builders.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

const notThePassword = {
  detail: [
    {
      loc: ['body', 'password'],
      msg: "This isn't the password you signed up with. If you've forgotten it, please sign up again.",
      type: 'wrong_password',
    },
  ],
  code: 'validation_failed',
};

describe('a stranger who signs up with another person’s address', () => {
  let provider: PaymentStandIn;
  let app: ApiApp;
  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startApi(provider.environment);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  const signUp = (form: SignUpAnswers) => app.visitor.post('/api/members/').send(form).expect(201);
  const askAgain = (email: string) =>
    app.visitor.post('/api/members/confirmation-mails').send({ email }).expect(202);
  const newestLink = (email: string) => tokenInMail(app, 'member_confirm', email);
  const confirm = (token: string, password?: string) =>
    app.visitor.post('/api/members/confirmations').send({ token, password });
  const logIn = ({ email, password }: SignUpAnswers) =>
    app.visitor.post('/api/members/login').send({ email, password });
  const strangersSignUp = ({ email }: SignUpAnswers, index = 0) =>
    aSignUp({
      email,
      password: `password of a stranger ${index}`,
      fname: 'Mallory',
      id_number: '66666666666',
    });

  /** Copies the newest sign-up, as if the stranger had sent it from as many other networks. */
  const repeatNewestSignUp = (times: number) =>
    app.query(
      `INSERT INTO members
       SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'created_at', clock_timestamp()))).*
       FROM (SELECT own AS m FROM members own ORDER BY created_at DESC LIMIT 1) newest, generate_series(1, $1)`,
      [times],
    );

  async function expectAccountOf(form: SignUpAnswers): Promise<void> {
    const { body } = await logIn(form).expect(200);
    const { access_token } = body as MemberToken;
    const { body: profile } = await withToken(app, access_token).get('/api/members/me').expect(200);
    expect(profile).toMatchObject({
      fname: form.fname,
      masked: { id_number: `••••${form.id_number.slice(-4)}` },
    });
    const rows = await app.query('SELECT 1 FROM members WHERE lower(email) = lower($1)', [form.email]);
    expect(rows).toHaveLength(1);
  }

  it('after the victim gets nothing: the link confirms the sign-up whose password comes with it', async () => {
    const victim = aSignUp();
    const stranger = strangersSignUp(victim);
    await signUp(victim);
    await signUp(stranger);
    await askAgain(victim.email);
    const link = await newestLink(victim.email);
    for (const password of [undefined, '', 'not the password']) {
      const { status } = await expectNothingChanged(app, () => confirm(link, password));
      expect(status).toBe(422);
    }
    await logIn(stranger).expect(401);
    await confirm(link, victim.password).expect(204);
    await expectAccountOf(victim);
    await logIn(stranger).expect(401);
  });

  it('before the victim, in upper case, gets nothing by the victim’s confirmation', async () => {
    const victim = aSignUp();
    const stranger = { ...strangersSignUp(victim), email: victim.email.toUpperCase() };
    await signUp(stranger);
    const strangersLink = await newestLink(stranger.email);
    await signUp(victim);
    // The second request stands for a client that lost the first response.
    for (const _ of [1, 2]) await confirm(strangersLink, victim.password).expect(204);
    await confirm(strangersLink, stranger.password).expect(404);
    await expectAccountOf(victim);
    await logIn(stranger).expect(401);
  });

  it('learns nothing from a wrong password, and the link still works', async () => {
    const victim = aSignUp();
    await signUp(victim);
    const link = await newestLink(victim.email);
    const { status, body } = await expectNothingChanged(app, () => confirm(link, 'not the password'));
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: notThePassword });
    await confirm(link, victim.password).expect(204);
  });

  it('fifty times cannot make the link in the victim’s mail useless', async () => {
    const victim = aSignUp();
    await signUp(victim);
    const link = await newestLink(victim.email);
    await signUp(strangersSignUp(victim, 1));
    await repeatNewestSignUp(50);
    // The newest link reaches only the newest sign-ups, all of them the stranger's.
    const lost = await confirm(await newestLink(victim.email), victim.password);
    expect([lost.status, lost.body]).toEqual([422, notThePassword]);
    await confirm(link, victim.password).expect(204);
    await expectAccountOf(victim);
  });

  it('twelve times cannot keep the victim from signing up again', async () => {
    const victim = aSignUp();
    await signUp({ ...victim, password: 'a password that I forgot', fname: 'Old' });
    for (const index of Array(12).keys()) await signUp(strangersSignUp(victim, index));
    await signUp(victim);
    await askAgain(victim.email);
    await confirm(await newestLink(victim.email), victim.password).expect(204);
    await expectAccountOf(victim);
  });

  it('cannot confirm a second account for it with a link that is left', async () => {
    const member = await joinAsMember(app);
    const stranger = strangersSignUp(member.form);
    const waiting = aSignUp();
    await signUp({ ...stranger, email: waiting.email });
    const link = await newestLink(waiting.email);
    // As if the sign-up had been under way while the address was confirmed.
    await app.query('UPDATE members SET email = $2 WHERE email = $1', [waiting.email, member.form.email]);
    const { status, body } = await expectNothingChanged(app, () => confirm(link, stranger.password));
    expect([status, (body as { code: string }).code]).toEqual([404, 'link_not_valid']);
    await logIn(stranger).expect(401);
    await logIn(member.form).expect(200);
  });

  it('cannot make two accounts of it if two links are opened at the same moment', async () => {
    const one = aSignUp();
    const other = aSignUp({ email: one.email, password: 'another password of mine' });
    const links: [string, string][] = [];
    for (const form of [one, other]) {
      await signUp(form);
      links.push([await newestLink(one.email), form.password]);
    }
    // Holds up both confirmations until each waits for the same row.
    const holding = new pg.Client({ connectionString: app.site.ownerUrl });
    await holding.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT 1 FROM members WHERE email = $1 FOR UPDATE', [one.email]);
    const opened = links.map(([link, password]) => confirm(link, password).then((response) => response));
    // Queried outside the holding transaction, in which the result would never change.
    await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(2));
    await holding.query('COMMIT');
    await holding.end();
    const answers = await Promise.all(opened);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const rows = await app.query('SELECT 1 FROM members WHERE email = $1', [one.email]);
    expect(rows).toHaveLength(1);
  });

  it('cannot have a password set for an unconfirmed address', async () => {
    const victim = aSignUp();
    await signUp(strangersSignUp(victim));
    const { status } = await expectNothingChanged(app, () =>
      app.visitor.post('/api/members/password-mails').send({ email: victim.email }),
    );
    expect(status).toBe(202);
  });

  it('does not see its purchases; the victim does after confirming it', async () => {
    const victim = aSignUp();
    const stranger = strangersSignUp(victim);
    const made = await order(app, 88, victim.email);
    provider.pay(made.reference);
    await verify(app, made.reference);
    await signUp(stranger);
    await signUp(victim);
    const link = await newestLink(victim.email);
    for (const form of [stranger, victim]) await logIn(form).expect(401);
    await confirm(link, victim.password).expect(204);
    await logIn(stranger).expect(401);
    const { body } = await logIn(victim).expect(200);
    const { access_token } = body as MemberToken;
    const { body: mine } = await withToken(app, access_token).get('/api/purchases/mine').expect(200);
    expect((mine as Schemas['MyPurchaseDto'][]).map(({ units }) => units)).toEqual([88]);
  });

  it('has no valid session while the address is unconfirmed', async () => {
    const { id, api } = await joinAsMember(app);
    await app.query('UPDATE members SET confirmed_at = NULL WHERE id = $1', [id]);
    for (const path of ['/api/members/me', '/api/purchases/mine']) await api.get(path).expect(401);
  });

  it.each([
    ['ngozi+a@example.com', 'ngozi+b@example.com'],
    ['ng.ozi@example.com', 'ngozi@example.com'],
    ['ng.ozi@gmail.com.example', 'ngozi@gmail.com.example'],
  ])('as %s cannot confirm the sign-up of %s, which may be another mailbox', async (own, other) => {
    const victim = aSignUp({ email: other });
    await signUp(victim);
    await signUp({ ...strangersSignUp(victim), email: own });
    const { status } = await expectNothingChanged(app, async () =>
      confirm(await newestLink(own), victim.password),
    );
    expect(status).toBe(422);
  });

  it('spelt with look-alike letters gets a sign-up apart from the victim’s', async () => {
    const victim = aSignUp();
    const [name = '', domain = ''] = victim.email.split('@');
    await signUp(victim);
    const link = await newestLink(victim.email);
    const cyrillic = `${name}@${domain.replace('o', 'о')}`;
    await signUp({ ...strangersSignUp(victim), email: cyrillic });
    const other = await newestLink(cyrillic);
    expect((await confirm(other, victim.password)).status).toBe(422);
    // Mail servers take full-width letters for the ordinary ones, so such an address is refused.
    const wide = { ...strangersSignUp(victim), email: `${name}@ｅxample.com` };
    await app.visitor.post('/api/members/').send(wide).expect(422);
    await confirm(link, victim.password).expect(204);
    await expectAccountOf(victim);
  });
});

describe('the address behind a confirmation link', () => {
  let app: ApiApp;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  const ask = (token: string) => app.visitor.post('/api/members/confirmations/address').send({ token });

  it('is shown for a valid link, which can still be used', async () => {
    const { email, password } = aSignUp();
    await app.visitor.post('/api/members/').send(aSignUp({ email, password })).expect(201);
    const token = await tokenInMail(app, 'member_confirm', email);
    const { status, body } = await expectNothingChanged(app, () => ask(token));
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { email } });
    await app.visitor.post('/api/members/confirmations').send({ token, password }).expect(204);
    const { body: used } = await ask(token).expect(404);
    expect((used as { code: string }).code).toBe('link_not_valid');
  });

  it('is not shown for a link that is unknown, expired or for another purpose', async () => {
    const { form } = await joinAsMember(app);
    await app.visitor.post('/api/members/password-mails').send({ email: form.email }).expect(202);
    const waiting = aSignUp();
    await app.visitor.post('/api/members/').send(waiting).expect(201);
    const expired = await tokenInMail(app, 'member_confirm', waiting.email);
    await app.query(`UPDATE one_time_links SET expires_at = now() WHERE purpose = 'confirm_email'`);
    for (const token of ['A'.repeat(43), expired, await tokenInMail(app, 'member_password', form.email)]) {
      await ask(token).expect(404);
    }
  });
});
