import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  checkSignUpField,
  chosen,
  cleanIdNumber,
  cleanLine,
  isRequiredSignUpField,
  SIGN_UP_LIMITS,
  type SignUpAnswers,
  type SignUpField,
} from '@smash/contract';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';

interface FormFieldOptions {
  description: string;
  example: string;
  choices?: readonly string[];
}

/** A field of the form, checked by the same rule as in the browser. */
export function FormField(
  field: SignUpField,
  { choices, description, example }: FormFieldOptions,
): PropertyDecorator {
  const messageFor = (answers: unknown) => checkSignUpField(field, answers as Partial<SignUpAnswers>);
  return applyDecorators(
    ApiProperty({
      type: String,
      required: isRequiredSignUpField(field),
      maxLength: SIGN_UP_LIMITS[field],
      ...(choices && { enum: [...choices] }),
      description,
      example,
    }),
    Transform(({ value }: { value: unknown }) => cleanAnswer(field, value, choices)),
    ValidateBy({
      name: 'formField',
      validator: {
        validate: (value: unknown, context) =>
          typeof value !== 'string' || messageFor(withTextsOnly(context?.object)) === undefined,
        defaultMessage: (context) => messageFor(withTextsOnly(context?.object)) ?? '',
      },
    }),
    IsString({ message: 'Please enter text' }),
  );
}

/** Only the answers that are texts: the rule of one field may read another, which may be of any type. */
function withTextsOnly(answers: object = {}): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value === 'string'));
}

/** Cleans a valid answer, and leaves an answer that breaks a rule as it came, for the rule to refuse. */
function cleanAnswer(field: SignUpField, value: unknown, choices?: readonly string[]): unknown {
  // An optional field may be null or left out.
  if (value === null && !isRequiredSignUpField(field)) return '';
  if (typeof value !== 'string' || value.length > SIGN_UP_LIMITS[field] || field === 'password') return value;
  const line = cleanLine(value);
  if (field === 'id_number') return cleanIdNumber(line);
  return choices ? (chosen(choices, line) ?? line) : line;
}
