import { HttpStatus } from '@nestjs/common';
import { ApiException, ValidationException } from '../../platform/errors/api-exception.js';

export class ImportNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'import_not_found', 'This import does not exist');
  }
}

/** The import is under way or done. */
export class ImportUnderWayException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'import_under_way',
      'This import is under way or done, so it can no longer be changed.',
    );
  }
}

export class ImportNotCheckedException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'import_not_checked', 'Please check the rows first.');
  }
}

/** The table as a whole is refused; the message says why. */
export class TableRefusedException extends ValidationException {
  constructor(message: string) {
    super([{ loc: ['body', 'file'], msg: message, type: 'table_refused' }]);
  }
}
