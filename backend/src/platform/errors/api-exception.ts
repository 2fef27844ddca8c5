import { HttpException, HttpStatus } from '@nestjs/common';
import { truncate, type ValidationIssue } from '@smash/contract';

/** An error for the caller: status, a text or list of issues, and a stable code for programs. */
export class ApiException extends HttpException {
  constructor(
    status: HttpStatus,
    readonly code: string,
    readonly detail: string | ValidationIssue[],
    /** Seconds after which a retry makes sense; sent as Retry-After. */
    readonly retryAfter?: number,
    /** Further fields that a program needs to go on. */
    readonly more: Record<string, unknown> = {},
  ) {
    super({ detail, code }, status);
  }
}

/** Most issues in one response; the others follow once these are mended. */
export const MOST_ISSUES = 10;
/** In characters. The sender chooses the names of unknown fields, which may have any length. */
const LONGEST_NAME = 64;
const LONGEST_MESSAGE = 500;

/** 422 with one issue a field. */
export class ValidationException extends ApiException {
  constructor(issues: ValidationIssue[]) {
    super(HttpStatus.UNPROCESSABLE_ENTITY, 'validation_failed', issues.slice(0, MOST_ISSUES).map(shortened));
  }

  /** One issue at one place, such as `['body', 'email']`. */
  static at(loc: (string | number)[], message: string, type = 'value_error'): ValidationException {
    return new ValidationException([{ loc, msg: message, type }]);
  }
}

function shortened({ loc, msg, type }: ValidationIssue): ValidationIssue {
  return {
    loc: loc.map((step) => (typeof step === 'string' ? truncate(step, LONGEST_NAME) : step)),
    msg: truncate(msg, LONGEST_MESSAGE),
    type,
  };
}

/** 503: something that the request needs does not respond. Nothing was changed. */
export class UnavailableException extends ApiException {
  constructor(detail = 'The service is not available right now. Please try again in a moment.') {
    super(HttpStatus.SERVICE_UNAVAILABLE, 'unavailable', detail, 5);
  }
}

export const SESSION_ENDED = 'Your session has ended. Please log in again.';
export const MALFORMED_REQUEST = 'The request could not be read. Please check its format.';

/** 401, the same for every reason, to reveal nothing. */
export class UnauthenticatedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'unauthenticated', SESSION_ENDED);
  }
}

/** 401 to the bearer of a token whose session is idle, so that the portal can say so. */
export class SessionIdleException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNAUTHORIZED,
      'session_idle',
      "Your session has ended because it wasn't used for a while. Please log in again.",
    );
  }
}

/** 429 with the seconds to wait. */
export class TooManyRequestsException extends ApiException {
  constructor(
    retryAfter: number,
    /** Whether this is the first attempt that the limit refuses. */
    readonly isFirst = false,
  ) {
    super(
      HttpStatus.TOO_MANY_REQUESTS,
      'too_many_requests',
      `Too many attempts. Please try again in ${describeWait(retryAfter)}.`,
      retryAfter,
    );
  }
}

function describeWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
