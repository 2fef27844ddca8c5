import { describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES } from './application-form.js';
import { checkCriteria, CRITERION_LIMITS, CRITERION_MESSAGES, type JobCriterion } from './scorecards.js';

const criterion = (id: string, name: string): JobCriterion => ({ id, name });
const many = (count: number) => Array.from({ length: count }, (_, i) => criterion(`c${i}`, `Criterion ${i}`));

describe('checkCriteria', () => {
  it.each([
    ['the largest number of criteria', many(CRITERION_LIMITS.criteria)],
    ['ids and names that are reserved for stages', [criterion('none', 'Accepted')]],
  ])('accepts %s', (_, criteria) => {
    expect(checkCriteria(criteria)).toEqual([]);
  });

  it.each([
    ['one criterion too many', many(CRITERION_LIMITS.criteria + 1), [], CRITERION_MESSAGES.tooMany],
    ['too long a name', [criterion('a', 'x'.repeat(61))], [0, 'name'], APPLICATION_MESSAGES.tooLong(60)],
    [
      'a name twice',
      [criterion('a', 'Tact'), criterion('b', 'TACT')],
      [1, 'name'],
      CRITERION_MESSAGES.sameName,
    ],
    ['an id twice', [criterion('a', 'Tact'), criterion('a', 'Wit')], [1, 'id'], CRITERION_MESSAGES.sameId],
    ['an id with a space', [criterion('a b', 'Tact')], [0, 'id'], CRITERION_MESSAGES.id],
  ])('refuses %s', (_, criteria, at, message) => {
    expect(checkCriteria(criteria)).toEqual([{ at, message }]);
  });
});
