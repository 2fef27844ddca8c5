/**
 * SQLSTATEs whose messages quote what somebody sent: data exceptions (`invalid input syntax for type date: "…"`), a
 * word that is too long, a malformed search query. All other messages name tables, columns and constraints only.
 */
const QUOTING_STATES = /^(22...|54...|42601)$/;
/** How many nested causes are logged. */
const DEEPEST = 3;

/** The parts of an error that the log contains. */
export interface LoggedError {
  type: string;
  message?: string;
  stack?: string;
  /** SQLSTATE, or another code such as ECONNREFUSED. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The function of PostgreSQL that raised the error. */
  routine?: string;
  cause?: LoggedError;
}

interface ErrorLike {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
  driverError?: unknown;
}

/**
 * The parts of an error for the log. An allow-list: a database error carries its statement with every value and the row
 * concerned, all as properties that pino would write.
 */
export const errorForLog = (error: unknown): LoggedError => describe(error, 0);

function describe(error: unknown, depth: number): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error) };
  const of = isErrorLike(error.driverError) ? error.driverError : error;
  const known = Object.fromEntries(
    (['code', 'constraint', 'table', 'routine'] as const)
      .map((name) => [name, (of as Record<string, unknown>)[name]])
      .filter(([, value]) => typeof value === 'string'),
  ) as Partial<LoggedError>;
  const quotes = known.code !== undefined && QUOTING_STATES.test(known.code);
  return {
    type: typeof error.name === 'string' ? error.name : 'Error',
    ...(quotes ? {} : { message: String(error.message) }),
    ...(typeof error.stack === 'string' && { stack: quotes ? placesOf(error.stack) : error.stack }),
    ...known,
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describe(error.cause, depth + 1) }),
  };
}

/** The stack without the message, which may have several lines. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value;
}
