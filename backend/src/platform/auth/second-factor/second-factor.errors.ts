import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../errors/api-exception.js';
import type { SecondStep } from './second-steps.js';

/** The password was right, and the account has a second factor. */
export class SecondStepRequiredException extends ApiException {
  constructor(challenge: string, methods: SecondStep[]) {
    super(HttpStatus.UNAUTHORIZED, 'second_step_required', 'Please confirm that it is you', undefined, {
      challenge,
      methods,
    });
  }
}

/** The login took too long, or the account has changed since. */
export class LoginExpiredException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNAUTHORIZED,
      'login_expired',
      'This login has taken too long. Please enter your password again.',
    );
  }
}

const REFUSALS: Record<SecondStep, string> = {
  totp: "This code isn't right, or has already been used. Please enter the next one your app shows.",
  passkey: 'This passkey was not accepted. Please try again, or use another way.',
  recovery_code: "This recovery code isn't right, or has already been used.",
};

export class SecondStepRefusedException extends ApiException {
  constructor(step: SecondStep) {
    super(HttpStatus.UNAUTHORIZED, 'second_step_refused', REFUSALS[step]);
  }
}

/** The portal requires a second factor, and this session has none. */
export class SecondFactorMissingException extends ApiException {
  constructor() {
    super(HttpStatus.FORBIDDEN, 'second_factor_missing', 'Please set up two-step login first');
  }
}
