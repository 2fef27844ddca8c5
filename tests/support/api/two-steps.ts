import type { SecondStep } from '@smash/contract/client';
import { generateSync } from 'otplib';
import type { ApiApp, Requester } from './app.js';
import { withToken } from './app.js';
import type { Member } from './actions.js';
import { Authenticator, type CeremonyOptions } from './authenticator.js';

const STEP_SECONDS = 30;

/** The code that an authenticator app shows this many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Date.now() / 1000 + steps * STEP_SECONDS });

/** A code that the app shows neither now nor a minute before or after. */
export function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? ''
  );
}

/** Lets the current codes be used again, as if time had passed. */
export const forgetSteps = (app: ApiApp) => app.query('UPDATE totp_secrets SET last_step = 0');

/** Sets up an authenticator app. @returns its secret, and the recovery codes */
export async function setUpApp({
  api,
  account,
}: Pick<Member, 'api' | 'account'>): Promise<{ secret: string; codes: string[] }> {
  const { password } = account;
  const { body } = await api.post('/api/me/totp').send({ password }).expect(201);
  const { secret } = body as { secret: string };
  const confirmed = await api
    .post('/api/me/totp/confirmation')
    .send({ code: codeOf(secret) })
    .expect(200);
  return { secret, codes: (confirmed.body as { recovery_codes: string[] }).recovery_codes };
}

/** Adds a passkey that is used at the portal's origin. */
export async function addPasskey(
  { api, account }: Pick<Member, 'api' | 'account'>,
  origin: string,
  name = 'Work laptop',
): Promise<{ key: Authenticator; codes: string[] }> {
  const key = new Authenticator(origin);
  const { body: options } = await api
    .post('/api/me/passkeys/options')
    .send({ password: account.password })
    .expect(200);
  const registration = key.register(options as CeremonyOptions, name);
  const { body } = await api.post('/api/me/passkeys').send(registration).expect(201);
  return { key, codes: (body as { recovery_codes: string[] }).recovery_codes };
}

/** Takes the first step of a two-step login. @returns the challenge for the second step */
export async function firstStep(
  { visitor }: { visitor: Requester },
  { account: { username, password } }: Pick<Member, 'account'>,
): Promise<{ challenge: string; methods: SecondStep[] }> {
  const { body } = await visitor.post('/api/login').send({ username, password }).expect(401);
  return body as { challenge: string; methods: SecondStep[] };
}

/** Logs in with an app. @returns requests in the new session */
export async function logInWithApp(app: ApiApp, person: Member, secret: string): Promise<Requester> {
  await forgetSteps(app);
  const { challenge } = await firstStep(app, person);
  const { body } = await app.visitor
    .post('/api/login/code')
    .send({ challenge, code: codeOf(secret) })
    .expect(200);
  return withToken(app, (body as { access_token: string }).access_token);
}
