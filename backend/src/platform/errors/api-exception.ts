import { HttpException, HttpStatus } from '@nestjs/common';
import { truncate, type ValidationIssue } from '@smash/contract';

/** An error the caller is told about: status, a text or list of issues, and a stable code for programs. */
export class ApiException extends HttpException {
  constructor(
    status: HttpStatus,
    readonly code: string,
    readonly detail: string | ValidationIssue[],
    /** Seconds after which trying again makes sense; sent as Retry-After. */
    readonly retryAfter?: number,
    /** What a program needs to go on, beside detail and code. */
    readonly more: Record<string, unknown> = {},
  ) {
    super({ detail, code }, status);
  }
}

/** Most issues in one response; whoever breaks more rules is told of the others after those. */
export const MOST_ISSUES = 10;
/** In characters. Names of unknown fields are the sender's, and may have any length. */
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

/** 503: a part that the request needs does not answer. Nothing was changed. */
export class UnavailableException extends ApiException {
  constructor(detail = 'The service is not available right now. Please try again in a moment.') {
    super(HttpStatus.SERVICE_UNAVAILABLE, 'unavailable', detail, 5);
  }
}

export const SESSION_ENDED = 'Your session has ended. Please log in again.';
export const MALFORMED_REQUEST = 'The request could not be read. Please check its format.';

/** 401, the same for every reason, so that nothing is learnt from it. */
export class UnauthenticatedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'unauthenticated', SESSION_ENDED);
  }
}

/** 401 to the bearer of a token whose session was not used for too long, so that the portal can say so. */
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
    /** Whether the attempts before this one were allowed. */
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
