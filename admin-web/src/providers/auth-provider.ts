import { MESSAGES } from '@smash/contract';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { api } from './api-client';
import { failureDetail, failureFields, failureStatus, toHttpError } from './api-failure';
import { dropSession, hasStoredSession, readSession, storeSession } from './session';

export interface Credentials {
  username: string;
  password: string;
}

export interface Registration extends Credentials {
  email: string;
}

/** Who is logged in, as `GET /me` says; `fullName` is the username. */
export interface PortalIdentity extends UserIdentity {
  email: string;
  role: 'owner' | 'administrator';
}

/** Sessions of the portal. The token is in local storage; the server may end it at any time. */
export const authProvider = {
  async login(credentials: Credentials) {
    const { data, error, response } = await api.POST('/api/login', { body: credentials });
    if (!data) throw toHttpError(response.status, error);
    storeSession({ access_token: data.access_token, expires_at: data.expires_at });
  },

  /** Revokes the session on the server if there still is one. Never fails: the token is gone either way. */
  async logout() {
    if (!readSession()) return;
    await api.POST('/api/logout').catch(() => undefined);
    dropSession({ ended: false });
  },

  checkAuth() {
    if (readSession()) return Promise.resolve();
    if (hasStoredSession()) dropSession({ ended: true });
    return Promise.reject(new Error(MESSAGES.authenticationFailed));
  },

  /**
   * A 401 ends the session, once: later answers to calls that were under way find it ended already. There is no alert
   * for it, as react-admin asks checkAuth first; the login card says what happened.
   */
  checkError(error: unknown) {
    if (failureStatus(error) !== 401 || !hasStoredSession()) return Promise.resolve();
    dropSession({ ended: true });
    return Promise.reject(new Error(MESSAGES.authenticationFailed));
  },

  async getIdentity(): Promise<PortalIdentity> {
    const { data, error, response } = await api.GET('/api/me');
    if (!data) throw toHttpError(response.status, error);
    return { id: data.id, fullName: data.username, email: data.email, role: data.role };
  },
} satisfies AuthProvider;

/**
 * Asks for a portal account. Answers the server's sentence about what happens next: active at once, or waiting for
 * an administrator's approval.
 */
export async function register(registration: Registration): Promise<string> {
  const { data, error, response } = await api.POST('/api/register', { body: registration });
  if (!data) throw toHttpError(response.status, error);
  return data.detail;
}

/** What the card says about a failed login or registration (spec 2, section 8). */
export function describeAuthFailure(error: unknown): string {
  const fields = Object.values(failureFields(error) ?? {}).join(', ');
  return failureDetail(error) ?? (fields || MESSAGES.authenticationFailed);
}
