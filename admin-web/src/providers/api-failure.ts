import { fieldMessages, isRecord, MESSAGES } from '@smash/contract';
import { HttpError } from 'react-admin';
import { t } from '../i18n/t';

/** What `HttpError.body` holds: react-admin puts `errors` on the inputs of these names. */
export interface FailureBody {
  /** The server's own sentence, absent when it sent none or a list of fields. */
  detail?: string;
  /** Message by field name, absent unless a rule refused fields. */
  errors?: Record<string, string>;
  code?: string;
}

/** Turns an error response of the API into the error that react-admin understands. */
export function toHttpError(status: number, body: unknown): HttpError {
  const fields = fieldMessages(body);
  const failure: FailureBody = {};
  if (isRecord(body) && typeof body['detail'] === 'string' && body['detail'] !== '')
    failure.detail = body['detail'];
  if (isRecord(body) && typeof body['code'] === 'string') failure.code = body['code'];
  if (Object.keys(fields).length > 0) failure.errors = fields;
  const message = failure.detail ?? Object.values(fields).join(', ');
  return new HttpError(message || t(MESSAGES.unknownError), status, failure);
}

/** The server's own sentence about a failure, or undefined when there is none (no response, or only fields). */
export function failureDetail(error: unknown): string | undefined {
  return failureBody(error)?.detail;
}

/** The HTTP status of a failure, or undefined when no response came. */
export function failureStatus(error: unknown): number | undefined {
  return error instanceof HttpError ? Number(error.status) : undefined;
}

/**
 * Whether a failure is shown in place of the data that was read before. A connection that was lost for a moment is not,
 * since things on the page, such as a secret that is shown once, would go with it; a record that is gone, or that the
 * person may no longer see, is.
 */
export const replaces = (error: unknown, data: unknown): boolean =>
  Boolean(error) && (data === undefined || [401, 403, 404].includes(failureStatus(error) ?? 0));

/** The stable name that the API gives a failure, such as "job_changed", or undefined. */
export function failureCode(error: unknown): string | undefined {
  return failureBody(error)?.code;
}

/** Message by field name of a refused form, or undefined. */
export function failureFields(error: unknown): Record<string, string> | undefined {
  return failureBody(error)?.errors;
}

function failureBody(error: unknown): FailureBody | undefined {
  return error instanceof HttpError ? ((error.body as FailureBody | null) ?? undefined) : undefined;
}
