import { HttpStatus } from '@nestjs/common';
import { MESSAGES } from '@smash/contract';
import { ApiException } from '../../platform/errors/api-exception.js';

export class WrongPinException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'wrong_pin', MESSAGES.wrongPin);
  }
}

export class OnboardingLockedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'onboarding_locked', 'Please enter the PIN first');
  }
}

export class OnboardingNotSetUpException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'onboarding_not_set_up', "Onboarding hasn't been set up on this site yet");
  }
}
