import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';

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

export class MemberNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'member_not_found', 'This member does not exist');
  }
}
