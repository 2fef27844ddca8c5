import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';

export class MailNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'mail_not_found', 'This email does not exist');
  }
}

export class MailNotFailedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'mail_not_failed',
      "This email has been sent or is still waiting, so there's nothing to send again",
    );
  }
}

export class MailOutdatedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'mail_outdated',
      "This email can't be sent any more: its link has expired, or it is out of date. It has been taken off the list",
    );
  }
}
