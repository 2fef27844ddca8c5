import { describe, expect, it } from '@jest/globals';
import type { Role } from '@smash/contract';
import { firstSectionFor, navigationFor } from './sections';

const labels = (role?: Role) => navigationFor(role, false).map(({ label }) => label);

describe('the navigation of a role', () => {
  it.each<[Role | undefined, string[]]>([
    [undefined, []],
    ['reviewer', ['Jobs', 'Applications', 'Interviews']],
    ['recruiter', ['Jobs', 'Applications', 'Interviews', 'Statistics', 'Email templates']],
    ['investor_desk', ['Purchases', 'Members', 'Zones', 'Activities', 'Messages']],
    [
      'owner',
      ['Jobs', 'Applications', 'Interviews', 'Statistics', 'Investors', 'Community', 'Administration'],
    ],
  ])('of %s is %j', (role, expected) => {
    expect(labels(role)).toEqual(expected);
  });

  it('of an administrator leaves out webhooks if the account is limited to brands', () => {
    const administration = (isLimited: boolean) => {
      const group = navigationFor('administrator', isLimited).find(({ label }) => label === 'Administration');
      return group && 'sections' in group ? group.sections.map(({ label }) => label) : [];
    };
    expect(administration(false)).toEqual(['Email templates', 'Emails', 'Accounts', 'Webhooks']);
    expect(administration(true)).toEqual(['Email templates', 'Emails', 'Accounts']);
  });

  it('starts with the first section of the role', () => {
    expect(firstSectionFor('investor_desk')?.to).toBe('/purchases');
    expect(firstSectionFor(undefined)).toBeUndefined();
  });
});
