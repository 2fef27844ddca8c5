/**
 * SQLSTATE of messages that quote what somebody sent: data exceptions (`invalid input syntax for type date: "…"`), a
 * word that is too long, a search that is no query. All others name tables, columns and constraints.
 */
const QUOTING_STATES = /^(22...|54...|42601)$/;
/** So many causes of causes are told. */
const DEEPEST = 3;

/** What a line of the log holds of an error. */
export interface LoggedError {
  type: string;
  message?: string;
  stack?: string;
  /** SQLSTATE, or the code of whatever else failed, such as ECONNREFUSED. */
  code?: string;
  constraint?: string;
  table?: string;
  /** The function of PostgreSQL that complained. */
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
 * What the log says of an error. It names what is told instead of what is not: an error of the database carries its
 * statement with every value, the row that it was about, and all of it as properties that pino would write.
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

/** The lines of a stack below the message, which may have several. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value;
}
