import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_LIMITS,
  type ApplicationAnswers,
  type ApplicationField,
  CHANNEL_LIMIT,
  type ConsentVersion,
  checkApplicationField,
  cleanLine,
  cleanText,
  COVER_LETTER_TEXT_LIMIT,
  FILE_MESSAGES,
  isRequiredField,
  readChannel,
  TALENT_POOL_QUESTION,
} from '@smash/contract';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, ValidateBy } from 'class-validator';
import { FileField, type UploadedFile } from '../../../platform/files/uploaded-file.js';
import { ChoiceField, NullIsNotGiven, TextField } from '../../../platform/validation/fields.js';
import { CONSENT_VERSIONS } from './consent.js';

/** A field of the form, validated by the rule that the browser uses too. One that may be left out stays as it is. */
export function FormField(
  field: ApplicationField,
  example: string,
  { optional = false } = {},
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      required: !optional && isRequiredField(field),
      maxLength: APPLICATION_LIMITS[field],
      example,
    }),
    ...(optional ? [NullIsNotGiven()] : []),
    Transform(({ value }: { value: unknown }) => cleanAnswer(field, value)),
    ValidateBy({
      name: 'formField',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || checkApplicationField(field, value, new Date()) === undefined,
        defaultMessage: (error) => checkApplicationField(field, String(error?.value), new Date()) ?? '',
      },
    }),
    IsString({ message: 'Please enter text' }),
  );
}

/** Cleans a text within its limit; leaves any other value unchanged, for validation to refuse. */
function cleanAnswer(field: ApplicationField, value: unknown): unknown {
  if (typeof value !== 'string' || value.length > APPLICATION_LIMITS[field]) return value;
  return field === 'address' ? cleanText(value) : cleanLine(value);
}

/** The form of POST /jobs/{id}/apply (docs/requirements/careers.md#c-26). A missing text field is empty. */
export class ApplyDto implements ApplicationAnswers {
  @FormField('first_name', 'Adaeze')
  first_name = '';

  @FormField('middle_name', '')
  middle_name = '';

  @FormField('last_name', 'Okonkwo')
  last_name = '';

  @FormField('dob', '1996-04-12')
  dob = '';

  @FormField('state_of_origin', 'Anambra')
  state_of_origin = '';

  @FormField('address', '14 Adetokunbo Ademola Crescent, Wuse 2, Abuja')
  address = '';

  @FormField('email', 'adaeze@example.com')
  email = '';

  @FormField('phone', '+234 803 555 0100')
  phone = '';

  @FormField('portfolio', '')
  portfolio = '';

  @FormField('social_link', 'linkedin.com/in/adaeze-okonkwo')
  social_link = '';

  @FormField('state_of_resident', 'FCT')
  state_of_resident = '';

  @TextField({
    max: COVER_LETTER_TEXT_LIMIT,
    multiline: true,
    optional: true,
    description: 'Text of the cover letter, instead of cover_letter_file',
  })
  cover_letter?: string | null;

  @ChoiceField(CONSENT_VERSIONS, {
    optional: true,
    description: 'Version of the consent text that was shown; the present version if not given',
  })
  consent_version?: ConsentVersion;

  @ChoiceField(['true', 'false'], {
    optional: true,
    description: `true agrees to: ${TALENT_POOL_QUESTION}; false if not given`,
  })
  talent_pool?: 'true' | 'false';

  /** Comes from the link and not from the applicant, so an invalid channel is dropped and not refused. */
  @ApiProperty({
    type: String,
    required: false,
    maxLength: CHANNEL_LIMIT,
    description:
      'Channel where the applicant read of the job: letters, digits, - and _; any other value is ignored',
    example: 'whatsapp',
  })
  @Transform(({ value }: { value: unknown }) => readChannel(value))
  @IsOptional()
  channel?: string | null;

  @FileField({ description: 'PDF, DOC or DOCX under 5 MB', message: FILE_MESSAGES.cvRequired })
  cv_file: UploadedFile;

  @FileField({
    optional: true,
    description: 'PDF, DOC, DOCX or TXT under 5 MB',
    message: 'Please send a file here; a letter as text goes into cover_letter',
  })
  cover_letter_file?: UploadedFile;
}

/** What the applicant wrote, without the files. */
export type SubmittedAnswers = Omit<ApplyDto, 'cv_file' | 'cover_letter_file'>;

export function withoutFiles({
  cv_file: _cv,
  cover_letter_file: _letter,
  ...answers
}: ApplyDto): SubmittedAnswers {
  return answers;
}
