import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';

/** Seconds after which a provider that did not respond may be asked again. */
const RETRY_AFTER = 30;

export class NoSingleSignOnException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'no_single_sign_on', 'Single sign-on is not set up on this portal');
  }
}

export class ProviderUnavailableException extends ApiException {
  constructor(
    provider: string,
    override readonly cause: unknown,
  ) {
    super(
      HttpStatus.SERVICE_UNAVAILABLE,
      'provider_unavailable',
      `${provider} isn't responding right now. Please try again in a moment.`,
      RETRY_AFTER,
    );
  }
}

/** The provider does not accept this portal, its secret or its address. Only the operator can mend that. */
export class ProviderMisconfiguredException extends ApiException {
  constructor(
    provider: string,
    override readonly cause: unknown,
  ) {
    super(
      HttpStatus.SERVICE_UNAVAILABLE,
      'provider_misconfigured',
      `Signing in with ${provider} isn't set up properly. Please tell whoever runs this portal.`,
      RETRY_AFTER,
    );
  }
}

export class SignOnCancelledException extends ApiException {
  constructor(provider: string) {
    super(HttpStatus.CONFLICT, 'sign_on_cancelled', `Signing in with ${provider} was cancelled.`);
  }
}

/** The response is too old, belongs to another browser, was used before, or does not match what the provider says. */
export class SignOnRefusedException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'sign_on_refused',
      `Signing in with ${provider} took too long or was interrupted. Please try again.`,
    );
  }
}

/** The provider had to authenticate the person again, and did not. */
export class NotAskedAgainException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'not_asked_again',
      `${provider} didn't ask you to sign in again. Please log out there, then try again.`,
    );
  }
}

/** The provider had to say when it authenticated the person, and does not. */
export class SignInTimeMissingException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'sign_in_time_missing',
      `${provider} doesn't say when you signed in, so it can't confirm that it's you. Please enter your password instead; if you have none, tell whoever runs this portal.`,
    );
  }
}

export class AddressUnverifiedException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.FORBIDDEN,
      'address_unverified',
      `${provider} hasn't confirmed your email address, so you can't have an account here yet.`,
    );
  }
}

export class AddressMissingException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.FORBIDDEN,
      'address_missing',
      `${provider} didn't tell us your email address. Please tell whoever runs this portal.`,
    );
  }
}

/**
 * An account is never connected to a person only because they have its address at the provider
 * (docs/decisions/0109-accounts-log-in-at-an-identity-provider.md).
 */
export class AddressHasAccountException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'address_has_account',
      `Your email address already has an account here. Please log in with its password, then connect ${provider} under My account. If it has none, please tell whoever runs this portal.`,
    );
  }
}

export class WithoutGroupException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.FORBIDDEN,
      'without_group',
      `You're no longer in a group at ${provider} that may use this portal. Please ask whoever manages the groups.`,
    );
  }
}

export class IdentityTakenException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'identity_taken',
      `This login at ${provider} belongs to another account of the portal.`,
    );
  }
}

export class OtherIdentityException extends ApiException {
  constructor(provider: string) {
    super(
      HttpStatus.CONFLICT,
      'other_identity',
      `That's not the login at ${provider} that this account is connected to.`,
    );
  }
}

export class NotConnectedException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'not_connected', 'This account is not connected');
  }
}

/** The account would have no other way to log in. */
export class OnlyLoginException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'only_login',
      "You can't disconnect it, because you have no other way to log in",
    );
  }
}
