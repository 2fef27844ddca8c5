import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ValidationException } from '../errors/api-exception.js';

const LARGEST_ID = 2_147_483_647;

/** A job id: a whole number that the database can hold. */
@Injectable()
export class JobIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id >= 1 && id <= LARGEST_ID) return id;
    throw ValidationException.at(['path', 'id'], 'A job id is a whole number', 'int_parsing');
  }
}

/** The id of anything that is numbered by UUID. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (isUuid(value)) return value.toLowerCase();
    throw ValidationException.at(['path', 'id'], 'This is not a valid id', 'uuid_parsing');
  }
}
