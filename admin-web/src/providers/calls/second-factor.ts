import type { SecondFactor, TotpSecret } from '@smash/contract/client';
import { api } from '../api-client';
import { makePasskey } from '../passkeys';
import { pathOf, unwrap } from './resource-calls';

/** What the own account has for the second step of a login. */
export async function readSecondFactor(): Promise<SecondFactor> {
  return unwrap(await api.GET('/api/me/second-factor'));
}

/** A secret for an authenticator app, which counts once `confirmTotp` has sent a code of it. */
export async function beginTotp(password: string): Promise<TotpSecret> {
  return unwrap(await api.POST('/api/me/totp', { body: { password } }));
}

/** @returns recovery codes, if there were none before */
export async function confirmTotp(code: string): Promise<string[]> {
  return unwrap(await api.POST('/api/me/totp/confirmation', { body: { code } })).recovery_codes;
}

export async function removeTotp(password: string): Promise<void> {
  unwrap(await api.POST('/api/me/totp/removal', { body: { password } }));
}

/** Makes a passkey with the browser and adds it. @returns recovery codes, if there were none before */
export async function addPasskey(name: string, password: string): Promise<string[]> {
  const options = unwrap(await api.POST('/api/me/passkeys/options', { body: { password } }));
  const body = { ...(await makePasskey(options)), name };
  return unwrap(await api.POST('/api/me/passkeys', { body })).recovery_codes;
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  unwrap(await api.PUT('/api/me/passkeys/{id}', { ...pathOf(id), body: { name } }));
}

export async function removePasskey(id: string, password: string): Promise<void> {
  unwrap(await api.POST('/api/me/passkeys/{id}/removal', { ...pathOf(id), body: { password } }));
}

/** Makes ten new recovery codes; the previous ones stop working. */
export async function makeRecoveryCodes(password: string): Promise<string[]> {
  return unwrap(await api.POST('/api/me/recovery-codes', { body: { password } })).recovery_codes;
}

/** Removes the second factor of another account, whose owner has lost it. */
export async function removeSecondFactor(accountId: string, password: string): Promise<void> {
  const at = pathOf(accountId);
  unwrap(await api.POST('/api/accounts/{id}/second-factor/removal', { ...at, body: { password } }));
}
