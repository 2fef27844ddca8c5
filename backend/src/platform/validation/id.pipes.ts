import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ValidationException } from '../errors/api-exception.js';

/** The largest value of a column of type integer. */
export const LARGEST_ID = 2_147_483_647;

/** A numeric id: a whole number that the database can hold. */
@Injectable()
export class NumericIdPipe implements PipeTransform<string, number> {
  protected readonly message: string = 'This is not a valid id';

  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id >= 1 && id <= LARGEST_ID) return id;
    throw ValidationException.at(['path', 'id'], this.message, 'int_parsing');
  }
}

@Injectable()
export class JobIdPipe extends NumericIdPipe {
  protected override readonly message = 'A job id is a whole number';
}

/** A UUID, converted to lower case. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (isUuid(value)) return value.toLowerCase();
    throw ValidationException.at(['path', 'id'], 'This is not a valid id', 'uuid_parsing');
  }
}
