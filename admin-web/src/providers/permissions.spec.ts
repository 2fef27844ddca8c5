import { describe, expect, it } from '@jest/globals';
import type { Role } from '@smash/contract';
import { isAllowed, type Person } from './permissions';

const person = (role: Role): Person => ({ id: role, role });
const OWNER = person('owner');
const ADMIN = person('administrator');

describe('isAllowed', () => {
  it.each([
    ['the owner', OWNER, 'an administrator', { id: 'a' }, true],
    ['the owner', OWNER, 'another owner', { id: 'o' }, true],
    ['the owner', OWNER, 'their own account', { id: 'owner' }, false],
    ['an administrator', ADMIN, 'another administrator', { id: 'b' }, false],
  ])('lets %s (%j) change %s (%j): %s', (_who, me, _whom, account, expected) => {
    expect(isAllowed(me, 'accounts', 'edit', account)).toBe(expected);
  });

  it.each([
    [ADMIN, { author: { id: 'administrator' } }, true],
    [ADMIN, { author: { id: 'b' } }, false],
    [ADMIN, { author: null }, false],
    [OWNER, { author: { id: 'b' } }, true],
    [OWNER, { author: null }, true],
    [person('investor_desk'), { author: { id: 'investor_desk' } }, false],
  ])('lets %j remove the note %j: %s', (me, note, expected) => {
    expect(isAllowed(me, 'notes', 'delete', note)).toBe(expected);
  });

  it.each<[Role, string[]]>([
    ['recruiter', ['jobs', 'applications', 'figures']],
    ['reviewer', ['jobs', 'applications']],
    ['investor_desk', ['purchases', 'members', 'zones', 'activities', 'messages']],
  ])('shows a %s only the sections %j', (role, sections) => {
    const all = [
      'jobs',
      'applications',
      'figures',
      'purchases',
      'members',
      'zones',
      'activities',
      'messages',
    ];
    const shown = [...all, 'mail', 'erasures', 'audit', 'accounts'].filter((resource) =>
      isAllowed(person(role), resource, 'list'),
    );
    expect(shown).toEqual(sections);
  });

  it.each([
    ['webhooks', 'list'],
    ['mail-templates', 'edit'],
    ['mail-templates', 'delete'],
  ])('closes what reaches all brands to an account that is limited to some: %s, %s', (resource, action) => {
    const shown = (isLimited: boolean) => isAllowed({ ...ADMIN, isLimited }, resource, action);
    expect([shown(false), shown(true)]).toEqual([true, false]);
  });

  it('allows everything without a rule to every account', () => {
    expect(isAllowed(ADMIN, 'my-account', 'show')).toBe(true);
  });
});
