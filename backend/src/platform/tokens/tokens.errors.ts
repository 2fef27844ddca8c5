import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';

export const LINK_NOT_VALID = 'This link has expired or has already been used. Please ask for a new one.';

/** The same for a link that is unknown, used, or too old: nothing is learnt from trying. */
export class TokenNotValidException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'link_not_valid', LINK_NOT_VALID);
  }
}
