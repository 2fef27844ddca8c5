import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { addPasskey, codeOf, forgetSteps, setUpApp, wrongCodeOf } from '../../support/api/two-steps.js';
import { type CeremonyOptions, type Authenticator } from '../../support/api/authenticator.js';
import { publicServer } from '../../support/servers/public-server.js';

/** As in backend/src/platform/rate-limits/rate-limits.ts; repeated so that a change of these is noticed here. */
const TRIES_OF_A_SOURCE = 5;
const TRIES_OF_NEW_DEVICES = 10;

describe('guesses of the second step', () => {
  let app: ApiApp;
  let owner: Member;
  let secret: string;
  let codes: string[];
  let key: Authenticator;

  beforeAll(async () => {
    app = await startApi({ ...publicServer, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' });
    owner = await registerAndLogIn(app);
    ({ secret, codes } = await setUpApp(owner));
    ({ key } = await addPasskey(owner, publicServer.PUBLIC_URL));
  });
  afterEach(() => app.query('DELETE FROM rate_limits'));
  afterAll(() => app.close());

  const post = (path: string, body: object, network: string, cookie?: string) => {
    const sent = request(app.url).post(`/api/${path}`).set('X-Forwarded-For', network);
    return (cookie ? sent.set('Cookie', cookie) : sent).send(body);
  };
  async function begin(network = '198.51.100.200'): Promise<string> {
    const { username, password } = owner.account;
    const { body } = await post('login', { username, password }, network).expect(401);
    return (body as { challenge: string }).challenge;
  }
  const guess = (challenge: string, network: string, cookie?: string) =>
    post('login/code', { challenge, code: wrongCodeOf(secret) }, network, cookie);
  const right = (challenge: string, network: string, cookie?: string) =>
    post('login/code', { challenge, code: codeOf(secret) }, network, cookie);

  it('are paused after five from one network, codes and recovery codes together', async () => {
    const challenge = await begin();
    for (let index = 0; index < TRIES_OF_A_SOURCE; index += 1) {
      await (
        index % 2 === 0
          ? guess(challenge, '192.0.2.1')
          : post('login/recovery-code', { challenge, recovery_code: 'AAAA' }, '192.0.2.1')
      ).expect(401);
    }
    const { headers } = await right(challenge, '192.0.2.1').expect(429);
    expect(headers['retry-after']).toBe('60');
    await post('login/recovery-code', { challenge, recovery_code: codes[0] }, '192.0.2.1').expect(429);
  });

  it('are limited to ten from all new devices together, and the person is told once', async () => {
    const challenge = await begin();
    for (let network = 1; network <= TRIES_OF_NEW_DEVICES; network += 1)
      await guess(challenge, `192.0.2.${network}`).expect(401);
    await forgetSteps(app);
    for (let network = 50; network < 53; network += 1)
      await right(challenge, `192.0.2.${network}`).expect(429);
    const mails = await app.query(`SELECT subject FROM mails WHERE subject LIKE 'Somebody entered%'`);
    expect(mails).toEqual([{ subject: 'Somebody entered your password and wrong codes' }]);
    expect(
      await app.query(`SELECT actor_id FROM audit_log WHERE action = 'account.second_factor_guessed'`),
    ).toEqual([{ actor_id: null }]);
  });

  it('hold up neither a known device nor a passkey', async () => {
    await forgetSteps(app);
    const { headers } = await right(await begin(), '192.0.2.200').expect(200);
    // A browser keeps the last of two cookies with the same name.
    const cookie = [headers['set-cookie']].flat().at(-1)?.split(';')[0];
    const challenge = await begin();
    for (let network = 1; network <= TRIES_OF_NEW_DEVICES; network += 1)
      await guess(challenge, `192.0.2.${network}`).expect(401);
    await forgetSteps(app);
    await right(challenge, '192.0.2.1').expect(429);
    await right(challenge, '192.0.2.1', cookie).expect(200);

    for (let network = 1; network <= TRIES_OF_NEW_DEVICES + 1; network += 1)
      await guess(challenge, `192.0.2.${network}`);
    await forgetSteps(app);
    await right(challenge, '192.0.2.77').expect(429);
    const { body } = await post('login/passkey-options', { challenge }, '192.0.2.77').expect(200);
    const assertion = key.assert(body as CeremonyOptions);
    await post('login/passkey', { challenge, ...assertion }, '192.0.2.77').expect(200);
  });

  it('make no device known: the right password alone sets no cookie and clears no attempts', async () => {
    const { username, password } = owner.account;
    for (let index = 0; index < TRIES_OF_A_SOURCE; index += 1) {
      const { headers } = await post('login', { username, password }, '192.0.2.9').expect(401);
      expect(headers['set-cookie']).toBeUndefined();
    }
    await post('login', { username, password }, '192.0.2.9').expect(429);
  });
});
