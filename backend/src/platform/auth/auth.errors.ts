import { HttpStatus } from '@nestjs/common';
import { describeRefusal, type Permission, type Role } from '@smash/contract';
import { ApiException, ValidationException } from '../errors/api-exception.js';

export class WrongCredentialsException extends ApiException {
  /** @param asksToConfirm whether this server has accounts confirm their address; said to everybody, to reveal nothing */
  constructor({ asksToConfirm }: { asksToConfirm: boolean }) {
    const hint = asksToConfirm ? ". If you've just registered, open the link in our email first." : '';
    super(HttpStatus.UNAUTHORIZED, 'wrong_credentials', `Incorrect username or password${hint}`);
  }
}

/** The same for every username and password, to reveal nothing. */
export class PasswordLoginOffException extends ApiException {
  /** @param provider name of the identity provider that people log in at instead */
  constructor(provider = 'single sign-on') {
    super(
      HttpStatus.FORBIDDEN,
      'password_login_off',
      `Passwords are switched off on this portal. Please sign in with ${provider}.`,
    );
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
      'Your account is suspended. Please contact an owner of the portal.',
    );
  }
}

export class LimitedToBrandsException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'limited_to_brands',
      'This affects the applications of every business, but your account is limited to some. Please ask an owner of the portal.',
    );
  }
}

export class OwnerNotLimitedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'owner_not_limited',
      'Owners see every business. Please change the role first.',
    );
  }
}

export class RegistrationClosedException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'registration_closed',
      'Registration is closed. Please ask whoever runs this portal.',
    );
  }
}

/** One sentence for a wrong token and a used one, so that nobody can tell which it was. */
export const setupTokenRefused = (): ValidationException =>
  ValidationException.at(
    ['body', 'setup_token'],
    'This set-up link is no longer valid. You can register without it and wait for approval.',
    'invalid_setup_token',
  );

export class UsernameTakenException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'username_taken', 'This username is already taken. Please choose another.');
  }
}

/** To a person, the name looks like that of another account. */
export class LookAlikeException extends ValidationException {
  constructor() {
    const msg = 'This username looks too much like another one. Please choose a different one';
    super([{ loc: ['body', 'username'], msg, type: 'look_alike' }]);
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

/** The session is unknown, or somebody else's. */
export class SessionNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'session_not_found', "You don't have this session");
  }
}

/** Nobody has opened the link in the mail to the address of this pending account. */
export class EmailUnconfirmedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'email_unconfirmed',
      "This account's email address hasn't been confirmed yet. You can approve the account once the link in the email has been opened.",
    );
  }
}

/** The role of the account lacks the permission. */
export class NotPermittedException extends ApiException {
  constructor(role: Role, permission: Permission | undefined) {
    super(
      HttpStatus.FORBIDDEN,
      'role_not_permitted',
      permission ? describeRefusal(role, permission) : 'Nobody is allowed to do this',
    );
  }
}

/** Another owner changed the account first; nothing was written. */
export class AccountChangedException extends ApiException {
  /** @param who the start of a sentence: a username or "You", with its verb */
  constructor(who: string) {
    super(
      HttpStatus.CONFLICT,
      'account_changed',
      `${who} changed this account since it was shown here. Please look again.`,
    );
  }
}

/** Accounts cannot change themselves here, so that nobody locks themselves out. */
export class AccountProtectedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'account_protected',
      "You can't change your own account here. Please ask another owner.",
    );
  }
}
