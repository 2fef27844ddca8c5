import { type ArgumentsHost, Catch, HttpStatus } from '@nestjs/common';
import { describeSubmitFailure, FILE_MESSAGES, fieldMessages, type SentForm } from '@smash/contract';
import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import type { ApiException } from '../../platform/errors/api-exception.js';
import { UploadedFile } from '../../platform/files/uploaded-file.js';
import { SubmissionFilter } from '../applications/apply/index.js';
import { JobPages } from './job-pages.service.js';

/** For a form that was refused before it was read, such as after too many attempts. */
const NOT_READ = 'Go back one page: what you typed is still in the form.';

/** For a form that was read only up to a file that is too large; the files before it are not kept. */
const READ_NO_FURTHER = 'Please also choose your other files again, and check the fields below this one.';

/** Shows the form again with what was typed and what is wrong with it, in the words of the API. */
@Catch()
export class SentFormFilter extends SubmissionFilter {
  constructor(private readonly pages: JobPages) {
    super();
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    if (!this.pages.isServed) return super.catch(error, host);
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const exception = this.toException(error);
    const status = exception.getStatus();
    if (status >= 500) request.log.error({ err: error, code: exception.code }, 'request failed');
    if (exception.retryAfter !== undefined) response.setHeader('Retry-After', String(exception.retryAfter));
    this.pages
      .sendForm(request, response, sentForm(request, exception, fieldTooLarge(error)), status)
      .catch((fault: unknown) => {
        request.log.error({ err: fault }, 'a page could not be made');
        if (!response.headersSent) response.status(HttpStatus.INTERNAL_SERVER_ERROR).end();
      });
  }
}

/** The values that a page can show again: texts, but no files, which a browser lets only its user choose. */
function sentForm(request: Request, { detail }: ApiException, tooLarge: string | undefined): SentForm {
  const body = Object.entries((request.body ?? {}) as Record<string, unknown>);
  const files = body.filter(([, value]) => value instanceof UploadedFile);
  const message = describeSubmitFailure({ detail });
  return {
    values: Object.fromEntries(
      body.filter((field): field is [string, string] => typeof field[1] === 'string'),
    ),
    errors: {
      ...Object.fromEntries(files.map(([name]) => [name, FILE_MESSAGES.chooseAgain])),
      ...fieldMessages({ detail }),
      ...(tooLarge && { [tooLarge]: `${FILE_MESSAGES.tooLarge}. ${READ_NO_FURTHER}` }),
    },
    message: body.length > 0 ? message : `${message} ${NOT_READ}`,
  };
}

/** The field of the file that was too large, at which reading the form ended. */
function fieldTooLarge(error: unknown): string | undefined {
  return error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE' ? error.field : undefined;
}
