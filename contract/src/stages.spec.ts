import { describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES } from './application-form.js';
import { checkStages, cleanStages, type JobStage, STAGE_LIMITS, STAGE_MESSAGES } from './stages.js';

const stage = (id: string, name: string): JobStage => ({ id, name });
const many = (count: number) => Array.from({ length: count }, (_, i) => stage(`s${i}`, `Step ${i}`));

describe('checkStages', () => {
  it.each([
    ['no stages', []],
    ['the largest number of stages', many(STAGE_LIMITS.stages)],
    ['a name of full length', [stage('a', 'x'.repeat(STAGE_LIMITS.name))]],
  ])('accepts %s', (_, stages) => {
    expect(checkStages(stages)).toEqual([]);
  });

  it.each([
    ['one stage too many', many(STAGE_LIMITS.stages + 1), [], STAGE_MESSAGES.tooMany],
    ['a blank name', [stage('a', ' ')], [0, 'name'], APPLICATION_MESSAGES.required],
    ['too long a name', [stage('a', 'x'.repeat(41))], [0, 'name'], APPLICATION_MESSAGES.tooLong(40)],
    [
      'the same name in upper case',
      [stage('a', 'Offer'), stage('b', ' OFFER ')],
      [1, 'name'],
      STAGE_MESSAGES.sameName,
    ],
    ['the name of a status', [stage('a', 'accepted')], [0, 'name'], STAGE_MESSAGES.status],
    ['an id twice', [stage('a', 'One'), stage('a', 'Two')], [1, 'id'], STAGE_MESSAGES.sameId],
    ['an id with a space', [stage('a b', 'One')], [0, 'id'], STAGE_MESSAGES.id],
    ['the reserved word of the filter as an id', [stage('none', 'One')], [0, 'id'], STAGE_MESSAGES.id],
    ['too long an id', [stage('x'.repeat(37), 'One')], [0, 'id'], APPLICATION_MESSAGES.tooLong(36)],
  ])('refuses %s', (_, stages, at, message) => {
    expect(checkStages(stages)).toEqual([{ at, message }]);
  });
});

describe('cleanStages', () => {
  it('cleans names and drops unknown fields', () => {
    const sent = { name: ' Phone\nscreen ', id: 'a', other: 1 } as JobStage;
    expect(JSON.stringify(cleanStages([sent]))).toBe('[{"id":"a","name":"Phone screen"}]');
  });
});
