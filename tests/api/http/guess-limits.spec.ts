import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { joinAsMember, type SignedUpMember } from '../../support/api/members.js';

const PIN = 'Welcome-26';
/** As in backend/src/platform/rate-limits/rate-limits.ts; repeated so that a change of these is noticed here. */
const TRIES_OF_A_SOURCE = 5;
const TRIES_OF_ALL = 100;
const TRIES_OF_A_NETWORK = 100;
const TRIES_OF_A_SITE = 100;
const GUESSES_WITH_SESSION = 10;

type Guess = (secret: string, network: string, cookie?: string) => request.Test;

describe('guessing', () => {
  let app: ApiApp;
  let owner: Member;
  let member: SignedUpMember;

  beforeAll(async () => {
    app = await startApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback', ONBOARDING_PIN: PIN });
    owner = await registerAndLogIn(app);
    member = await joinAsMember(app);
  });
  afterEach(() => app.query('DELETE FROM rate_limits'));
  afterAll(() => app.close());

  const post = (path: string, body: object, network: string, cookie?: string) => {
    const sent = request(app.url).post(path).set('X-Forwarded-For', network);
    return (cookie ? sent.set('Cookie', cookie) : sent).send(body);
  };
  const logIn: Guess = (password, ...from) =>
    post('/api/login', { username: owner.account.username, password }, ...from);
  const logInAsMember: Guess = (password, ...from) =>
    post('/api/members/login', { email: member.form.email, password }, ...from);
  const unlock: Guess = (pin, ...from) => post('/api/onboarding/unlock', { pin }, ...from);

  const cookieOf = ({ headers }: request.Response) => String(headers['set-cookie']).split(';')[0];
  async function guessWrong(guess: Guess, count: number, network: string, cookie?: string) {
    for (let index = 0; index < count; index += 1) await guess('guess', network, cookie).expect(401);
  }
  const pauseIsOver = () => app.query(`DELETE FROM rate_limits WHERE key LIKE 'guessBySource:%'`);

  /** Counts this many attempts more, of whoever has tried by now. */
  const countMore = (limit: string, attempts: number) =>
    app.query('UPDATE rate_limits SET points = points + $2 WHERE key LIKE $1', [`${limit}:%`, attempts]);

  const secrets: [string, Guess, () => string][] = [
    ['a password of the portal', logIn, () => owner.account.password],
    ['a password of a member', logInAsMember, () => member.form.password],
    ['the PIN', unlock, () => PIN],
  ];

  it.each(secrets)('of %s from many addresses locks nobody out elsewhere', async (_, guess, right) => {
    await guessWrong(guess, TRIES_OF_A_SOURCE, '192.0.2.1');
    await countMore('guessByAccount', TRIES_OF_ALL);
    await guess(right(), '192.0.2.1').expect(429);
    await guess(right(), '198.51.100.7').expect(200);
  });

  it.each(secrets)('of %s does not affect a known device in that network', async (_, guess, right) => {
    const cookie = cookieOf(await guess(right(), '192.0.2.1').expect(200));
    for (let index = 0; index < 30; index += 1) await guess('guess', '192.0.2.1');
    await guess(right(), '192.0.2.1').expect(429);
    await guess(right(), '192.0.2.1', cookie).expect(200);
  });

  it('is paused longer each time, at most an hour, and starts again after the right password', async () => {
    const pauses = [];
    for (let round = 0; round < 8; round += 1) {
      await guessWrong(logIn, TRIES_OF_A_SOURCE, '192.0.2.1');
      const { headers } = await logIn('guess', '192.0.2.1').expect(429);
      pauses.push(Number(headers['retry-after']));
      await pauseIsOver();
    }
    expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await logIn(owner.account.password, '192.0.2.1').expect(200);
    await guessWrong(logIn, TRIES_OF_A_SOURCE, '192.0.2.1');
    expect((await logIn('guess', '192.0.2.1').expect(429)).headers['retry-after']).toBe('60');
  });

  it('from many addresses leaves a new one a single attempt', async () => {
    await guessWrong(logIn, 1, '192.0.2.1');
    await countMore('guessByAccount', TRIES_OF_ALL - 3);
    await guessWrong(logIn, 2, '192.0.2.2');
    await guessWrong(logIn, 1, '198.51.100.7');
    await logIn(owner.account.password, '198.51.100.7').expect(429);
    await logIn(owner.account.password, '198.51.100.8').expect(200);
  });

  it('from one network of IPv6, or from one address in several forms, is counted together', async () => {
    for (let host = 1; host <= TRIES_OF_A_SOURCE; host += 1) await logIn('guess', `2001:db8:1:2::${host}`);
    await logIn('guess', '2001:db8:1:2:ffff:1:2:3').expect(429);
    await logIn('guess', '2001:db8:1:3::1').expect(401);
    const forms = ['192.0.2.9', '::ffff:192.0.2.9', '192.0.2.9:4711', '::ffff:c000:209', '192.0.2.9:4712'];
    for (const form of forms) await logIn('guess', form).expect(401);
    await logIn('guess', '192.0.2.9').expect(429);
  });

  it('from many networks of one site of IPv6 is paused for the site', async () => {
    await guessWrong(logIn, 1, '2001:db8:1:1::1');
    await countMore('guessBySourceOfSite', TRIES_OF_A_SITE - 2);
    await guessWrong(logIn, 1, '2001:db8:1:2::1');
    const { headers } = await logIn('guess', '2001:db8:1:ffff::1').expect(429);
    expect(headers['retry-after']).toBe('60');
    await logIn(owner.account.password, '2001:db8:2::1').expect(200);
  });

  it('of the current password in a session is counted together for all addresses', async () => {
    const change = { current_password: 'guess', new_password: 'battery horse correct' };
    const guess = (network: number) =>
      request(app.url)
        .put('/api/me/password')
        .set('X-Forwarded-For', `192.0.2.${network}`)
        .set('Authorization', `Bearer ${owner.token}`)
        .send(change);
    for (let network = 1; network <= GUESSES_WITH_SESSION; network += 1) await guess(network).expect(422);
    await guess(99).expect(429);
    await logIn(owner.account.password, '192.0.2.99').expect(200);
  });

  it('by strangers in the same network does not affect somebody logged in who changes the password', async () => {
    await guessWrong(logIn, TRIES_OF_A_SOURCE, '192.0.2.1');
    await logIn('guess', '192.0.2.1').expect(429);
    const wrong = { current_password: 'guess', new_password: 'battery horse correct' };
    const session = request(app.url).put('/api/me/password').set('X-Forwarded-For', '192.0.2.1');
    await session.set('Authorization', `Bearer ${owner.token}`).send(wrong).expect(422);
  });

  describe('with a known device', () => {
    it('is counted too', async () => {
      const cookie = cookieOf(await logIn(owner.account.password, '192.0.2.1').expect(200));
      await guessWrong(logIn, TRIES_OF_A_SOURCE, '192.0.2.1', cookie);
      await logIn(owner.account.password, '192.0.2.77', cookie).expect(429);
    });

    it('of another account, of a member or forged is counted by its network', async () => {
      const own = cookieOf(await logInAsMember(member.form.password, '192.0.2.1').expect(200));
      for (const cookie of [own, 'smash_device=forged', `smash_device=${owner.token}`]) {
        await app.query('DELETE FROM rate_limits');
        await guessWrong(logIn, TRIES_OF_A_SOURCE, '192.0.2.1');
        await logIn(owner.account.password, '192.0.2.1', cookie).expect(429);
      }
    });

    it('of other accounts counts for its network at accounts that it does not know', async () => {
      const cookie = cookieOf(await logInAsMember(member.form.password, '192.0.2.1').expect(200));
      await app.query('DELETE FROM rate_limits');
      const spray = (index: number, from?: string) =>
        post(
          '/api/members/login',
          { email: `member${index}@example.com`, password: 'guess' },
          '192.0.2.1',
          from,
        );
      await spray(1, cookie).expect(401);
      await countMore('memberLoginByAddress', TRIES_OF_A_NETWORK - 2);
      await spray(2, cookie).expect(401);
      await spray(3).expect(429);
    });

    it('that is used up counts for its network, and does not affect other devices of the account', async () => {
      const logInFrom = (network: string) => logIn(owner.account.password, network).expect(200);
      const left = cookieOf(await logInFrom('192.0.2.1'));
      const own = cookieOf(await logInFrom('198.51.100.7'));
      await app.query('DELETE FROM rate_limits');
      const use = () => post('/api/login', {}, '192.0.2.1', left);
      await use().expect(422);
      await countMore('loginByAddress', TRIES_OF_A_NETWORK - 2);
      await use().expect(422);
      // Now of its network, whose attempts are counted from here.
      await use().expect(422);
      await countMore('loginByAddress', TRIES_OF_A_NETWORK - 2);
      await use().expect(422);
      await use().expect(429);
      await logIn(owner.account.password, '198.51.100.7', own).expect(200);
    });

    it('of a former PIN is counted like an unknown one', async () => {
      const cookie = cookieOf(await unlock(PIN, '192.0.2.1').expect(200));
      const { databaseUrl, storagePath } = app.site;
      const rotated = await startApi({
        RATE_LIMIT_FACTOR: '1',
        TRUST_PROXY: 'loopback',
        ONBOARDING_PIN: 'Welcome-27',
        DATABASE_URL: databaseUrl,
        STORAGE_PATH: storagePath,
      });
      const tryPin = (pin: string, from?: string) => {
        const sent = request(rotated.url).post('/api/onboarding/unlock').set('X-Forwarded-For', '192.0.2.1');
        return (from ? sent.set('Cookie', from) : sent).send({ pin });
      };
      for (let index = 0; index < TRIES_OF_A_SOURCE; index += 1) await tryPin(PIN, cookie).expect(401);
      await tryPin('Welcome-27').expect(429);
      await rotated.close();
    });

    it('is recognised by a cookie that scripts cannot read and that names nobody', async () => {
      const { headers } = await logIn(owner.account.password, '192.0.2.1').expect(200);
      const [cookie = ''] = [headers['set-cookie']].flat();
      expect(cookie).toMatch(
        /^smash_device=[\w.-]+; Max-Age=31536000; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
      );
      const [, payload = ''] = cookie.split('.');
      const { accounts } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { accounts: string[] };
      expect(accounts).toEqual([expect.stringMatching(/^login [\w-]{43}$/)]);
      expect((await logIn('guess', '192.0.2.1').expect(401)).headers['set-cookie']).toBeUndefined();
    });
  });
});
