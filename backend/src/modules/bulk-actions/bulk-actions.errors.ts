import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';

export class BulkActionNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'bulk_action_not_found', 'This bulk action does not exist');
  }
}

/** None of the chosen applications exists any more, or none matches the filter. */
export class NothingChosenException extends ApiException {
  constructor() {
    super(
      HttpStatus.UNPROCESSABLE_ENTITY,
      'nothing_chosen',
      'No application matches any more. Please reload the list.',
    );
  }
}

export class UndoTooLateException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'undo_too_late', 'It is too late to undo this');
  }
}
