import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';

/** The same for a link that is unknown, used, or too old: nothing is learnt from trying. */
export class TokenNotValidException extends ApiException {
  constructor() {
    super(
      HttpStatus.NOT_FOUND,
      'link_not_valid',
      'This link has expired or has already been used. Please ask for a new one.',
    );
  }
}
