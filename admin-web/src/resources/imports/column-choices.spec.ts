import { describe, expect, it } from '@jest/globals';
import {
  byField,
  chooseField,
  fieldsFor,
  readChoices,
  readJob,
  toChoices,
  toMapping,
} from './column-choices';

const choices = toChoices([
  { field: 'email', column: 0 },
  { field: 'last_name', column: 2 },
]);

describe('the columns of a table', () => {
  it('hold the fields chosen for them', () => {
    expect(toMapping(chooseField(choices, 1, 'phone'))).toEqual([
      { field: 'email', column: 0 },
      { field: 'phone', column: 1 },
      { field: 'last_name', column: 2 },
    ]);
  });

  it('hold each field once: the later choice wins', () => {
    expect(byField(chooseField(choices, 1, 'email'))).toEqual({ email: 1, last_name: 2 });
  });

  it('can be set to hold nothing', () => {
    expect(byField(chooseField(choices, 0, ''))).toEqual({ last_name: 2 });
  });

  it('are restored from a draft, without unknown fields and columns', () => {
    const draft = JSON.stringify({ ...choices, 1: 'shoe_size', 9: 'phone' });
    expect(readChoices(draft, 'applications', 3)).toEqual(choices);
    expect(readChoices('', 'applications', 3)).toBeUndefined();
  });

  it.each(['{"0":', 'null', '"email"'])('are as before where the draft is damaged: %s', (draft) => {
    expect(readChoices(draft, 'applications', 3)).toBeUndefined();
  });

  it.each([
    ['7', 7],
    ['null', null],
    ['', 5],
    ['{"7', 5],
    ['"7"', 5],
  ])('are all for the job of a draft that can be read: %s', (draft, jobId) => {
    expect(readJob(draft, 5)).toBe(jobId);
  });

  it('need no job where all applications are for one', () => {
    const names = (hasJob: boolean) => fieldsFor('applications', hasJob).map(({ name }) => name);
    expect(names(false)).toContain('job');
    expect(names(true)).not.toContain('job');
  });
});
