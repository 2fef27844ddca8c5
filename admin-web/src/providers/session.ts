import {
  type Brand,
  BRANDS,
  isRecord,
  parseRecord,
  PORTAL_SESSION_KEY,
  type Role,
  ROLES,
} from '@smash/contract';
import { withoutPaymentPages } from './payment-pages';

/**
 * The part of a login that the portal stores: enough to call the API after a reload; of the person, only the role and
 * what limits it.
 */
export interface Session {
  access_token: string;
  /** ISO 8601 instant after which the server refuses the token, by the clock of this machine. */
  expires_at: string;
  /**
   * Role of the account, fixed for the session; decides which screens to show. Absent in a session of an earlier
   * version.
   */
  role?: Role;
  /** Brands whose jobs the account is limited to, fixed for the session; empty or absent for no limit. */
  brands?: readonly Brand[];
  /**
   * Minutes without use after which the session ends; 0 when it does not. Absent in a session of an earlier version.
   */
  idle_minutes?: number;
}

/**
 * Why a session ended that nobody logged out of here: its time was up, nobody used it, or the server no longer knows it (logged out in
 * another tab or on another device, password changed, account suspended or removed; the server does not say which).
 */
export type SessionEnd = 'expired' | 'idle' | 'elsewhere';

/** Page where a person sets up the second factor that the portal requires. */
export const TWO_STEP_PATH = '/two-step-login';
/** Event of the window: a call was refused as the portal has come to require a second factor, which the person lacks. */
export const SECOND_FACTOR_MISSING = 'smash:second-factor-missing';

export const SESSION_KEY = PORTAL_SESSION_KEY;
const ENDED_KEY = 'smash.portal.session-ended';

/** The stored session, or undefined when there is none, it is unreadable, or it has run out. */
export function readSession(now = new Date()): Session | undefined {
  const session = storedSession();
  return session && new Date(session.expires_at) > now ? session : undefined;
}

/** The brands whose jobs the account sees; other brands are offered nowhere. */
export function ownBrands(): readonly Brand[] {
  return isLimited() ? BRANDS.filter((brand) => readSession()?.brands?.includes(brand)) : BRANDS;
}

/** Whether the account is limited to some brands; it then sees no job without a brand. */
export const isLimited = (): boolean => (readSession()?.brands?.length ?? 0) > 0;

/**
 * Call it after a call that succeeded: react-admin returns nothing for one that the server refused with a 401, as if it
 * had worked.
 * @throws Error when the session is over
 */
export function requireSession(): void {
  if (!readSession()) throw new Error('The session is over');
}

/** Whether a login is stored at all, run out or not. */
export function hasStoredSession(): boolean {
  return localStorage.getItem(SESSION_KEY) !== null;
}

/** The id of the account that the stored token was given to (its subject), run out or not. */
export function sessionAccount(): string | undefined {
  const payload = storedSession()?.access_token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    // Not a token of ours; the server refuses it with the next call.
    return undefined;
  }
}

/**
 * Keeps a login, once no page of this browser runs a third party's script (docs/decisions/0073-the-payment-page-is-a-document-of-its-own.md).
 * @throws HttpError when one does not leave; nothing is kept then
 */
export async function storeSession(session: Session): Promise<void> {
  await withoutPaymentPages(() => localStorage.setItem(SESSION_KEY, JSON.stringify(session)));
  sessionStorage.removeItem(ENDED_KEY);
}

/** Forgets the token. A reason means that the person did not ask for it; the login card then shows it. */
export function dropSession(end?: SessionEnd): void {
  localStorage.removeItem(SESSION_KEY);
  if (end) sessionStorage.setItem(ENDED_KEY, end);
  else sessionStorage.removeItem(ENDED_KEY);
}

/** Why the last session in this tab ended without a logout, or undefined. */
export function sessionEnd(): SessionEnd | undefined {
  const end = sessionStorage.getItem(ENDED_KEY);
  return end === 'expired' || end === 'idle' || end === 'elsewhere' ? end : undefined;
}

function storedSession(): Session | undefined {
  const value: unknown = parseRecord(localStorage.getItem(SESSION_KEY));
  return isSession(value) ? value : undefined;
}

function isSession(value: unknown): value is Session {
  if (!isRecord(value)) return false;
  const { access_token, expires_at, role, brands, idle_minutes } = value;
  if (idle_minutes !== undefined && typeof idle_minutes !== 'number') return false;
  if (brands !== undefined && !Array.isArray(brands)) return false;
  if (role !== undefined && !ROLES.includes(role as Role)) return false;
  return typeof access_token === 'string' && typeof expires_at === 'string';
}
