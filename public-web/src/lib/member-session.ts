import type { MemberToken } from '@smash/contract/client';
import { safeStorage } from './safe-storage';

/**
 * What a login leaves in local storage. The names are fixed (docs/requirements/members.md#m-4); but for the token they
 * are hints that choose words and pages: the server decides by the token alone.
 */
const KEYS = {
  isLoggedIn: 'loggedInStatus',
  memberId: 'memberId',
  firstName: 'fname',
  surname: 'sname',
  isAdmin: 'isAdmin',
  token: 'memberToken',
} as const;

/** What the pages show before the server has answered. */
export interface MemberHints {
  fname: string;
  sname: string;
  is_admin: boolean;
}

/** Keeps a login; whether the browser allows it. The token, by which other tabs notice it, is the last of it. */
export function rememberMember(login: MemberToken): boolean {
  return (
    safeStorage.write(KEYS.memberId, login.member_id) &&
    safeStorage.write(KEYS.firstName, login.fname) &&
    safeStorage.write(KEYS.surname, login.sname) &&
    safeStorage.write(KEYS.isAdmin, String(login.is_admin)) &&
    safeStorage.write(KEYS.isLoggedIn, 'true') &&
    safeStorage.write(KEYS.token, login.access_token)
  );
}

/** Forgets a login that the server no longer knows, and nothing else. */
export function forgetMember(): void {
  for (const key of Object.values(KEYS)) safeStorage.remove(key);
}

export const isLoggedIn = (): boolean => safeStorage.read(KEYS.isLoggedIn) === 'true';

export const memberToken = (): string | null => safeStorage.read(KEYS.token);

export function memberHints(): MemberHints {
  return {
    fname: safeStorage.read(KEYS.firstName) ?? '',
    sname: safeStorage.read(KEYS.surname) ?? '',
    is_admin: safeStorage.read(KEYS.isAdmin) === 'true',
  };
}

/** Calls back when somebody else may be logged in: by another tab, or since a page was left that the browser kept. */
export function watchMember(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEYS.token || key === null) changed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
