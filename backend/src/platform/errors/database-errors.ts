/** SQLSTATE classes and codes that mean "the database cannot serve this now" rather than "the request is wrong". */
const UNAVAILABLE_CODES = /^(08...|53...|57P0[0-5]|57014|55P03|40001|40P01|25006|25P03)$/;
const UNAVAILABLE_CAUSES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The last pattern covers TypeORM's two wordings for the next statement of a transaction whose connection broke. */
const UNAVAILABLE_MESSAGES =
  /Connection terminated|^timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|not queryable|Query read timeout|[Qq]uery runner (?:was )?already released/;

/**
 * The codes among them for a database that is away or a lost connection: it is starting or stopping, cannot be reached,
 * does not greet, or its machine has fallen silent.
 */
const AWAY_CODES =
  /^(57P0[123]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
const AWAY_MESSAGES =
  /^Connection terminated unexpectedly$|^timeout expired$|connection error and is not queryable|[Qq]uery runner (?:was )?already released/;

interface DatabaseErrorLike {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  driverError?: unknown;
}

/** Whether an error means that the database is down, restarting, full, locked or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = databaseError(error);
  if (typeof code === 'string' && (UNAVAILABLE_CODES.test(code) || UNAVAILABLE_CAUSES.has(code))) return true;
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message);
}

/** Whether a connection failed or was lost because the database is away, not because it is overloaded or slow. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = databaseError(error);
  return (
    (typeof code === 'string' && AWAY_CODES.test(code)) ||
    (typeof message === 'string' && AWAY_MESSAGES.test(message))
  );
}

/** Whether the server at the other end of a connection takes no writes: a standby, or one whose disk is nearly full. */
export function isReadOnly(error: unknown): boolean {
  return databaseError(error).code === '25006';
}

/** Whether a statement gave up waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return databaseError(error).code === '55P03';
}

/** The SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  const { code } = databaseError(error);
  return typeof code === 'string' ? code : undefined;
}

/** The unique constraint or index that an insert violated, or undefined. */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error);
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}

/** The foreign key that a statement violated, or undefined. */
export function violatedForeignKey(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error);
  return code === '23503' && typeof constraint === 'string' ? constraint : undefined;
}

/** TypeORM wraps what the driver threw; the wrapped error carries the SQLSTATE. */
function databaseError(error: unknown): DatabaseErrorLike {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError } = error as DatabaseErrorLike;
  return typeof driverError === 'object' && driverError !== null ? driverError : error;
}
