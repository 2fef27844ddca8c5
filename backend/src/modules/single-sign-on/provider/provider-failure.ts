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
/** What a provider says of itself when it cannot answer. */
const TROUBLES = ['server_error', 'temporarily_unavailable'];
/** What it says when it does not know the portal, or does not like how it asks. */
const MISTAKES = ['invalid_client', 'unauthorized_client', 'invalid_scope', 'unsupported_response_type'];
/** No connection, no response in time, or one that is none. */
const NO_ANSWERS = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
];

/** What people are told of what openid-client throws. */
export function describeFailure(error: unknown, provider: string): Error {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (error.error === 'access_denied') return new SignOnCancelledException(provider);
    if (MISTAKES.includes(error.error)) return new ProviderMisconfiguredException(provider, error);
    const isDown = TROUBLES.includes(error.error) || ('status' in error && error.status >= SERVER_ERROR);
    return isDown ? new ProviderUnavailableException(provider, error) : new SignOnRefusedException(provider);
  }
  // It takes neither the portal's secret nor the token that it gave it.
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderMisconfiguredException(provider, error);
  if (error instanceof ClientError) {
    return NO_ANSWERS.includes(error.code ?? '')
      ? new ProviderUnavailableException(provider, error)
      : new SignOnRefusedException(provider);
  }
  // What fetch throws without a connection.
  return error instanceof TypeError && error.cause !== undefined
    ? new ProviderUnavailableException(provider, error)
    : (error as Error);
}
