import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus } from '@nestjs/common';
import { FILE_MESSAGES } from '@smash/contract';
import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import { lacksViews } from '../brand-scope/index.js';
import {
  ApiException,
  MALFORMED_REQUEST,
  SESSION_ENDED,
  UnavailableException,
  ValidationException,
} from './api-exception.js';
import { isDatabaseUnavailable, sqlState } from './database-errors.js';
import { PartUnavailableError } from './part-unavailable.error.js';
import { ReaderLeftError } from './reader-left.error.js';

/** Code and text for a status when nothing more is known. */
export const STATUS_ERRORS: Record<number, [code: string, detail: string]> = {
  400: ['malformed_request', MALFORMED_REQUEST],
  401: ['unauthenticated', SESSION_ENDED],
  403: ['forbidden', "You're not allowed to do this."],
  404: ['not_found', 'Nothing was found at this address.'],
  405: ['method_not_allowed', 'This address does not take this method.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'This content type is not accepted here.'],
};

/** Turns anything thrown into `{detail, code}`; never a stack trace, never a 500 for bad input. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const exception = this.toException(error);
    const status = exception.getStatus();
    if (error instanceof ReaderLeftError) {
      request.log.info('the reader left before the end');
    } else if (status >= 500) {
      request.log.error({ err: error, code: exception.code }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { retryAfter } = exception;
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    if (status === HttpStatus.UNAUTHORIZED) response.setHeader('WWW-Authenticate', 'Bearer');
    response.setHeader('Cache-Control', 'no-store');
    // Set for the intended response: a refusal is neither a calendar nor a file to keep.
    response.removeHeader('Content-Disposition');
    response
      .status(status)
      .type('json')
      .json({ detail: exception.detail, code: exception.code, ...exception.more });
  }

  /** The exception that the caller sees. */
  protected toException(error: unknown): ApiException {
    if (error instanceof ApiException) return error;
    if (error instanceof PartUnavailableError || isDatabaseUnavailable(error) || lacksViews(sqlState(error)))
      return new UnavailableException();
    if (error instanceof MulterError) return fromMulter(error);
    if (error instanceof HttpException) return fromStatus(error.getStatus());
    if (isHttpError(error)) return fromStatus(error.status);
    return new ApiException(HttpStatus.INTERNAL_SERVER_ERROR, 'internal_error', 'An error occurred');
  }
}

function fromMulter(error: MulterError): ApiException {
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return new ApiException(HttpStatus.PAYLOAD_TOO_LARGE, 'file_too_large', FILE_MESSAGES.tooLarge);
    case 'LIMIT_UNEXPECTED_FILE':
      return ValidationException.at(
        ['body', error.field ?? 'file'],
        'This file was not expected',
        'unexpected_file',
      );
    case 'LIMIT_FIELD_VALUE':
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FILE_COUNT':
      return fromStatus(HttpStatus.PAYLOAD_TOO_LARGE);
    default:
      return fromStatus(HttpStatus.BAD_REQUEST);
  }
}

function fromStatus(status: number): ApiException {
  const known = STATUS_ERRORS[status];
  if (known) return new ApiException(status, ...known);
  if (status >= 500) return new ApiException(status, 'internal_error', 'An error occurred');
  return new ApiException(status, 'request_failed', 'The request was refused.');
}

/** Errors of express and its body parsers carry a status of 4xx that is meant for the caller. */
function isHttpError(error: unknown): error is { status: number } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
