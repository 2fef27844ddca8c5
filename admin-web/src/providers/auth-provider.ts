import { APPLICATION_MESSAGES, MESSAGES, MINUTE_MS, type Role } from '@smash/contract';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { noteActivity } from './activity';
import { api, revoke } from './api-client';
import { failureCode, failureDetail, failureFields, failureStatus, toHttpError } from './api-failure';
import { dropAllDrafts } from './drafts';
import { hasRule, isAllowed } from './permissions';
import { queryClient } from './query-client';
import { completeLogin, type SecondStepAnswer, secondStepOf } from './second-step';
import { toOwnTime } from './server-time';
import {
  dropSession,
  hasStoredSession,
  isLimited,
  readSession,
  SECOND_FACTOR_MISSING,
  storeSession,
  TWO_STEP_PATH,
} from './session';
import { t } from '../i18n/t';

export interface Credentials {
  username: string;
  password: string;
}

/** The query with which the identity provider sent the browser back. */
export interface SignOnAnswer {
  signOn: string;
}

export interface Registration extends Credentials {
  email: string;
  /** Of the set-up link: makes this account the owner. */
  setup_token?: string;
}

/** Who is logged in, as `GET /me` says; `fullName` is the username. */
export interface PortalIdentity extends UserIdentity {
  email: string;
  role: Role;
}

/** How long a response about the own account stays fresh; the same as in react-admin's useGetIdentity. */
const IDENTITY_MS = 5 * MINUTE_MS;

/** react-admin shows no alert for a failure without a message: the login card says what happened. */
const quietFailure = () => Object.assign(new Error(t(MESSAGES.authenticationFailed)), { message: false });

/** Sessions of the portal. The token is in local storage; the server may end it at any time. */
export const authProvider = {
  /** @throws SecondStepNeeded for the right password of an account that asks for more */
  async login(step: Credentials | SecondStepAnswer | SignOnAnswer) {
    const { data, error, response } =
      'signOn' in step
        ? await api.POST('/api/login/single-sign-on', { body: { response: step.signOn } })
        : 'challenge' in step
          ? await completeLogin(step)
          : await api.POST('/api/login', { body: step });
    if (!data) throw secondStepOf(error) ?? toHttpError(response.status, error);
    const { access_token, expires_at, role, brands, idle_minutes } = data;
    noteActivity();
    try {
      await storeSession({ access_token, expires_at: toOwnTime(expires_at), role, brands, idle_minutes });
    } catch (error_) {
      await revoke(access_token);
      throw error_;
    }
    return data.lacks_second_factor ? { redirectTo: TWO_STEP_PATH } : undefined;
  },

  /**
   * Forgets the session and typed text, and has the server revoke the token without waiting for it: on a dead
   * connection the screen would stay. Without a session this only leads to the login card.
   */
  logout() {
    const session = readSession();
    if (!session) return Promise.resolve();
    dropSession();
    dropAllDrafts();
    void revoke(session.access_token);
    return Promise.resolve();
  },

  checkAuth() {
    if (readSession()) return Promise.resolve();
    if (hasStoredSession()) dropSession('expired');
    return Promise.reject(quietFailure());
  },

  /**
   * A 401 ends the session, once: later responses to calls under way find it ended already. Where a second factor is
   * required, a session opened before leads to its set-up, and the call fails; react-admin takes a call whose error is
   * rejected here for done.
   */
  checkError(error: unknown) {
    if (failureCode(error) === 'second_factor_missing')
      window.dispatchEvent(new Event(SECOND_FACTOR_MISSING));
    if (failureStatus(error) !== 401 || !hasStoredSession()) return Promise.resolve();
    const isIdle = failureCode(error) === 'session_idle';
    dropSession(isIdle ? 'idle' : readSession() ? 'elsewhere' : 'expired');
    return Promise.reject(quietFailure());
  },

  async getIdentity(): Promise<PortalIdentity> {
    const { data, error, response } = await api.GET('/api/me');
    if (!data) throw toHttpError(response.status, error);
    return { id: data.id, fullName: data.username, email: data.email, role: data.role };
  },

  /** The person's role. What it allows is in contract/src/permissions.ts; ask with `Permitted`, or about a record with `useCanAccess`. */
  getPermissions(): Promise<Role> {
    return ownRole();
  },

  /** Only actions with a rule need to know who asks; all others are allowed without a call. */
  async canAccess({ resource, action, record }: AccessQuestion) {
    if (!hasRule(resource, action)) return true;
    const me = record ? await whoIsLoggedIn() : { role: await ownRole() };
    return isAllowed({ ...me, isLimited: isLimited() }, resource, action, record);
  },
} satisfies AuthProvider;

interface AccessQuestion {
  resource: string;
  action: string;
  record?: Record<string, unknown>;
}

/** The role from the login, so that no screen waits; a session of an earlier version asks the server. */
async function ownRole(): Promise<Role> {
  return readSession()?.role ?? (await whoIsLoggedIn()).role;
}

/** The identity in react-admin's cache, or else from the server. */
function whoIsLoggedIn(): Promise<PortalIdentity> {
  return queryClient.query({
    queryKey: ['auth', 'getIdentity'],
    queryFn: () => authProvider.getIdentity(),
    staleTime: IDENTITY_MS,
  });
}

/**
 * Asks for a portal account. Returns the server's sentence about what happens next: active at once, or waiting for
 * an administrator's approval.
 */
export async function register(registration: Registration): Promise<string> {
  const { data, error, response } = await api.POST('/api/register', { body: registration });
  if (!data) throw toHttpError(response.status, error);
  return data.detail;
}

/** Silently forgets a session that the server has ended. Never fails: without an answer, the next call finds out. */
export async function dropEndedSession(): Promise<void> {
  if (!readSession()) return;
  const answer = await api.GET('/api/me').catch(() => undefined);
  if (answer?.response.status === 401) dropSession();
}

/** What the card says about a failed login or registration (docs/requirements/portal.md#p-5). */
export function describeAuthFailure(error: unknown): string {
  const fields = Object.entries(failureFields(error) ?? {})
    .map(([field, message]) =>
      message === APPLICATION_MESSAGES.required ? requiredText(field, message) : message,
    )
    .join(', ');
  return failureDetail(error) ?? (fields || t(MESSAGES.authenticationFailed));
}

const LABELS: Readonly<Record<string, string>> = {
  username: t('Username'),
  email: t('Email'),
  password: t('Password'),
};

/** Puts the field's name before the message about a missing value; all other messages name their field. */
const requiredText = (field: string, message: string): string =>
  [LABELS[field], message].filter(Boolean).join(': ');
