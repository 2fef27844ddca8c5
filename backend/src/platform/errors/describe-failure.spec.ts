import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeFailure } from './describe-failure.js';

class Expected extends Error {}

describe('describeFailure', () => {
  it('gives only the message of an expected failure', () => {
    expect(describeFailure(new Expected('PORT is not a number'), [Expected])).toBe('PORT is not a number');
  });

  it('gives an unexpected failure with its stack', () => {
    expect(describeFailure(new Error('no more memory'), [Expected])).toMatch(
      /^Error: no more memory\n {4}at /,
    );
  });

  it('never gives the values of a statement', () => {
    const driverError = Object.assign(new Error('value too long'), { detail: 'ada@example.com' });
    const error = new QueryFailedError(
      'INSERT INTO admins VALUES ($1, $2)',
      ['$argon2id$x', 'ada'],
      driverError,
    );
    expect(describeFailure(error, [Expected])).toContain('value too long');
    expect(describeFailure(error, [Expected])).not.toMatch(/argon2id|ada/);
  });

  it('gives only code and stack if the message quotes a value', () => {
    const driverError = Object.assign(new Error('invalid input syntax for type uuid: "ada"'), {
      code: '22P02',
    });
    expect(describeFailure(new QueryFailedError('SELECT $1', [], driverError), [Expected])).toMatch(
      /^QueryFailedError 22P02\n {4}at /,
    );
  });
});
