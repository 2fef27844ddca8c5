import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SecondFactor } from '@smash/contract/client';
import { joinAsAdministrator, type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { Authenticator, type CeremonyOptions, type Deviation } from '../../support/api/authenticator.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { addPasskey, firstStep } from '../../support/api/two-steps.js';
import { publicServer } from '../../support/servers/public-server.js';

const ORIGIN = publicServer.PUBLIC_URL;
const refused = {
  detail: 'This passkey was not accepted. Please try again, or use another way.',
  code: 'second_step_refused',
};

/** What a server must refuse, even if everything else is right. */
const deviations: [string, () => Deviation][] = [
  ['of another origin', () => ({ origin: 'https://smash.example.evil.example' })],
  ['of another port', () => ({ origin: `${ORIGIN}:8443` })],
  ['of the origin without TLS', () => ({ origin: 'http://smash.example' })],
  ['for another site', () => ({ rpId: 'evil.example' })],
  ['without user verification', () => ({ isVerified: false })],
  ['with a challenge of its own', () => ({ challenge: randomBytes(32).toString('base64url') })],
  ['of another ceremony', () => ({ type: 'payment.get' })],
];

describe('a passkey', () => {
  let app: ApiApp;
  let other: ApiApp;
  let owner: Member;
  let person: Member;
  let key: Authenticator;
  let codes: string[];

  beforeAll(async () => {
    app = await startApi(publicServer);
    other = await startApi({ ...publicServer, DATABASE_URL: app.site.databaseUrl });
    owner = await registerAndLogIn(app);
    person = await joinAsAdministrator(app, owner);
    ({ key, codes } = await addPasskey(person, ORIGIN));
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  async function begin(whose: Member = person) {
    const { challenge } = await firstStep(app, whose);
    return { challenge, options: await optionsFor(challenge) };
  }
  const optionsFor = async (challenge: string) =>
    (await app.visitor.post('/api/login/passkey-options').send({ challenge }).expect(200))
      .body as CeremonyOptions;
  const send = async (body: object, server = app) => {
    const answer = await server.visitor.post('/api/login/passkey').send(body);
    return { status: answer.status, body: answer.body as unknown };
  };

  it('completes a login, on any server', async () => {
    const { challenge, options } = await begin();
    expect(options).toMatchObject({
      rpId: 'smash.example',
      userVerification: 'required',
      allowCredentials: [{ id: key.id, transports: ['internal'] }],
    });
    const { status, body } = await send({ challenge, ...key.assert(options) }, other);
    expect(status).toBe(200);
    const { access_token } = body as { access_token: string };
    const { body: state } = await withToken(app, access_token).get('/api/me/second-factor').expect(200);
    expect(state).toMatchObject({ passkeys: [{ name: 'Work laptop', last_used_at: expect.any(String) }] });
  });

  it('comes with ten recovery codes if it is the first second factor, and otherwise with none', async () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
    expect((await addPasskey(person, ORIGIN, 'Phone')).codes).toEqual([]);
  });

  it.each<[string, () => Deviation]>([
    ...deviations,
    ['of another key', () => ({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
    ['whose counter goes back, as a copy does', () => ({ counter: 1 })],
    ['for the making of a passkey', () => ({ type: 'webauthn.create' })],
  ])('is refused with a signature %s', async (_, deviate) => {
    const { challenge, options } = await begin();
    expect(await send({ challenge, ...key.assert(options, deviate()) })).toEqual({
      status: 401,
      body: refused,
    });
  });

  it('signs each challenge once, even if it reaches two servers at the same time', async () => {
    const { challenge, options } = await begin();
    const signed = { challenge, ...key.assert(options) };
    const answers = await Promise.all([send(signed), send(signed, other), send(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await send({ challenge, ...key.assert(options) })).status).toBe(401);
    expect((await send({ challenge, ...key.assert(await optionsFor(challenge)) })).status).toBe(200);
  });

  it('cannot sign a challenge that was replaced, has expired or was never requested', async () => {
    const { challenge, options } = await begin();
    const later = await optionsFor(challenge);
    expect((await send({ challenge, ...key.assert(options) })).status).toBe(401);
    await optionsFor(challenge);
    await app.query('UPDATE passkey_challenges SET expires_at = now()');
    expect((await send({ challenge, ...key.assert(later) })).status).toBe(401);
    const { challenge: fresh } = await firstStep(app, person);
    expect((await send({ challenge: fresh, ...key.assert(later) })).status).toBe(401);
  });

  it('cannot sign a challenge of another login or account', async () => {
    const stranger = await joinAsAdministrator(app, owner);
    const { key: strangersKey } = await addPasskey(stranger, ORIGIN);
    const mine = await begin();
    const theirs = await begin(stranger);
    // Their key for my login, and my login's challenge signed for theirs.
    expect((await send({ challenge: mine.challenge, ...strangersKey.assert(mine.options) })).status).toBe(
      401,
    );
    expect((await send({ challenge: theirs.challenge, ...key.assert(theirs.options) })).status).toBe(401);
    const again = await begin();
    const second = await begin();
    expect((await send({ challenge: second.challenge, ...key.assert(again.options) })).status).toBe(401);
  });

  it.each<[string, object]>([
    ['an empty signature', { signature: '' }],
    ['no base64', { authenticator_data: '???' }],
    ['data that is cut short', { authenticator_data: 'AAAA' }],
    ['client data that is no JSON', { client_data: 'AAAA' }],
    ['client data of JSON null', { client_data: Buffer.from('null').toString('base64url') }],
    ['an id that is unknown', { id: 'unknown' }],
    ['a field too much', { user: 'owner' }],
  ])('with %s is refused without a 500', async (_, wrong) => {
    const { challenge, options } = await begin();
    const { status } = await send({ challenge, ...key.assert(options), ...wrong });
    expect([401, 422]).toContain(status);
  });

  describe('being added', () => {
    const optionsOf = async ({ api, account: { password } }: Member) =>
      (await api.post('/api/me/passkeys/options').send({ password }).expect(200)).body as CeremonyOptions;

    it('needs the password, and gets options for this site that exclude passkeys already added', async () => {
      const { body } = await person.api
        .post('/api/me/passkeys/options')
        .send({ password: 'wrong' })
        .expect(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', 'password'], type: 'wrong_password' }] });
      expect(await optionsOf(person)).toMatchObject({
        rp: { id: 'smash.example', name: 'Smash Technology' },
        attestation: 'none',
        authenticatorSelection: { userVerification: 'required' },
        excludeCredentials: expect.arrayContaining([expect.objectContaining({ id: key.id })]),
      });
    });

    it.each(deviations)('is refused with a registration %s', async (_, deviate) => {
      const options = await optionsOf(person);
      const body = new Authenticator(ORIGIN).register(options, 'Phone', deviate());
      const { status, body: answer } = await person.api.post('/api/me/passkeys').send(body);
      expect({ status, answer: answer as unknown }).toEqual({
        status: 422,
        answer: {
          detail: 'This passkey could not be added. Please try again, and unlock it when your device asks.',
          code: 'passkey_refused',
        },
      });
    });

    it('is refused without options, with those of another session, and a second time with the same', async () => {
      const options = await optionsOf(person);
      const body = new Authenticator(ORIGIN).register(options, 'Phone');
      await expectNothingChanged(app, () => owner.api.post('/api/me/passkeys').send(body).expect(422));
      await person.api.post('/api/me/passkeys').send(body).expect(201);
      await person.api
        .post('/api/me/passkeys')
        .send(new Authenticator(ORIGIN).register(options, 'x'))
        .expect(422);
    });

    it('is refused if it belongs to another account', async () => {
      const stranger = await joinAsAdministrator(app, owner);
      const body = key.register(await optionsOf(stranger), 'Phone');
      await stranger.api.post('/api/me/passkeys').send(body).expect(422);
    });

    it.each<[string, object]>([
      ['no name', { name: ' ' }],
      ['a name of 61 characters', { name: 'x'.repeat(61) }],
      ['an attestation that is no CBOR', { attestation_object: 'AAAA' }],
      ['transports that are none', { transports: ['<script>'] }],
      ['client data that is no JSON', { client_data: 'AAAA' }],
    ])('is refused with %s', async (_, wrong) => {
      const body = { ...new Authenticator(ORIGIN).register(await optionsOf(person), 'Phone'), ...wrong };
      await person.api.post('/api/me/passkeys').send(body).expect(422);
    });
  });

  it('can be renamed and removed by its person, and by nobody else', async () => {
    const stranger = await joinAsAdministrator(app, owner);
    await addPasskey(stranger, ORIGIN, 'Old phone');
    const list = async () =>
      ((await stranger.api.get('/api/me/second-factor').expect(200)).body as SecondFactor).passkeys;
    const [{ id } = { id: '' }] = await list();
    const { password } = stranger.account;
    await person.api.put(`/api/me/passkeys/${id}`).send({ name: 'Mine' }).expect(404);
    await person.api
      .post(`/api/me/passkeys/${id}/removal`)
      .send({ password: person.account.password })
      .expect(404);
    await stranger.api.put(`/api/me/passkeys/${id}`).send({ name: 'New phone' }).expect(204);
    expect(await list()).toMatchObject([{ name: 'New phone' }]);
    await stranger.api.post(`/api/me/passkeys/${id}/removal`).send({ password: 'wrong' }).expect(422);
    await stranger.api.post(`/api/me/passkeys/${id}/removal`).send({ password }).expect(204);
    expect(await list()).toEqual([]);
  });
});
