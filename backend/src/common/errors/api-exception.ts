import { HttpException, HttpStatus } from '@nestjs/common';
import type { ValidationIssue } from '@smash/contract';

/** An error the caller is told about: status, a text or list of issues, and a stable code for programs. */
export class ApiException extends HttpException {
  constructor(
    status: HttpStatus,
    readonly code: string,
    readonly detail: string | ValidationIssue[],
    /** Seconds after which trying again makes sense; sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super({ detail, code }, status);
  }
}

/** 422 with one issue a field. */
export class ValidationException extends ApiException {
  constructor(issues: ValidationIssue[]) {
    super(HttpStatus.UNPROCESSABLE_ENTITY, 'validation_failed', issues);
  }

  /** One issue at one place, such as `['body', 'email']`. */
  static at(loc: (string | number)[], message: string, type = 'value_error'): ValidationException {
    return new ValidationException([{ loc, msg: message, type }]);
  }
}

/** 503: a part that the request needs does not answer. Nothing was changed. */
export class UnavailableException extends ApiException {
  constructor(detail = 'The service is not available right now. Please try again in a moment.') {
    super(HttpStatus.SERVICE_UNAVAILABLE, 'unavailable', detail, 5);
  }
}

/** 401, the same for every reason, so that nothing is learnt from it. */
export class UnauthenticatedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'unauthenticated', 'Your session has ended. Please log in again.');
  }
}

/** 429 with the seconds to wait. */
export class TooManyRequestsException extends ApiException {
  constructor(retryAfter: number) {
    super(
      HttpStatus.TOO_MANY_REQUESTS,
      'too_many_requests',
      `Too many attempts. Please try again in ${describeWait(retryAfter)}.`,
      retryAfter,
    );
  }
}

function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
