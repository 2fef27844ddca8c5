import { describe, expect, it } from '@jest/globals';
import type { Role } from '@smash/contract';
import { firstSectionFor, navigationFor } from './sections';

const labels = (role?: Role) => navigationFor(role).map(({ label }) => label);

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

  it('begins where the role begins', () => {
    expect(firstSectionFor('investor_desk')?.to).toBe('/purchases');
    expect(firstSectionFor(undefined)).toBeUndefined();
  });
});
