import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../id.pipes.js';
import type { NumberFieldOptions } from './field-options.js';

/** A whole number in a body; optional ones may be null. */
export function WholeNumberField({ min, max, optional, ...api }: NumberFieldOptions): PropertyDecorator {
  return WholeNumber({ min, max, optional, nullable: optional, ...api });
}

function WholeNumber({
  min,
  max,
  optional,
  ...api
}: NumberFieldOptions & { nullable?: boolean }): PropertyDecorator {
  const message = `Please enter a whole number from ${min} to ${max}`;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: !optional, ...api }),
    ...(optional ? [IsOptional()] : []),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

/** The version that an editor had read; a change is refused when the stored version is newer. */
export const VersionField = () =>
  WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'The version that you read: 409 if it has changed since. If not given, nothing is compared',
  });

/** The zone that a record is for. */
export const ZoneField = () =>
  WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'Id of the zone; null or not given for the whole nation',
  });

/** A whole number in a query string. */
export function QueryNumber({ min, max, optional = true, ...api }: NumberFieldOptions): PropertyDecorator {
  return applyDecorators(
    WholeNumber({ min, max, optional, ...api }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ),
  );
}
