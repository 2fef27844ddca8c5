import { HttpStatus } from '@nestjs/common';
import { SHARE_MESSAGES } from '@smash/contract';
import { ApiException } from '../../common/errors/api-exception.js';

/** The payment provider's keys are not configured. */
export class PurchasesNotOpenException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'purchases_not_open', SHARE_MESSAGES.notOpen);
  }
}

/** Also for purchases of other members, and for receipts of purchases that are not paid. */
export class PurchaseNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'purchase_not_found', 'This purchase does not exist');
  }
}

/** The same for every fault of a signature, so that nothing is learnt from it. */
export class SignatureRefusedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'signature_refused', 'The signature does not match');
  }
}

export class UnreadableNoticeException extends ApiException {
  constructor() {
    super(
      HttpStatus.BAD_REQUEST,
      'malformed_request',
      'The request could not be read. Please check its format.',
    );
  }
}
