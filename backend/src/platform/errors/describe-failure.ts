import { errorForLog } from './error-for-log.js';

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * What an operator reads of a failure: of an expected one its message, else where it happened too. Never the error
 * itself, which may carry the values of a statement: addresses, hashes of passwords.
 */
export function describeFailure(error: unknown, expected: readonly ErrorClass[]): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((known) => error instanceof known)) return error.message;
  const { type, code, message, stack } = errorForLog(error);
  return message === undefined ? `${type} ${code}\n${stack}` : (stack ?? message);
}
