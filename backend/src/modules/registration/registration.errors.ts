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
