import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';

export class NothingToConfirmException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'nothing_to_confirm',
      "This account isn't waiting for its email address to be confirmed",
    );
  }
}

/** Somebody else confirmed an account of this name first, or one that looks like it. */
export class NameTakenMeanwhileException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'username_taken',
      'Someone else has taken this username since you registered. Please register again with a different one.',
    );
  }
}
