import { describe, expect, it } from '@jest/globals';
import { isAllowed, type Person } from './permissions';

const OWNER: Person = { id: 'o', role: 'owner' };
const ADMIN: Person = { id: 'a', role: 'administrator' };

describe('isAllowed', () => {
  it.each([
    ['an administrator', ADMIN, 'another administrator', { id: 'b', role: 'administrator' }, true],
    ['an administrator', ADMIN, 'their own account', { id: 'a', role: 'administrator' }, false],
    ['an administrator', ADMIN, 'the owner', { id: 'o', role: 'owner' }, false],
    ['the owner', OWNER, 'an administrator', { id: 'a', role: 'administrator' }, true],
    ['the owner', OWNER, 'their own account', { id: 'o', role: 'owner' }, false],
  ])('%s (%j) and %s (%j): %s', (_who, me, _whom, account, expected) => {
    expect(isAllowed(me, 'accounts', 'edit', account)).toBe(expected);
    expect(isAllowed(me, 'accounts', 'delete', account)).toBe(expected);
  });

  it.each([
    [ADMIN, { author: { id: 'a' } }, true],
    [ADMIN, { author: { id: 'b' } }, false],
    [ADMIN, { author: null }, false],
    [OWNER, { author: { id: 'b' } }, true],
    [OWNER, { author: null }, true],
  ])('%j removes the note %j: %s', (me, note, expected) => {
    expect(isAllowed(me, 'notes', 'delete', note)).toBe(expected);
  });

  it('leaves the end of a review to owners', () => {
    expect(isAllowed(OWNER, 'purchases', 'decide', {})).toBe(true);
    expect(isAllowed(ADMIN, 'purchases', 'decide', {})).toBe(false);
  });

  it('lists erasures for the owner alone', () => {
    expect(isAllowed(OWNER, 'erasures', 'list', {})).toBe(true);
    expect(isAllowed(ADMIN, 'erasures', 'list', {})).toBe(false);
  });

  it('leaves everything without a rule to every administrator', () => {
    expect(isAllowed(ADMIN, 'jobs', 'delete', { id: 1 })).toBe(true);
  });
});
