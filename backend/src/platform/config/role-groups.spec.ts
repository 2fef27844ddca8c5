import { describe, expect, it } from '@jest/globals';
import { parseRoleGroups, roleOfGroups } from './role-groups.js';

describe('parseRoleGroups', () => {
  it.each([
    ['', []],
    ['hr=recruiter', [{ group: 'hr', role: 'recruiter' }]],
    [
      ' /smash/hr admins = administrator'.replace(' = ', '=') + ', hr=recruiter,',
      [
        { group: '/smash/hr admins', role: 'administrator' },
        { group: 'hr', role: 'recruiter' },
      ],
    ],
    ['cn=hr=owner', [{ group: 'cn=hr', role: 'owner' }]],
  ])('reads %j', (text, pairs) => {
    expect(parseRoleGroups(text)).toEqual(pairs);
  });

  it.each([
    ['hr', '"hr" is not of the form group=role'],
    ['=owner', '"=owner" is not of the form group=role'],
    ['hr=boss', 'gives the group "hr" the role "boss"; the roles are owner, administrator'],
    ['hr=', 'gives the group "hr" the role ""'],
  ])('refuses %j', (text, message) => {
    expect(() => parseRoleGroups(text)).toThrow(message);
  });
});

describe('roleOfGroups', () => {
  const pairs = parseRoleGroups('hr-admins=administrator,hr=recruiter');

  it.each([
    [['hr', 'hr-admins'], 'administrator'],
    [['staff', 'hr'], 'recruiter'],
    [['HR'], undefined],
    [[], undefined],
  ])('gives members of %j the role of the first pair that matches', (groups, role) => {
    expect(roleOfGroups(pairs, groups)).toBe(role);
  });
});
