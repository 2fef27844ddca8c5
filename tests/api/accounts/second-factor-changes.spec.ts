import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account, SecondFactor } from '@smash/contract/client';
import { joinAsAdministrator, logIn, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { heldUp } from '../../support/api/held-up.js';
import { makeFeed } from '../../support/api/interviews.js';
import { expectNothingChanged } from '../../support/api/state.js';
import {
  addPasskey,
  codeOf,
  firstStep,
  logInWithApp,
  setUpApp,
  wrongCodeOf,
} from '../../support/api/two-steps.js';
import { publicServer } from '../../support/servers/public-server.js';
import { runHostedCommand } from '../../support/servers/server-host.js';

const ORIGIN = publicServer.PUBLIC_URL;
const wrongPassword = { detail: [{ loc: ['body', 'password'], type: 'wrong_password' }] };

describe('a change of the second factor', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi(publicServer);
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const join = () => joinAsAdministrator(app, owner);
  const stateOf = async ({ api }: Pick<Member, 'api'>) =>
    (await api.get('/api/me/second-factor').expect(200)).body as SecondFactor;
  const actsOn = async (id: string) =>
    (
      await app.query<{ actor_id: string | null; action: string }>(
        `SELECT actor_id, action FROM audit_log WHERE object_id = $1 AND action LIKE 'account.second_factor%' ORDER BY id`,
        [id],
      )
    ).map(({ actor_id, action }) => [actor_id, action.replace('account.second_factor_', '')]);
  const subjectsTo = async ({ account }: Member) =>
    (
      await app.query<{ subject: string }>(
        `SELECT subject FROM mails WHERE kind = 'second_factor' AND recipient = $1 ORDER BY created_at, id`,
        [account.email],
      )
    ).map(({ subject }) => subject);

  it('needs the password each time, and a wrong one changes nothing', async () => {
    const person = await join();
    await setUpApp(person);
    await addPasskey(person, ORIGIN);
    const [{ id } = { id: '' }] = (await stateOf(person)).passkeys;
    const before = await stateOf(person);
    for (const path of [
      'totp',
      'totp/removal',
      'passkeys/options',
      `passkeys/${id}/removal`,
      'recovery-codes',
    ]) {
      const { body } = await person.api.post(`/api/me/${path}`).send({ password: 'wrong' }).expect(422);
      expect(body).toMatchObject(wrongPassword);
      await person.api.post(`/api/me/${path}`).send({}).expect(422);
    }
    expect(await stateOf(person)).toEqual(before);
  });

  it('can be begun twice at once, and leaves one secret', async () => {
    const { id, api, account } = await join();
    const begin = () => api.post('/api/me/totp').send({ password: account.password });
    const hold = `SELECT FROM admins WHERE id = '${id}' FOR UPDATE`;
    const begun = await heldUp(app, [hold], [begin, begin]);
    expect(begun.map(({ status }) => status)).toEqual([201, 201]);
    expect(await app.query('SELECT FROM totp_secrets WHERE admin_id = $1', [id])).toHaveLength(1);
  });

  it('ends the other sessions of the account, is in the audit log, and is mailed to the person', async () => {
    const person = await join();
    const elsewhere = withToken(app, await logIn(app, person.account));
    const { secret } = await setUpApp(person);
    await elsewhere.get('/api/me').expect(401);
    await person.api.get('/api/me').expect(200);

    const others = async () => logInWithApp(app, person, secret);
    const { password } = person.account;
    const acts: [string, () => Promise<unknown>][] = [
      ['a passkey', () => addPasskey(person, ORIGIN)],
      ['codes', () => person.api.post('/api/me/recovery-codes').send({ password }).expect(201)],
      ['no app', () => person.api.post('/api/me/totp/removal').send({ password }).expect(204)],
    ];
    for (const [, act] of acts) {
      const other = await others();
      await other.get('/api/me').expect(200);
      await act();
      await other.get('/api/me').expect(401);
      await person.api.get('/api/me').expect(200);
    }
    const done = ['totp_added', 'passkey_added', 'codes_made', 'totp_removed'];
    expect(await actsOn(person.id)).toEqual(done.map((act) => [person.id, act]));
    expect(await subjectsTo(person)).toEqual([
      'An authenticator app was set up',
      'A passkey was added',
      'New recovery codes were made',
      'Your authenticator app was removed',
    ]);
  });

  it('to another app counts only after its first code, and the former app works until then', async () => {
    const person = await join();
    const { secret: old } = await setUpApp(person);
    const { password } = person.account;
    const { body } = await person.api.post('/api/me/totp').send({ password }).expect(201);
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Smash%20Technology:${person.account.username}?secret=${secret}&issuer=Smash%20Technology`,
    );
    await logInWithApp(app, person, old);
    const confirm = (given: string) => person.api.post('/api/me/totp/confirmation').send({ code: given });
    const { body: refusal } = await confirm(wrongCodeOf(secret)).expect(422);
    expect(refusal).toMatchObject({ detail: [{ loc: ['body', 'code'], type: 'wrong_code' }] });
    const code = codeOf(secret);
    const { body: confirmed } = await confirm(code).expect(200);
    expect(confirmed).toEqual({ recovery_codes: [] });
    // The response was lost: the codes on paper stay.
    const { body: repeated } = await expectNothingChanged(app, () => confirm(code).expect(200));
    expect(repeated).toEqual({ recovery_codes: [] });
    await logInWithApp(app, person, secret);
    const { challenge } = await firstStep(app, person);
    await app.visitor
      .post('/api/login/code')
      .send({ challenge, code: codeOf(old) })
      .expect(401);
    expect((await actsOn(person.id)).map(([, act]) => act)).toEqual(['totp_added', 'totp_replaced']);
  });

  it('to an app whose response was lost gives new recovery codes to whoever sends its code again', async () => {
    const person = await join();
    const { password } = person.account;
    const { body } = await person.api.post('/api/me/totp').send({ password }).expect(201);
    const { secret } = body as { secret: string };
    const code = codeOf(secret);
    const confirm = (given: string) => person.api.post('/api/me/totp/confirmation').send({ code: given });
    const { body: lost } = await confirm(code).expect(200);
    await confirm(wrongCodeOf(secret)).expect(422);
    const { body: seen } = await confirm(code).expect(200);
    const { recovery_codes } = seen as { recovery_codes: string[] };
    expect(new Set([...recovery_codes, ...(lost as { recovery_codes: string[] }).recovery_codes]).size).toBe(
      20,
    );
    expect(await stateOf(person)).toMatchObject({ recovery_codes_left: 10 });
    expect((await actsOn(person.id)).map(([, act]) => act)).toEqual(['totp_added', 'codes_made']);

    await app.query("UPDATE totp_secrets SET confirmed_at = now() - interval '3 minutes'");
    await confirm(code).expect(422);
  });

  it('to an app that is not confirmed changes nothing, and expires', async () => {
    const person = await join();
    const { password } = person.account;
    const { body } = await person.api.post('/api/me/totp').send({ password }).expect(201);
    await logIn(app, person.account);
    await app.query(`UPDATE totp_secrets SET created_at = now() - interval '16 minutes'`);
    const code = codeOf((body as { secret: string }).secret);
    await person.api.post('/api/me/totp/confirmation').send({ code }).expect(422);
    expect(await stateOf(person)).toMatchObject({ totp_since: null });
  });

  it('that removes the last one also removes the recovery codes, and the password is enough again', async () => {
    const person = await join();
    const { codes } = await setUpApp(person);
    const { challenge } = await firstStep(app, person);
    const { password } = person.account;
    await person.api.post('/api/me/totp/removal').send({ password }).expect(204);
    await person.api.post('/api/me/totp/removal').send({ password }).expect(404);
    await person.api.post('/api/me/recovery-codes').send({ password }).expect(404);
    await app.visitor
      .post('/api/login/recovery-code')
      .send({ challenge, recovery_code: codes[0] })
      .expect(401);
    await logIn(app, person.account);
    expect(await stateOf(person)).toEqual({
      is_required: false,
      totp_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
  });

  it('cannot be completed in a session that has ended meanwhile', async () => {
    const person = await join();
    const { password } = person.account;
    const { body } = await person.api.post('/api/me/totp').send({ password }).expect(201);
    await app.query('DELETE FROM sessions WHERE admin_id = $1', [person.id]);
    const code = codeOf((body as { secret: string }).secret);
    await person.api.post('/api/me/totp/confirmation').send({ code }).expect(401);
    await logIn(app, person.account);
  });

  describe('by an owner', () => {
    const takeAway = (actor: Member, id: string, password = actor.account.password) =>
      actor.api.post(`/api/accounts/${id}/second-factor/removal`).send({ password });
    const listed = async (id: string) =>
      ((await owner.api.get('/api/accounts/').expect(200)).body as Account[]).find(
        (account) => account.id === id,
      );

    it('removes a lost one, ends the sessions, is in the audit log and is mailed', async () => {
      const person = await join();
      expect(await listed(person.id)).toMatchObject({ has_second_factor: false });
      await setUpApp(person);
      await addPasskey(person, ORIGIN);
      expect(await listed(person.id)).toMatchObject({ has_second_factor: true });
      const { challenge } = await firstStep(app, person);
      await takeAway(owner, person.id).expect(204);
      await person.api.get('/api/me').expect(401);
      expect(await listed(person.id)).toMatchObject({ has_second_factor: false });
      expect((await actsOn(person.id)).at(-1)).toEqual([owner.id, 'reset']);
      expect((await subjectsTo(person)).at(-1)).toBe('Two-step login was removed');
      const { body } = await app.visitor.post('/api/login/passkey-options').send({ challenge });
      expect(body).toMatchObject({ allowCredentials: [] });
      await logIn(app, person.account);
      await takeAway(owner, person.id).expect(404);
    });

    it('needs the password of the owner, and cannot be made by anybody else', async () => {
      const person = await join();
      const other = await join();
      await setUpApp(person);
      const { body } = await takeAway(owner, person.id, 'wrong').expect(422);
      expect(body).toMatchObject(wrongPassword);
      await takeAway(owner, owner.id).expect(409);
      for (const [actor, id] of [
        [other, person.id],
        [person, person.id],
      ] as const) {
        await expectNothingChanged(app, () => takeAway(actor, id).expect(403));
      }
    });
  });

  it('by the command of an operator ends the sessions, is in the audit log and is mailed', async () => {
    const person = await join();
    await setUpApp(person);
    const calendar = await makeFeed(person);
    const run = (...args: string[]) =>
      runHostedCommand(['reset-second-factor', ...args], app.site.environment);
    const { username } = person.account;
    expect(await run(username.toUpperCase())).toMatchObject({
      code: 0,
      output: 'The second factor is removed, and all sessions of the account have ended.\n',
    });
    await person.api.get('/api/me').expect(401);
    await app.visitor.get(calendar).expect(404);
    await logIn(app, person.account);
    expect((await actsOn(person.id)).at(-1)).toEqual([null, 'reset_by_operator']);
    expect((await subjectsTo(person)).at(-1)).toBe('Two-step login was removed');
    expect(await run(username)).toMatchObject({ code: 1, errors: 'This account has no second factor.\n' });
    expect(await run('nobody')).toMatchObject({ code: 1 });
    expect(await run()).toMatchObject({ code: 1, errors: 'reset-second-factor needs a username\n' });
  });

  it('is not part of a password reset by an operator: the next login still asks for both', async () => {
    const person = await join();
    await setUpApp(person);
    const password = 'another correct battery';
    await runHostedCommand(['reset-password', person.account.username], app.site.environment, password);
    expect((await firstStep(app, { account: { ...person.account, password } })).methods).toContain('totp');
  });
});
