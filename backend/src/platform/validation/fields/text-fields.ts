import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_LIMITS,
  APPLICATION_MESSAGES,
  cleanLine,
  cleanText,
  isBlank,
  isEmail,
  withAsciiName,
} from '@smash/contract';
import { Transform } from 'class-transformer';
import { IsArray, IsOptional, IsString, ValidateBy, type ValidationOptions } from 'class-validator';
import type { FieldOptions } from './field-options.js';
import { NullIsNotGiven } from './null-is-not-given.js';

interface TextFieldOptions extends FieldOptions {
  /** Most characters, counted before and after cleaning, as NFC can lengthen a text. */
  max: number;
  /** Keeps line breaks. */
  multiline?: boolean;
  /** Keeps every character unchanged, for passwords. */
  verbatim?: boolean;
}

/** Text, cleaned of control and direction marks; blank counts as missing. A blank optional text becomes null. */
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
    IsAtMost(max),
    IsString({ message: 'Please enter text' }),
  );
}

/** The token after the # of a mailed link; real ones have 43 characters. */
export const LinkTokenField = (): PropertyDecorator =>
  TextField({ max: 200, verbatim: true, description: 'The part of the link after the #' });

/**
 * The rule for an email address, for a field that does not use {@link EmailField}.
 * @param ofBefore also allows what was taken before: other characters than ASCII before the @
 */
export const IsEmailAddress = ({ ofBefore = false } = {}): PropertyDecorator =>
  ValidateBy({
    name: 'email',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && isEmail(ofBefore ? withAsciiName(value) : value),
      defaultMessage: () => APPLICATION_MESSAGES.email,
    },
  });

/** The address of somebody who is known. */
export const KnownEmailField = (api: Omit<FieldOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ max: APPLICATION_LIMITS.email, ...api }), IsEmailAddress({ ofBefore: true }));

/** A new email address. */
export const EmailField = (api: Omit<FieldOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ max: APPLICATION_LIMITS.email, ...api }), IsEmailAddress());

/** A list of single-line texts, cleaned; the DTO's own rules decide about blank ones. */
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
    ...(optional ? [NullIsNotGiven()] : []),
    IsArray({ message: 'A list is expected here' }),
    IsString({ each: true, message: 'Please enter text' }),
    IsAtMost(max, { each: true }),
  );
}

/** Counts UTF-16 units, like the browser and the form's own rules; class-validator skips half surrogate pairs and U+FE0F. */
function IsAtMost(max: number, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxLength',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || value.length <= max,
        defaultMessage: () => APPLICATION_MESSAGES.tooLong(max),
      },
    },
    options,
  );
}

/** Refuses missing and blank values, with the form's own message. */
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
