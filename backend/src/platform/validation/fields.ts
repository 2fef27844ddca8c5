import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_LIMITS,
  APPLICATION_MESSAGES,
  cleanLine,
  cleanText,
  isBlank,
  isCalendarDate,
  isEmail,
} from '@smash/contract';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { LARGEST_ID } from './id.pipes.js';

interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
}

interface TextFieldOptions extends FieldOptions {
  /** Most characters, counted before cleaning. */
  max: number;
  /** Keep line breaks. */
  multiline?: boolean;
  /** Keep every character as it came (passwords). */
  verbatim?: boolean;
}

/** Text, cleaned of control and direction marks; blank counts as missing. Optional ones become null when blank. */
export function TextField({
  max,
  multiline,
  verbatim,
  optional,
  ...api
}: TextFieldOptions): PropertyDecorator {
  const clean = verbatim ? (value: string) => value : multiline ? cleanText : cleanLine;
  return applyDecorators(
    ApiProperty({ type: String, required: !optional, nullable: optional, maxLength: max, ...api }),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string' || value.length > max) return value;
      return optional && isBlank(value) ? null : clean(value);
    }),
    ...(optional ? [IsOptional()] : [IsFilled()]),
    MaxLength(max, { message: APPLICATION_MESSAGES.tooLong(max) }),
    IsString({ message: 'Please enter text' }),
  );
}

/** An e-mail address. */
export function EmailField(api: Omit<FieldOptions, 'optional'>): PropertyDecorator {
  return applyDecorators(
    TextField({ max: APPLICATION_LIMITS.email, ...api }),
    ValidateBy({
      name: 'email',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEmail(value),
        defaultMessage: () => APPLICATION_MESSAGES.email,
      },
    }),
  );
}

/** One of a fixed list of values. */
export function ChoiceField(
  choices: readonly string[],
  { optional, ...api }: FieldOptions & { nullable?: boolean },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...choices], required: !optional, ...api }),
    ...(optional ? [IsOptional()] : []),
    IsIn(choices, { message: `Please use one of: ${choices.join(', ')}` }),
  );
}

export function BooleanField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: !optional, ...api }),
    ...(optional ? [IsOptional()] : []),
    IsBoolean({ message: 'true or false is expected here' }),
  );
}

/** A calendar day `YYYY-MM-DD`; a full ISO time is cut to its date part, empty text means none. */
export function DayField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: !optional, nullable: optional, ...api }),
    Transform(({ value }: { value: unknown }) => {
      if (value === '') return null;
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
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

/** An instant in ISO 8601 with its offset from UTC, such as `2026-12-01T09:00:00Z`; it becomes a Date. */
export function InstantField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date-time', required: !optional, ...api }),
    ...(optional ? [IsOptional()] : []),
    Transform(({ value }: { value: unknown }) => (isInstant(value) ? new Date(value) : value)),
    IsDate({ message: 'Please enter a day and time, such as 2026-12-01T09:00:00Z' }),
  );
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, day = ''] = INSTANT.exec(value) ?? [];
  return isCalendarDate(day) && !Number.isNaN(Date.parse(value));
}

/** Ids of things that are numbered by UUID, each at most once. */
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
    ...(optional ? [IsOptional()] : []),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
        : value,
    ),
    IsArray({ message: 'A list of ids is expected here' }),
    ArrayMinSize(min, { message: 'Please choose at least one' }),
    ArrayMaxSize(max, { message: `Please choose at most ${max}` }),
    ArrayUnique({ message: 'Please choose each one only once' }),
    IsUUID('all', { each: true, message: 'This is not a valid id' }),
  );
}

/** The id of anything that is numbered by UUID, in a body or a query. */
export function IdField({ optional, ...api }: FieldOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'uuid', required: !optional, ...api }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    ...(optional ? [IsOptional()] : []),
    IsUUID('all', { message: 'This is not a valid id' }),
  );
}

/** Ids of things that are numbered from 1, each at most once; optional. In a query the parameter is repeated. */
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

interface NumberFieldOptions extends FieldOptions {
  min: number;
  max: number;
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

/** A list of texts on one line each, cleaned; blank ones are left for the rule of the list. */
export function TextsField({ max, optional, ...api }: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [String], required: !optional, ...api }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((text: unknown) =>
            typeof text === 'string' && text.length <= max ? cleanLine(text) : text,
          )
        : value,
    ),
    ...(optional ? [IsOptional()] : []),
    IsArray({ message: 'A list is expected here' }),
    IsString({ each: true, message: 'Please enter text' }),
    MaxLength(max, { each: true, message: APPLICATION_MESSAGES.tooLong(max) }),
  );
}

/** A list of objects of another class. */
export function ObjectsField(type: () => Class): PropertyDecorator {
  return applyDecorators(
    Type(type),
    // The context is what known-fields.ts reads.
    ValidateNested({ each: true, message: 'An object is expected here', context: type }),
  );
}

/** One object of another class; its description is ApiProperty's. */
export function ObjectField(
  type: () => Class,
  { optional }: Pick<FieldOptions, 'optional'> = {},
): PropertyDecorator {
  return applyDecorators(
    ...(optional ? [IsOptional()] : []),
    Type(type),
    IsObject({ message: 'An object is expected here' }),
    // The context is what known-fields.ts reads.
    ValidateNested({ message: 'An object is expected here', context: type }),
  );
}

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

/** The version that an editor had read; a PUT of an older one than the stored one is refused. */
export const VersionField = () =>
  WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'The version that was read: 409 when it has changed since. Without it nothing is compared',
  });

/** The zone that something is for. */
export const ZoneField = () =>
  WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'Zone; null or not given for the whole nation',
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

/** Refuses missing and blank values with the form's own words. */
function IsFilled(): PropertyDecorator {
  return ValidateBy({
    name: 'required',
    validator: {
      validate: (value: unknown) =>
        value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value)),
      defaultMessage: () => APPLICATION_MESSAGES.required,
    },
  });
}
