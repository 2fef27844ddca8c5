import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';

export class MailNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'mail_not_found', 'This mail does not exist');
  }
}

export class MailNotFailedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'mail_not_failed',
      'This mail was sent or is still waiting: there is nothing to try again',
    );
  }
}
