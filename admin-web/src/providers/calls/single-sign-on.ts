import type { LoginWays, OwnSingleSignOn } from '@smash/contract/client';
import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** How people log in here; for the login card. */
export async function readLoginWays(): Promise<LoginWays> {
  return unwrap(await api.GET('/api/login/ways'));
}

/** Begins a login at the identity provider. @returns where the browser goes */
export async function startSignOn(): Promise<string> {
  return unwrap(await api.POST('/api/login/single-sign-on/start')).url;
}

export async function readOwnSignOn(): Promise<OwnSingleSignOn> {
  return unwrap(await api.GET('/api/me/single-sign-on'));
}

/**
 * Begins to connect the own account, or to confirm who the person is.
 * @param password only needed for connecting
 */
export async function startOwnSignOn(password?: string): Promise<string> {
  return unwrap(await api.POST('/api/me/single-sign-on/start', { body: { password } })).url;
}

/** @param response the query with which the provider sent the browser back */
export async function completeOwnSignOn(response: string): Promise<OwnSingleSignOn> {
  return unwrap(await api.POST('/api/me/single-sign-on', { body: { response } }));
}

export async function disconnectOwnSignOn(password: string): Promise<void> {
  unwrap(await api.POST('/api/me/single-sign-on/removal', { body: { password } }));
}
