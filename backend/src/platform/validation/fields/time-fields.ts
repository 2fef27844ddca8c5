import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_MESSAGES, isCalendarDate } from '@smash/contract';
import { Transform } from 'class-transformer';
import { IsDate, IsOptional, ValidateBy } from 'class-validator';
import type { FieldOptions } from './field-options.js';
import { NullIsNotGiven } from './null-is-not-given.js';

/** An ISO 8601 time, with or without an offset from UTC. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

/**
 * A calendar day `YYYY-MM-DD`; a full ISO time is cut to its date as written, whatever its offset; an empty text becomes
 * null.
 */
export function DayField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: !optional, nullable: optional, ...api }),
    Transform(({ value }: { value: unknown }) => {
      if (value === '') return null;
      return isTime(value) ? value.slice(0, 10) : value;
    }),
    ...(optional ? [IsOptional()] : []),
    ValidateBy({
      name: 'calendarDate',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isCalendarDate(value),
        defaultMessage: () => APPLICATION_MESSAGES.date,
      },
    }),
  );
}

/** An instant in ISO 8601 with an offset from UTC, such as `2026-12-01T09:00:00Z`; converted to a Date. */
export function InstantField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date-time', required: !optional, ...api }),
    ...(optional ? [NullIsNotGiven()] : []),
    Transform(({ value }: { value: unknown }) => (isInstant(value) ? new Date(value) : value)),
    IsDate({ message: 'Please enter a day and time, such as 2026-12-01T09:00:00Z' }),
  );
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, day = ''] = INSTANT.exec(value) ?? [];
  return isCalendarDate(day) && !Number.isNaN(Date.parse(value));
}
