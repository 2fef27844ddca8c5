import { Catch } from '@nestjs/common';
import { ApiExceptionFilter } from '../../../platform/errors/api-exception.filter.js';
import type { ApiException } from '../../../platform/errors/api-exception.js';
import { SubmissionUnavailableException } from '../applications.errors.js';

/** Says in the form's words that an application could not be taken, whichever part failed and how far it got. */
@Catch()
export class SubmissionFilter extends ApiExceptionFilter {
  protected override toException(error: unknown): ApiException {
    const exception = super.toException(error);
    return exception.getStatus() >= 500 ? new SubmissionUnavailableException() : exception;
  }
}
