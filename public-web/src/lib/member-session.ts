import type { MemberToken } from '@smash/contract/client';
import { safeStorage } from './safe-storage';

/**
 * Keys of a login in local storage. The names are fixed (docs/requirements/members.md#m-4). Only the token counts for
 * the server; the others are hints with which pages choose words and links.
 */
const KEYS = {
  isLoggedIn: 'loggedInStatus',
  memberId: 'memberId',
  firstName: 'fname',
  surname: 'sname',
  isAdmin: 'isAdmin',
  token: 'memberToken',
} as const;

/** What pages show until the server answers. */
export interface MemberHints {
  fname: string;
  sname: string;
  is_admin: boolean;
}

/** Stores a login. The token comes last, because other tabs watch it. @returns whether the browser allowed it */
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

/** Removes the stored login and nothing else, for instance when the server no longer knows it. */
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

/** Calls back when another member may be logged in: after a change in another tab, or when the browser shows a kept page again. */
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
