import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetMember, isLoggedIn, memberHints, memberToken, rememberMember } from './member-session';

const login = {
  access_token: 'token',
  token_type: 'bearer',
  expires_at: '2026-11-22T08:00:00.000Z',
  member_id: '0190a000-0000-7000-8000-000000000000',
  fname: 'Ngozi',
  sname: 'Okonkwo',
  is_admin: false,
} as const;

describe('the session of a member', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map([['theme', 'dark']]);
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('is stored under the fixed names', () => {
    expect(rememberMember(login)).toBe(true);
    expect(Object.fromEntries(stored)).toEqual({
      theme: 'dark',
      loggedInStatus: 'true',
      memberId: login.member_id,
      fname: 'Ngozi',
      sname: 'Okonkwo',
      isAdmin: 'false',
      memberToken: 'token',
    });
    expect(isLoggedIn()).toBe(true);
    expect(memberToken()).toBe('token');
    expect(memberHints()).toEqual({ fname: 'Ngozi', sname: 'Okonkwo', is_admin: false });
  });

  it.each(['TRUE', '1', 'false', ''])('is not open when loggedInStatus is %j', (value) => {
    stored.set('loggedInStatus', value);
    expect(isLoggedIn()).toBe(false);
  });

  it('is removed without other stored values', () => {
    rememberMember(login);
    forgetMember();
    expect(Object.fromEntries(stored)).toEqual({ theme: 'dark' });
  });

  it('does not exist if the browser stores nothing', () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(rememberMember(login)).toBe(false);
    expect(isLoggedIn()).toBe(false);
  });
});
