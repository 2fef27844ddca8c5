import { HttpStatus } from '@nestjs/common';
import { formatDateTime } from '@smash/contract';
import { ApiException } from '../errors/api-exception.js';
import type { Editable, EditableRow } from './index.js';

type Name = Editable<EditableRow>['name'];

export class RecordNotFoundException extends ApiException {
  constructor(name: Name) {
    super(HttpStatus.NOT_FOUND, `${name}_not_found`, `This ${name} does not exist`);
  }
}

/** Somebody saved the record after the caller had read it; nothing was written. */
export class RecordChangedException extends ApiException {
  /** @param who start of the sentence: a username, or "You" */
  constructor(name: Name, who: string, at: Date) {
    const where = who === 'You' ? 'elsewhere' : 'while you were editing,';
    super(
      HttpStatus.CONFLICT,
      `${name}_changed`,
      `${who} saved changes to this ${name} ${where} on ${formatDateTime(at)} (Lagos time)`,
    );
  }
}
