import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';

/** A list of objects of another class. */
export function ObjectsField(type: () => Class): PropertyDecorator {
  return applyDecorators(
    Type(type),
    // The context is what known-fields.ts reads.
    ValidateNested({ each: true, message: 'An object is expected here', context: type }),
  );
}

/** One object of another class, or none; its description is ApiProperty's. */
export function ObjectField(type: () => Class): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Type(type),
    IsObject({ message: 'An object is expected here' }),
    // The context is what known-fields.ts reads.
    ValidateNested({ message: 'An object is expected here', context: type }),
  );
}
