import { HttpStatus } from '@nestjs/common';
import { COMPANY } from '@smash/contract';
import { ApiException } from '../../platform/errors/api-exception.js';

/** The same for an unknown address, a wrong password, and an address that was not confirmed. */
export class WrongMemberCredentialsException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNAUTHORIZED,
      'wrong_credentials',
      'Incorrect email address or password. New here? Open the link in our mail first.',
    );
  }
}

/** Said only to somebody who gave the right password. */
export class MemberSuspendedException extends ApiException {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'member_suspended',
      `Your membership is suspended. Please write to ${COMPANY.supportEmail}.`,
    );
  }
}

/** A sign-up that nobody confirmed is no account yet. */
export class MemberUnconfirmedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'member_unconfirmed',
      'This sign-up was never confirmed, so nobody can log in with it. Delete it if it should go.',
    );
  }
}

export class MemberNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'member_not_found', 'This member does not exist');
  }
}
