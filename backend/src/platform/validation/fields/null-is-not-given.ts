import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';

/**
 * For an optional field of which null has no meaning: it becomes undefined. Many clients send null for each field that
 * they do not set.
 */
export const NullIsNotGiven = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
  );
