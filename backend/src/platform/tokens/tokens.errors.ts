import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';

export const LINK_NOT_VALID = 'This link has expired or has already been used. Please ask for a new one.';

/** The same for an unknown, used or expired link, to reveal nothing. */
export class TokenNotValidException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'link_not_valid', LINK_NOT_VALID);
  }
}
