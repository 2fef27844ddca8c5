/** What the portal keeps of a login: enough to call the API after a reload, and nothing about the person. */
export interface Session {
  access_token: string;
  /** ISO 8601 instant after which the server refuses the token. */
  expires_at: string;
}

const SESSION_KEY = 'smash.portal.session';
const ENDED_KEY = 'smash.portal.session-ended';

/** The stored session, or undefined when there is none, it is unreadable, or it has run out. */
export function readSession(now = new Date()): Session | undefined {
  const session = parseSession(localStorage.getItem(SESSION_KEY));
  return session && new Date(session.expires_at) > now ? session : undefined;
}

/** Whether a login is stored at all, run out or not. */
export function hasStoredSession(): boolean {
  return localStorage.getItem(SESSION_KEY) !== null;
}

export function storeSession(session: Session): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  sessionStorage.removeItem(ENDED_KEY);
}

/** Forgets the token. `ended` says that the person did not ask for it; the login card then tells them. */
export function dropSession({ ended }: { ended: boolean }): void {
  localStorage.removeItem(SESSION_KEY);
  if (ended) sessionStorage.setItem(ENDED_KEY, 'true');
  else sessionStorage.removeItem(ENDED_KEY);
}

/** Whether the last session in this tab ended without a logout. */
export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(ENDED_KEY) !== null;
}

function parseSession(stored: string | null): Session | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isSession(value) ? value : undefined;
  } catch {
    // Written by something else, or cut short: the same as having no session.
    return undefined;
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, expires_at } = value as Partial<Record<keyof Session, unknown>>;
  return typeof access_token === 'string' && typeof expires_at === 'string';
}
