import { describe, expect, it } from '@jest/globals';
import {
  describeStop,
  type ImportKind,
  type ImportMapping,
  missingFields,
  proposeMapping,
} from './imports.js';

describe('the proposed mapping', () => {
  it.each<[ImportKind, string[], ImportMapping]>([
    ['jobs', ['Job title', 'DEADLINE', 'Pay'], { title: 0, application_deadline: 1, salary_range: 2 }],
    ['applications', ['E-mail', 'Surname', 'first_name'], { email: 0, last_name: 1, first_name: 2 }],
    ['applications', ['Applied (Lagos)', 'State of residence'], { applied_on: 0, state_of_resident: 1 }],
    ['applications', ['Email', 'Email address'], { email: 0 }],
    ['applications', ['Reference', 'Email'], { reference: 0, email: 1 }],
    ['applications', ['', 'Shoe size'], {}],
  ])('of %s with %j is %j', (kind, headings, expected) => {
    expect(proposeMapping(kind, headings)).toEqual(expected);
  });
});

describe('the missing fields', () => {
  const names = (...of: Parameters<typeof missingFields>) => missingFields(...of).map(({ name }) => name);

  it('are the required ones without a column', () => {
    expect(names('jobs', { title: 0, description: 1, requirements: 2 }, false)).toEqual(['responsibility']);
  });

  it('include the job, unless all applications are for one job', () => {
    expect(names('applications', {}, false)).toContain('job');
    expect(names('applications', {}, true)).not.toContain('job');
  });
});

describe('the message about a stopped import', () => {
  const said = (more: object) =>
    describeStop({ row: 302, isCheck: false, isOver: false, code: '23514', ...more });

  it('names the row to correct if the database refuses its values', () => {
    expect(said({ code: '22001' })).toContain('Please correct or remove row 302');
    expect(said({})).toBe(
      'The import stopped at row 302 after several attempts (code 23514). The rows before it were dealt with and stay. ' +
        'Please correct or remove row 302 and upload the file again: rows that were imported are not imported twice, unless they were deleted since.',
    );
  });

  it.each([
    [{ isOver: false }, 'Please try again. If it stops again, give this code'],
    [{ isOver: true }, 'Please upload the file again: rows that were imported'],
    [
      { isCheck: true },
      'The check stopped at row 302 after several attempts (code ECONNREFUSED). Nothing has been',
    ],
  ])('says how to go on: %j', (more, expected) => {
    expect(said({ code: 'ECONNREFUSED', ...more })).toContain(expected);
  });
});
