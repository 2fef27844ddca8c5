import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  checkSignUpField,
  chosen,
  cleanIdNumber,
  cleanLine,
  GENDERS,
  isRequiredSignUpField,
  MEANS_OF_ID,
  NIGERIAN_STATES,
  SIGN_UP_LIMITS,
  type SignUpAnswers,
  type SignUpField,
} from '@smash/contract';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy } from 'class-validator';

interface SignUpFieldOptions {
  description: string;
  example: string;
  choices?: readonly string[];
}

/** A field of the form, held against the rule that the browser uses too. */
function FormField(
  field: SignUpField,
  { choices, description, example }: SignUpFieldOptions,
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
    IsString({ message: 'Text is expected here' }),
  );
}

/** The rule of one field may look at another, which need not be a text. */
function withTextsOnly(answers: object = {}): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value === 'string'));
}

/** Cleans what may be stored and leaves what breaks a rule as it came, for the rule to see. */
function cleanAnswer(field: SignUpField, value: unknown, choices?: readonly string[]): unknown {
  // What is optional may be null as well as left out.
  if (value === null && !isRequiredSignUpField(field)) return '';
  if (typeof value !== 'string' || value.length > SIGN_UP_LIMITS[field] || field === 'password') return value;
  const line = cleanLine(value);
  if (field === 'id_number') return cleanIdNumber(line);
  return choices ? (chosen(choices, line) ?? line) : line;
}

/** POST /members/ (spec 2, section 3). A field that is missing is empty. */
export class SignUpDto implements SignUpAnswers {
  @FormField('title', { description: 'Title', example: 'Mrs' })
  title = '';

  @FormField('fname', { description: 'First name', example: 'Ngozi' })
  fname = '';

  @FormField('mname', { description: 'Middle name', example: '' })
  mname = '';

  @FormField('sname', { description: 'Surname', example: 'Okonkwo' })
  sname = '';

  @FormField('phone', { description: 'Telephone number', example: '+234 803 555 0100' })
  phone = '';

  @FormField('email', {
    description: 'E-mail address; a link to confirm it is sent there',
    example: 'ngozi@example.com',
  })
  email = '';

  @FormField('password', {
    description: '8 to 256 characters, not a common one',
    example: 'correct horse battery',
  })
  password = '';

  @FormField('gender', { description: 'Gender', choices: GENDERS, example: 'Female' })
  gender = '';

  @FormField('address', { description: 'Home address', example: '14 Allen Avenue, Ikeja, Lagos' })
  address = '';

  @FormField('means_of_id', { description: 'Means of identification', choices: MEANS_OF_ID, example: 'NIN' })
  means_of_id = '';

  @FormField('id_number', {
    description: 'Number of the means of identification; kept encrypted',
    example: '12345678901',
  })
  id_number = '';

  @FormField('nok_fullname', {
    description: 'Full name of the next of kin; kept encrypted',
    example: 'Emeka Okonkwo',
  })
  nok_fullname = '';

  @FormField('nok_address', {
    description: 'Address of the next of kin; kept encrypted',
    example: '14 Allen Avenue, Ikeja, Lagos',
  })
  nok_address = '';

  @FormField('nok_phone', {
    description: 'Telephone number of the next of kin; kept encrypted',
    example: '0803 555 0101',
  })
  nok_phone = '';

  @FormField('state_of_resident', {
    description: 'State of residence: the zone, and its messages, follow from it',
    choices: NIGERIAN_STATES,
    example: 'Lagos',
  })
  state_of_resident = '';
}
