import { Catch } from '@nestjs/common';
import { ApiExceptionFilter } from '../../../platform/errors/api-exception.filter.js';
import type { ApiException } from '../../../platform/errors/api-exception.js';
import { SubmissionUnavailableException } from '../applications.errors.js';

/** Turns every server error, wherever it occurs, into the form's own message that nothing could be sent. */
@Catch()
export class SubmissionFilter extends ApiExceptionFilter {
  protected override toException(error: unknown): ApiException {
    const exception = super.toException(error);
    return exception.getStatus() >= 500 ? new SubmissionUnavailableException() : exception;
  }
}
