import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { errorForLog } from './error-for-log.js';

/** An error as PostgreSQL's driver makes it: each detail is an own property. */
const failed = (driver: { message: string; code: string; [field: string]: string }) =>
  new QueryFailedError(
    'INSERT INTO members (email) VALUES ($1)',
    ['canary@example.com'],
    Object.assign(new Error(driver.message), driver),
  );

const unique = failed({
  message: 'duplicate key value violates unique constraint "uq_members_email"',
  code: '23505',
  detail: 'Key (email)=(canary@example.com) already exists.',
  constraint: 'uq_members_email',
  table: 'members',
  routine: '_bt_check_unique',
});

const malformed = failed({
  message: 'invalid input syntax for type date: "canary\nday"',
  code: '22007',
  routine: 'DateTimeParseError',
});

describe('errorForLog', () => {
  it('keeps the code, constraint, table and stack of a failed statement', () => {
    expect(errorForLog(unique)).toEqual({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint "uq_members_email"',
      stack: expect.stringMatching(/^QueryFailedError: duplicate key.*\n {4}at /),
      code: '23505',
      constraint: 'uq_members_email',
      table: 'members',
      routine: '_bt_check_unique',
    });
  });

  it.each([
    ['22007', 'invalid input syntax for type date: "canary\nday"'],
    ['22P02', 'invalid input syntax for type uuid: "canary"'],
    ['42601', 'syntax error in tsquery: "canary"'],
    ['54000', 'word is too long in tsquery: "canary"'],
  ])('leaves out the message of %s, which quotes values, and keeps the stack', (code, message) => {
    const logged = errorForLog(failed({ message, code }));
    expect(logged).toEqual({ type: 'QueryFailedError', code, stack: expect.stringMatching(/^ {4}at /) });
    expect(JSON.stringify(logged)).not.toMatch(/canary|day/);
  });

  it('treats the cause of an error by the same rules', () => {
    const error = new Error('the files are left', { cause: malformed });
    expect(errorForLog(error)).toMatchObject({
      message: 'the files are left',
      cause: { type: 'QueryFailedError', code: '22007' },
    });
    expect(JSON.stringify(errorForLog(error))).not.toContain('canary');
  });

  it('ends if an error is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(errorForLog(error)).length).toBeLessThan(20_000);
  });

  it('accepts a value that is not an error', () => {
    expect(errorForLog('away')).toEqual({ type: 'string', message: 'away' });
  });
});
