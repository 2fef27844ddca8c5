import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SecondFactor } from '@smash/contract/client';
import jwt from 'jsonwebtoken';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import {
  codeOf,
  firstStep,
  forgetSteps,
  logInWithApp,
  setUpApp,
  wrongCodeOf,
} from '../../support/api/two-steps.js';

const expired = {
  status: 401,
  body: {
    detail: 'This login has taken too long. Please enter your password again.',
    code: 'login_expired',
  },
};
const wrongCode = {
  status: 401,
  body: {
    detail: "This code isn't right, or has already been used. Please enter the next one your app shows.",
    code: 'second_step_refused',
  },
};

describe('a login in two steps', () => {
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let person: Member;
  let secret: string;
  let codes: string[];

  beforeAll(async () => {
    app = await startApi();
    other = await startApi({ DATABASE_URL: app.site.databaseUrl });
    owner = await registerAndLogIn(app);
    person = await joinAsAdministrator(app, owner);
    ({ secret, codes } = await setUpApp(person));
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const enter = async (path: string, body: object, server = app) => {
    const answer = await server.visitor.post(`/api/login/${path}`).send(body);
    return { status: answer.status, body: answer.body as unknown };
  };
  const stateOf = async ({ api }: Pick<Member, 'api'>) =>
    (await api.get('/api/me/second-factor').expect(200)).body as SecondFactor;

  it('asks for the second step after the right password only', async () => {
    const { username, password } = person.account;
    const { body } = await app.visitor.post('/api/login').send({ username, password }).expect(401);
    expect(body).toEqual({
      detail: 'Please confirm that it is you',
      code: 'second_step_required',
      challenge: expect.any(String),
      methods: ['totp', 'recovery_code'],
    });
    await app.visitor.post('/api/login').send({ username, password: 'wrong' }).expect(401, {
      detail: 'Incorrect username or password',
      code: 'wrong_credentials',
    });
  });

  it('is not asked of an account without a second factor', async () => {
    const { username, password } = owner.account;
    const { body } = await app.visitor.post('/api/login').send({ username, password }).expect(200);
    expect(Object.keys(body as object).sort()).toEqual([
      'access_token',
      'brands',
      'expires_at',
      'idle_minutes',
      'role',
      'token_type',
      'username',
    ]);
  });

  it('is completed with a code of the app, however it is spaced', async () => {
    await forgetSteps(app);
    const { challenge } = await firstStep(app, person);
    const code = codeOf(secret);
    const { status, body } = await enter('code', {
      challenge,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', username: person.account.username });
    await withToken(other, (body as { access_token: string }).access_token)
      .get('/api/me')
      .expect(200);
  });

  it('accepts each code once, even if it reaches two servers at the same time', async () => {
    await forgetSteps(app);
    const { challenge } = await firstStep(app, person);
    const second = await firstStep(other, person);
    const code = codeOf(secret);
    const answers = await Promise.all([
      enter('code', { challenge, code }),
      enter('code', { challenge: second.challenge, code }, other),
      enter('code', { challenge, code }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await enter('code', { challenge: second.challenge, code })).toEqual(wrongCode);
  });

  it('refuses a code older than the one that was used', async () => {
    await forgetSteps(app);
    const { challenge } = await firstStep(app, person);
    expect((await enter('code', { challenge, code: codeOf(secret) })).status).toBe(200);
    expect(await enter('code', { challenge, code: codeOf(secret, -1) })).toEqual(wrongCode);
  });

  const challengeOf = async (claims: object = {}, key?: string) => {
    const { challenge } = await firstStep(app, person);
    const { exp: _exp, ...said } = jwt.decode(challenge) as jwt.JwtPayload;
    return jwt.sign({ ...said, ...claims }, key ?? app.site.environment.JWT_SECRET ?? '');
  };
  const now = () => Math.floor(Date.now() / 1000);

  it('accepts a challenge that is made like the forged ones below', async () => {
    await forgetSteps(app);
    const challenge = await challengeOf({ exp: now() + 60 });
    expect((await enter('code', { challenge, code: codeOf(secret) })).status).toBe(200);
  });

  it('gives five minutes for the second step', async () => {
    const { exp = 0, iat = 0 } = jwt.decode((await firstStep(app, person)).challenge) as jwt.JwtPayload;
    expect(exp - iat).toBe(300);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['garbage', () => 'garbage'],
    ['expired', () => challengeOf({ exp: now() - 1 })],
    ['of another secret', () => challengeOf({ exp: now() + 60 }, 'x'.repeat(40))],
    ['for another purpose', () => challengeOf({ exp: now() + 60, aud: 'portal' })],
    ['of another account', () => challengeOf({ exp: now() + 60, sub: owner.id })],
    ['of nobody', () => challengeOf({ exp: now() + 60, sub: undefined })],
    ['of another password', () => challengeOf({ exp: now() + 60, password: 'x' })],
    ['a session', () => person.token],
  ])('refuses a challenge that is %s, and nothing changes', async (_, make) => {
    await forgetSteps(app);
    const challenge = await make();
    await expectNothingChanged(app, async () => {
      expect(await enter('code', { challenge, code: codeOf(secret) })).toEqual(expired);
      expect(await enter('recovery-code', { challenge, recovery_code: codes[0] })).toEqual(expired);
      expect(await enter('passkey-options', { challenge })).toEqual(expired);
    });
  });

  it('does not accept a challenge as a session', async () => {
    const { challenge } = await firstStep(app, person);
    await withToken(app, challenge).get('/api/me').expect(401);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['wrong', () => wrongCodeOf(secret)],
    ['no number', () => 'abcdef'],
    ['too old', () => codeOf(secret, -3)],
    [
      'of the app of somebody else',
      async () => codeOf((await setUpApp(await joinAsAdministrator(app, owner))).secret),
    ],
    ['a recovery code', () => codes[0] ?? ''],
  ])('refuses a code that is %s', async (_, make) => {
    await forgetSteps(app);
    const code = await make();
    const { challenge } = await firstStep(app, person);
    await expectNothingChanged(app, async () =>
      expect(await enter('code', { challenge, code })).toEqual(wrongCode),
    );
  });

  describe('with a recovery code', () => {
    it('is completed once with each code, in any case, and the person gets a mail', async () => {
      const { challenge } = await firstStep(app, person);
      const recovery_code = codes[1]?.toLowerCase().replaceAll('-', ' ');
      const answers = await Promise.all([
        enter('recovery-code', { challenge, recovery_code }),
        enter('recovery-code', { challenge, recovery_code }, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await stateOf({ api: await logInWithApp(app, person, secret) })).toMatchObject({
        recovery_codes_left: 9,
      });
      const mails = await app.query(
        `SELECT subject FROM mails WHERE recipient = $1 AND text LIKE '%You have 9 left.%'`,
        [person.account.email],
      );
      expect(mails).toEqual([{ subject: 'A recovery code was used to log in' }]);
    });

    it('is refused with the code of somebody else', async () => {
      const stranger = await joinAsAdministrator(app, owner);
      const { codes: others } = await setUpApp(stranger);
      const { challenge } = await firstStep(app, person);
      expect(await enter('recovery-code', { challenge, recovery_code: others[0] })).toEqual({
        status: 401,
        body: {
          detail: "This recovery code isn't right, or has already been used.",
          code: 'second_step_refused',
        },
      });
    });

    it('is refused with a code from before new ones were made', async () => {
      const stranger = await joinAsAdministrator(app, owner);
      const {
        codes: [old],
      } = await setUpApp(stranger);
      const { password } = stranger.account;
      const { body } = await stranger.api.post('/api/me/recovery-codes').send({ password }).expect(201);
      const { recovery_codes: fresh } = body as { recovery_codes: string[] };
      expect(new Set(fresh).size).toBe(10);
      const { challenge } = await firstStep(app, stranger);
      expect((await enter('recovery-code', { challenge, recovery_code: old })).status).toBe(401);
      expect((await enter('recovery-code', { challenge, recovery_code: fresh[0] })).status).toBe(200);
    });
  });

  it('cannot be skipped by changing the password, which voids challenges of the former one', async () => {
    const changing = await joinAsAdministrator(app, owner);
    const { secret: shared } = await setUpApp(changing);
    const { challenge } = await firstStep(app, changing);
    const new_password = 'a new battery of horses';
    await changing.api
      .put('/api/me/password')
      .send({ current_password: changing.account.password, new_password })
      .expect(204);
    await forgetSteps(app);
    expect(await enter('code', { challenge, code: codeOf(shared) })).toEqual(expired);
    const { methods } = await firstStep(app, {
      account: { ...changing.account, password: new_password },
    });
    expect(methods).toContain('totp');
  });

  it('is refused if the account was suspended between the steps', async () => {
    const leaving = await joinAsAdministrator(app, owner);
    const { secret: shared } = await setUpApp(leaving);
    const { challenge } = await firstStep(app, leaving);
    await owner.api.put(`/api/accounts/${leaving.id}/status`).send({ status: 'suspended' }).expect(200);
    await forgetSteps(app);
    expect(await enter('code', { challenge, code: codeOf(shared) })).toEqual(expired);
  });

  it('cannot be skipped by a session that had only one step', async () => {
    const early = await joinAsAdministrator(app, owner);
    await setUpApp(early);
    await early.api.get('/api/me').expect(200);
    await app.query('UPDATE sessions SET is_two_step = false WHERE admin_id = $1', [early.id]);
    await early.api.get('/api/me').expect(401);
    await early.api.get('/api/applications-list/').expect(401);
  });

  it('stores no secret and no recovery code in plain text', async () => {
    const dump = JSON.stringify([
      await app.query('SELECT * FROM totp_secrets'),
      await app.query('SELECT * FROM recovery_codes'),
    ]);
    expect(dump).not.toContain(secret);
    for (const code of codes) {
      expect(dump).not.toContain(code);
      expect(dump).not.toContain(code.replaceAll('-', ''));
    }
    expect(dump).toContain('v1:');
  });

  it('does not open a secret that was moved to another row', async () => {
    const stranger = await joinAsAdministrator(app, owner);
    const { secret: own } = await setUpApp(stranger);
    await app.query(
      `UPDATE totp_secrets SET last_step = 0, encrypted_secret =
        (SELECT encrypted_secret FROM totp_secrets WHERE admin_id = $1) WHERE admin_id = $2`,
      [stranger.id, person.id],
    );
    const { challenge } = await firstStep(app, person);
    expect((await enter('code', { challenge, code: codeOf(own) })).status).toBe(500);
  });
});
