import { HttpStatus } from '@nestjs/common';
import { ApiException, ValidationException } from '../../platform/errors/api-exception.js';

/** The portal requires a second factor, and this is the last one. */
export class SecondFactorNeededException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'second_factor_needed',
      'This portal requires two-step login. Please set up another way before you remove this one.',
    );
  }
}

/** The account has no such second factor to remove or rename, or none to make recovery codes for. */
export class SecondFactorNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'second_factor_not_found', "This isn't set up, or has already been removed");
  }
}

export class TooManyPasskeysException extends ApiException {
  constructor(most: number) {
    super(
      HttpStatus.CONFLICT,
      'too_many_passkeys',
      `You already have ${most} passkeys. Please remove one you no longer use.`,
    );
  }
}

/** The browser's response is refused: made for another address, without unlocking, or too late. */
export class PasskeyRefusedException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNPROCESSABLE_ENTITY,
      'passkey_refused',
      'This passkey could not be added. Please try again, and unlock it when your device asks.',
    );
  }
}

/** @returns the error at the field for the first code of an app */
export const codeRefused = (): ValidationException =>
  ValidationException.at(
    ['body', 'code'],
    "This code isn't right. Please enter the one your app shows now.",
    'wrong_code',
  );
