import { describe, expect, it } from '@jest/globals';
import { type ImportKind, type ImportMapping, missingFields, proposeMapping } from './imports.js';

describe('the proposed mapping', () => {
  it.each<[ImportKind, string[], ImportMapping]>([
    ['jobs', ['Job title', 'DEADLINE', 'Pay'], { title: 0, application_deadline: 1, salary_range: 2 }],
    ['applications', ['E-mail', 'Surname', 'first_name'], { email: 0, last_name: 1, first_name: 2 }],
    ['applications', ['Applied (Lagos)', 'State of residence'], { applied_on: 0, state_of_resident: 1 }],
    ['applications', ['Email', 'Email address'], { email: 0 }],
    ['applications', ['', 'Shoe size'], {}],
  ])('of %s with %j is %j', (kind, headings, expected) => {
    expect(proposeMapping(kind, headings)).toEqual(expected);
  });
});

describe('the fields without a column', () => {
  const names = (...of: Parameters<typeof missingFields>) => missingFields(...of).map(({ name }) => name);

  it('are those that a row cannot do without', () => {
    expect(names('jobs', { title: 0, description: 1, requirements: 2 }, false)).toEqual(['responsibility']);
  });

  it('include the job, unless all applications are for one', () => {
    expect(names('applications', {}, false)).toContain('job');
    expect(names('applications', {}, true)).not.toContain('job');
  });
});
