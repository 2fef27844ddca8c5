import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { NullIsNotGiven } from './null-is-not-given.js';

/** A list of objects of another class. */
export function ObjectsField(type: () => Class): PropertyDecorator {
  return applyDecorators(
    Type(type),
    // known-fields.ts reads the context.
    ValidateNested({ each: true, message: 'An object is expected here', context: type }),
  );
}

/** An optional object of another class; ApiProperty describes it. */
export function ObjectField(type: () => Class): PropertyDecorator {
  return applyDecorators(
    NullIsNotGiven(),
    Type(type),
    IsObject({ message: 'An object is expected here' }),
    // known-fields.ts reads the context.
    ValidateNested({ message: 'An object is expected here', context: type }),
  );
}
