import type { Schemas } from '@smash/contract/client';
import { Authenticator, type CeremonyOptions } from '../../support/api/authenticator.js';
import { tokenInMail } from '../../support/api/members.js';
import { addPasskey, codeOf, firstStep, forgetSteps, setUpApp } from '../../support/api/two-steps.js';
import { anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';
import type { Preparations, World } from './world.js';

const { PUBLIC_URL } = publicServer;

const registered = async ({ app }: World) => {
  const account = anAccount();
  const { body } = await app.visitor.post('/api/register').send(account).expect(201);
  return { ...account, id: (body as { id: string }).id };
};

const withApp = async (world: World) => {
  const person = await world.somebody();
  const { secret, codes } = await setUpApp(person);
  return { person, secret, codes };
};

const withPasskey = async (world: World) => {
  const person = await world.somebody();
  const { key } = await addPasskey(person, PUBLIC_URL);
  return { person, key };
};

const optionsFor = async ({ app }: World, challenge: string) =>
  (await app.visitor.post('/api/login/passkey-options').send({ challenge }).expect(200))
    .body as CeremonyOptions;

/** For accounts of the portal and their logins. */
export const ACCOUNTS: Preparations = {
  register: () => ({}),
  confirmAccount: async (world) => {
    const { email } = await registered(world);
    return { known: { token: await tokenInMail(world.app, 'account_confirm', email) } };
  },
  login: async (world) => ({ known: { username: (await world.somebody()).account.username } }),
  logInWithCode: async (world) => {
    const { person, secret } = await withApp(world);
    await forgetSteps(world.app);
    const { challenge } = await firstStep(world.app, person);
    return { known: { challenge, code: codeOf(secret) } };
  },
  logInWithRecoveryCode: async (world) => {
    const { person, codes } = await withApp(world);
    const { challenge } = await firstStep(world.app, person);
    return { known: { challenge, recovery_code: codes[0] } };
  },
  passkeyLoginOptions: async (world) => {
    const { person } = await withPasskey(world);
    const { challenge } = await firstStep(world.app, person);
    return { known: { challenge } };
  },
  logInWithPasskey: async (world) => {
    const { person, key } = await withPasskey(world);
    const { challenge } = await firstStep(world.app, person);
    return { known: { challenge, ...key.assert(await optionsFor(world, challenge)) } };
  },
  changePassword: (world) => asSomebody(world),
  sendAccountPasswordMail: async (world) => ({ known: { email: (await world.somebody()).account.email } }),
  resetAccountPassword: async (world) => {
    const { email } = (await world.somebody()).account;
    await world.app.visitor.post('/api/accounts/password-mails').send({ email }).expect(202);
    return { known: { token: await tokenInMail(world.app, 'account_password', email) } };
  },
  setAccountStatus: async (world) => {
    const { id } = await registered(world);
    await world.app.query('UPDATE admins SET email_confirmed_at = now() WHERE id = $1', [id]);
    return { api: world.owner.api, path: { id } };
  },
  setAccountRole: (world) => ofSomebody(world),
  setAccountBrands: (world) => ofSomebody(world),
  removeSecondFactor: async (world) => {
    const { person } = await withApp(world);
    return { api: world.owner.api, path: { id: person.id } };
  },
  beginTotp: (world) => asSomebody(world),
  confirmTotp: async (world) => {
    const { api, account } = await world.somebody();
    const { body } = await api.post('/api/me/totp').send({ password: account.password }).expect(201);
    return { api, known: { code: codeOf((body as Schemas['TotpSecretDto']).secret) } };
  },
  removeTotp: async (world) => ({ api: (await withApp(world)).person.api }),
  makeRecoveryCodes: async (world) => ({ api: (await withApp(world)).person.api }),
  passkeyOptions: (world) => asSomebody(world),
  addPasskey: async (world) => {
    const { api, account } = await world.somebody();
    const asked = { password: account.password };
    const { body } = await api.post('/api/me/passkeys/options').send(asked).expect(200);
    const key = new Authenticator(PUBLIC_URL);
    return { api, known: key.register(body as CeremonyOptions, 'Work laptop') };
  },
  renamePasskey: (world) => ofOwnPasskey(world),
  removePasskey: (world) => ofOwnPasskey(world),
  makeApiToken: ({ owner }) => ({ api: owner.api }),
  setOwnNotices: (world) => asSomebody(world),
};

async function asSomebody(world: World) {
  const { api } = await world.somebody();
  return { api };
}

async function ofSomebody(world: World) {
  const { id } = await world.somebody();
  return { api: world.owner.api, path: { id } };
}

async function ofOwnPasskey(world: World) {
  const { api } = (await withPasskey(world)).person;
  const { body } = await api.get('/api/me/second-factor').expect(200);
  const [passkey] = (body as Schemas['SecondFactorDto']).passkeys;
  return { api, path: { id: passkey?.id ?? '' } };
}
