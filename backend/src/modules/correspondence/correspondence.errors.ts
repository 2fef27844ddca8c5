import { HttpStatus } from '@nestjs/common';
import { formatNumber, MOST_RECIPIENTS } from '@smash/contract';
import { ApiException, ValidationException } from '../../platform/errors/api-exception.js';

export class MailBatchNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'mail_batch_not_found', 'These emails do not exist');
  }
}

/** No chat can be opened with the applicant's phone number. */
export class NoPhoneNumberException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'no_phone_number', 'WhatsApp cannot open this phone number');
  }
}

/** The mails are being sent, so they can no longer be taken back. */
export class MailBatchSentException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'mail_batch_sent',
      'These emails are on their way, so they can no longer be undone',
    );
  }
}

export class TooManyRecipientsException extends ValidationException {
  constructor() {
    super([
      {
        loc: ['body', 'filter'],
        msg: `More than ${formatNumber(MOST_RECIPIENTS)} applications match. Please narrow the filter`,
        type: 'too_many_recipients',
      },
    ]);
  }
}

/** Everybody was left out; the message says why. */
export class NobodyToWriteToException extends ApiException {
  constructor(reasons: string) {
    super(HttpStatus.UNPROCESSABLE_ENTITY, 'nobody_to_write_to', `Nobody would get this email: ${reasons}`);
  }
}
