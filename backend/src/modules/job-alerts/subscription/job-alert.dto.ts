import { ApiProperty } from '@nestjs/swagger';
import {
  type Brand,
  BRANDS,
  JOB_ALERT_FREQUENCIES,
  JOB_FILTER_LIMITS,
  type JobAlertFrequency,
  REMOTE,
} from '@smash/contract';
import { ChoiceField, EmailField, TextField } from '../../../platform/validation/fields.js';
import { NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

/** Longest token that is accepted for checking; real tokens have 43 characters, signed ones some 200. */
const LONGEST_TOKEN = 500;

const optional = true;

/** Which new jobs somebody wants to be told of; the filters are the same as in the list. */
export class AskForJobAlertDto {
  @EmailField({
    description: 'Email address for the mails, which has to be confirmed',
    example: 'ngozi@example.com',
  })
  email: string;

  @TextField({
    optional,
    max: JOB_FILTER_LIMITS.q,
    description: 'Words that must all occur in the job',
    example: 'rider',
  })
  q?: string | null;

  @ChoiceField(BRANDS, {
    optional,
    nullable: optional,
    description: 'Business that the job belongs to: its slug, or `group`',
  })
  brand?: Brand | null;

  @TextField({
    optional,
    max: JOB_FILTER_LIMITS.place,
    description: `A city, a state, or ${REMOTE}`,
    example: 'Abuja',
  })
  place?: string | null;

  @ChoiceField(JOB_ALERT_FREQUENCIES, {
    description: 'Frequency of the mails: `at_once` when jobs appear, `weekly` on Mondays',
  })
  frequency: JobAlertFrequency;
}

/** Response whether or not the address has such an alert, or any. */
export class JobAlertOnItsWayDto {
  @ApiProperty({ description: 'What happens next, as a text for people' })
  detail: string;
}

export class JobAlertTokenDto {
  @TextField({ max: LONGEST_TOKEN, verbatim: true, description: 'The part of the link after the #' })
  token: string;
}

export class JobAlertDto {
  @ApiProperty(NULLABLE_TEXT)
  q: string | null;

  @ApiProperty({ enum: BRANDS, nullable: true })
  brand: Brand | null;

  @ApiProperty(NULLABLE_TEXT)
  place: string | null;

  @ApiProperty({ enum: JOB_ALERT_FREQUENCIES })
  frequency: JobAlertFrequency;
}
