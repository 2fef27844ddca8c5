import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../id.pipes.js';
import type { NumberFieldOptions } from './field-options.js';
import { NullIsNotGiven } from './null-is-not-given.js';

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

/** The number of a version that the caller has read; null means that nothing is compared, like a field not given. */
export const SeenNumberField = (limits: NumberFieldOptions): PropertyDecorator =>
  applyDecorators(WholeNumberField({ ...limits, optional: true }), NullIsNotGiven());

/** The version that an editor had read; a change is refused when the stored version is newer. */
export const VersionField = () =>
  SeenNumberField({
    min: 1,
    max: LARGEST_ID,
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

/** A whole number in a query string, or in a body with the parameters of a list. */
export function QueryNumber({ min, max, optional = true, ...api }: NumberFieldOptions): PropertyDecorator {
  return applyDecorators(
    WholeNumber({ min, max, optional, ...api }),
    ...(optional ? [NullIsNotGiven()] : []),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ),
  );
}
