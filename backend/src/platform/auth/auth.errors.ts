import { HttpStatus } from '@nestjs/common';
import { ApiException, ValidationException } from '../errors/api-exception.js';

export class WrongCredentialsException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'wrong_credentials', 'Incorrect username or password');
  }
}

export class AccountPendingException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'account_pending', 'Your account is waiting for approval.');
  }
}

export class AccountSuspendedException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'account_suspended',
      'Your account is suspended. Please ask an administrator.',
    );
  }
}

export class RegistrationClosedException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'registration_closed',
      'Registration is closed. Please ask an administrator for an account.',
    );
  }
}

/** One sentence for a wrong token and a used one, so that neither can be told from the other. */
export const setupTokenRefused = (): ValidationException =>
  ValidationException.at(
    ['body', 'setup_token'],
    'This set-up link is not valid any more. You can register without it and wait for approval.',
    'invalid_setup_token',
  );

export class UsernameTakenException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'username_taken', 'This username is already taken');
  }
}

export class EmailTakenException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'email_taken', 'This email address already has an account');
  }
}

export class AccountNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'account_not_found', 'This account does not exist');
  }
}

/** For acts that an administrator may see, but only an owner may do. */
export class OwnerOnlyException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'owner_only', 'Only an owner of the portal can do this');
  }
}

/** The owner stays, and nobody locks themselves out. */
export class AccountProtectedException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'account_protected', 'The owner and your own account cannot be changed here');
  }
}
