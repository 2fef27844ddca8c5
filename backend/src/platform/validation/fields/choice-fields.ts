import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { FieldOptions } from './field-options.js';
import { NullIsNotGiven } from './null-is-not-given.js';

/** One of a fixed list of values; null too if nullable. */
export function ChoiceField(
  choices: readonly string[],
  { optional, ...api }: FieldOptions & { nullable?: boolean },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...choices], required: !optional, ...api }),
    ...(optional ? [api.nullable ? IsOptional() : NullIsNotGiven()] : []),
    IsIn(choices, { message: `Please use one of: ${choices.join(', ')}` }),
  );
}

export function BooleanField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: !optional, ...api }),
    ...(optional ? [NullIsNotGiven()] : []),
    IsBoolean({ message: 'true or false is expected here' }),
  );
}

/** Several of a fixed list of values, each at most once; may be empty. */
export function ChoicesField(
  choices: readonly string[],
  api: Omit<FieldOptions, 'optional'>,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...choices], isArray: true, ...api }),
    IsArray({ message: 'A list is expected here' }),
    IsIn(choices, { each: true, message: 'Please choose from the list' }),
    ArrayUnique({ message: 'Please choose each one only once' }),
  );
}
