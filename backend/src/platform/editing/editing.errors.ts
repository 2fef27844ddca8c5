import { HttpStatus } from '@nestjs/common';
import { formatLagosTime } from '@smash/contract';
import { ApiException } from '../errors/api-exception.js';
import type { Editable, EditableRow } from './index.js';

type Name = Editable<EditableRow>['name'];

export class RecordNotFoundException extends ApiException {
  constructor(name: Name) {
    super(HttpStatus.NOT_FOUND, `${name}_not_found`, `This ${name} does not exist`);
  }
}

/** Somebody saved the thing after the caller had read it; nothing was written. */
export class RecordChangedException extends ApiException {
  /** @param who the start of a sentence: a username, "You" */
  constructor(name: Name, who: string, at: Date) {
    super(
      HttpStatus.CONFLICT,
      `${name}_changed`,
      `${who} changed this ${name} on ${formatLagosTime(at)} (Lagos time), after you had opened it`,
    );
  }
}
