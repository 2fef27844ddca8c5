import { STATUS_ERRORS } from '../platform/errors/api-exception.filter.js';
import {
  type ApiException,
  TooManyRequestsException,
  UnavailableException,
  ValidationException,
} from '../platform/errors/api-exception.js';

const bodyOf = ({ detail, code }: ApiException) => ({ detail, code });
const generalOf = (status: number) => {
  const [code, detail] = STATUS_ERRORS[status] ?? [];
  return [status, { detail, code }] as const;
};

/** The general error for a status; 404 and 409 have none, as they always concern a particular record. */
const ERRORS: Record<string, object> = {
  ...Object.fromEntries([400, 401, 403, 413, 415].map(generalOf)),
  422: bodyOf(ValidationException.at(['body', 'email'], 'Please enter a valid email address')),
  429: bodyOf(new TooManyRequestsException(60)),
  503: bodyOf(new UnavailableException()),
};

/** Examples for the components of the description. */
export const ERROR_EXAMPLES = Object.fromEntries(
  Object.entries(ERRORS).map(([status, value]) => [`Error${status}`, { value }]),
);

/** The examples of an error response. */
export const errorExamplesOf = (status: string) =>
  status in ERRORS && { examples: { error: { $ref: `#/components/examples/Error${status}` } } };
