import { errorForLog } from './error-for-log.js';

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * The text of a failure for operators: the message of an expected error; for any other also where it happened. Never
 * the error itself, which may carry the values of a statement, such as addresses or password hashes.
 */
export function describeFailure(error: unknown, expected: readonly ErrorClass[]): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((known) => error instanceof known)) return error.message;
  const { type, code, message, stack } = errorForLog(error);
  return message === undefined ? `${type} ${code}\n${stack}` : (stack ?? message);
}
