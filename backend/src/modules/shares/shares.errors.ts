import { HttpStatus } from '@nestjs/common';
import { formatDateTime, SHARE_MESSAGES } from '@smash/contract';
import { ApiException, MALFORMED_REQUEST } from '../../platform/errors/api-exception.js';
import type { PaymentMode } from './provider/payment-provider.js';

const OFFER_OVER =
  'The offer of shares has ended. If you have a question, please speak to an investor relations officer.';

/** The payment provider's keys are not configured, or the operator has ended the offer. */
export class PurchasesNotOpenException extends ApiException {
  constructor({ isOver = false } = {}) {
    super(HttpStatus.CONFLICT, 'purchases_not_open', isOver ? OFFER_OVER : SHARE_MESSAGES.notOpen);
  }
}

/** The provider knows an order only by keys of the mode in which it was made. */
export class KeysMissingException extends ApiException {
  constructor(mode: PaymentMode) {
    super(
      HttpStatus.CONFLICT,
      'keys_missing',
      `The payment provider can't be asked about this purchase: it was made with ${mode} keys, and this server has none.`,
    );
  }
}

/** Also thrown for purchases of other members, and for receipts of unpaid purchases. */
export class PurchaseNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'purchase_not_found', 'This purchase does not exist');
  }
}

/** The same for every fault of a signature, so that a caller learns nothing from it. */
export class SignatureRefusedException extends ApiException {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'signature_refused', 'The signature does not match');
  }
}

export class UnreadableNoticeException extends ApiException {
  constructor() {
    super(HttpStatus.BAD_REQUEST, 'malformed_request', MALFORMED_REQUEST);
  }
}

/** The review has ended, or there never was one. */
export class NotInReviewException extends ApiException {
  /** @param who ended it: a username, "You" */
  constructor(decision?: { who: string; what: 'accepted' | 'refused'; at: Date }) {
    super(
      HttpStatus.CONFLICT,
      'not_in_review',
      decision
        ? `${decision.who} ${decision.what} this purchase on ${formatDateTime(decision.at)} (Lagos time)`
        : 'This purchase is not in review',
    );
  }
}

/** @see findObstacle */
export class PaymentNotAcceptableException extends ApiException {
  constructor(obstacle: string) {
    super(HttpStatus.CONFLICT, 'payment_not_acceptable', `This payment can't be accepted. ${obstacle}.`);
  }
}

/** The payment that the owner decided on differs from what the provider now says. */
export class PaymentChangedException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'payment_changed',
      "The provider's details for this payment have changed, so nothing was credited. Please check them again.",
    );
  }
}

/** Erasing a member with an open purchase would leave money without an owner. */
export class PurchasesOpenException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'purchases_open',
      'This member has a purchase that is waiting for payment or in review. You can delete the member once it has been settled.',
    );
  }
}
