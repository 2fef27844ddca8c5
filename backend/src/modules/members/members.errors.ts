import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';

/** The same for an unknown address, a wrong password, and an unconfirmed address. */
export class WrongMemberCredentialsException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNAUTHORIZED,
      'wrong_credentials',
      "Incorrect email address or password. If you've just signed up, open the link in our email first.",
    );
  }
}

/** Thrown only after the right password. */
export class MemberSuspendedException extends ApiException {
  constructor(supportEmail: string) {
    super(
      HttpStatus.FORBIDDEN,
      'member_suspended',
      `Your membership is suspended. Please email ${supportEmail}.`,
    );
  }
}

/** A sign-up that nobody confirmed is no account yet. */
export class MemberUnconfirmedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'member_unconfirmed',
      "This sign-up was never confirmed, so nobody can log in with it. You can delete it if it isn't needed.",
    );
  }
}

export class MemberNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'member_not_found', 'This member does not exist');
  }
}
