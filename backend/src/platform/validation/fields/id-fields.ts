import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { LARGEST_ID } from '../id.pipes.js';
import type { FieldOptions, NumberFieldOptions } from './field-options.js';
import { LowerCase } from './lower-case.js';
import { NullIsNotGiven } from './null-is-not-given.js';

/** UUIDs, each at most once. */
export function IdsField({ min, max, optional, ...api }: NumberFieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      required: !optional,
      minItems: min,
      maxItems: max,
      ...api,
    }),
    ...(optional ? [NullIsNotGiven()] : []),
    LowerCase(),
    IsArray({ message: 'A list of ids is expected here' }),
    ArrayMinSize(min, { message: 'Please choose at least one' }),
    ArrayMaxSize(max, { message: `Please choose at most ${max}` }),
    ArrayUnique({ message: 'Please choose each one only once' }),
    IsUUID('all', { each: true, message: 'This is not a valid id' }),
  );
}

/** A UUID in a body or a query. */
export function IdField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'uuid', required: !optional, ...api }),
    LowerCase(),
    ...(optional ? [NullIsNotGiven()] : []),
    IsUUID('all', { message: 'This is not a valid id' }),
  );
}

/** Numeric ids from 1, each at most once; optional. In a query the parameter is repeated. */
export function NumericIdsField({
  max,
  inQuery = false,
  ...api
}: Omit<FieldOptions, 'optional'> & { max: number; inQuery?: boolean }): PropertyDecorator {
  const message = 'A list of ids is expected here';
  return applyDecorators(
    ApiProperty({ type: [Number], items: { type: 'integer' }, required: false, maxItems: max, ...api }),
    Transform(({ value }: { value: unknown }) => {
      if (value === undefined || value === null) return undefined;
      if (!inQuery) return value;
      return [value].flat().map((id: unknown) => {
        const isId = typeof id === 'string' && /^\d{1,10}$/.test(id);
        return isId ? Number(id) : id;
      });
    }),
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(max, { message: `Please choose at most ${max}` }),
    ArrayUnique({ message: 'Please choose each one only once' }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(LARGEST_ID, { each: true, message }),
  );
}
