import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import {
  ProviderMisconfiguredException,
  ProviderUnavailableException,
  SignOnCancelledException,
  SignOnRefusedException,
} from '../single-sign-on.errors.js';

const SERVER_ERROR = 500;
/** Error codes of a provider that cannot answer at present. */
const TROUBLES = ['server_error', 'temporarily_unavailable'];
/** Error codes of a provider that does not know the portal, or refuses the form of its request. */
const MISTAKES = ['invalid_client', 'unauthorized_client', 'invalid_scope', 'unsupported_response_type'];
/** No connection, no response in time, or one that is not valid. */
const NO_ANSWERS = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
];

/** The exception for people, for an error of openid-client. */
export function describeFailure(error: unknown, provider: string): Error {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (error.error === 'access_denied') return new SignOnCancelledException(provider);
    if (MISTAKES.includes(error.error)) return new ProviderMisconfiguredException(provider, error);
    const isDown = TROUBLES.includes(error.error) || ('status' in error && error.status >= SERVER_ERROR);
    return isDown ? new ProviderUnavailableException(provider, error) : new SignOnRefusedException(provider);
  }
  // The provider refuses the portal's secret, or the token that it issued.
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderMisconfiguredException(provider, error);
  if (error instanceof ClientError) {
    return NO_ANSWERS.includes(error.code ?? '')
      ? new ProviderUnavailableException(provider, error)
      : new SignOnRefusedException(provider);
  }
  // fetch throws a TypeError with a cause if there is no connection.
  return error instanceof TypeError && error.cause !== undefined
    ? new ProviderUnavailableException(provider, error)
    : (error as Error);
}
