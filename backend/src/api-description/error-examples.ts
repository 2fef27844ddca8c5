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

/** What the server answers with a status, where nothing more can be said; 404 and 409 are always about something. */
const ERRORS: Record<string, object> = {
  ...Object.fromEntries([400, 401, 403, 413, 415].map(generalOf)),
  422: bodyOf(ValidationException.at(['body', 'email'], 'Please enter a valid email address')),
  429: bodyOf(new TooManyRequestsException(60)),
  503: bodyOf(new UnavailableException()),
};

/** For the components of the description. */
export const ERROR_EXAMPLES = Object.fromEntries(
  Object.entries(ERRORS).map(([status, value]) => [`Error${status}`, { value }]),
);

/** The examples of a response that is an error. */
export const errorExamplesOf = (status: string) =>
  status in ERRORS && { examples: { error: { $ref: `#/components/examples/Error${status}` } } };
