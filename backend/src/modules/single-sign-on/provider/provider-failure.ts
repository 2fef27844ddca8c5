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

/** Of metadata that are not where the issuer says; Entra responds with 400 for a directory that it does not know. */
const NO_METADATA = [400, 404];
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

/** The exception for people, for an error in reading the provider's metadata. */
export function describeDiscoveryFailure(error: unknown, provider: string): Error {
  const isMistake =
    error instanceof ClientError &&
    (error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' ||
      NO_METADATA.includes((error.cause as { status?: number } | undefined)?.status ?? 0));
  return isMistake
    ? new ProviderMisconfiguredException(provider, error)
    : new ProviderUnavailableException(provider, error);
}

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
