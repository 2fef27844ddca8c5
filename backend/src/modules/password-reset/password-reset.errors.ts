import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';

/** The server has no mail server to send a link with. */
export class NoMailException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'no_mail',
      'This server sends no email. Whoever runs it can set a new password with the command reset-password.',
    );
  }
}
