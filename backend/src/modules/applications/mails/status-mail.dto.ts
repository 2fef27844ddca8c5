import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { ChoiceField, InstantField } from '../../../platform/validation/fields.js';

export class SendStatusMailDto {
  @ChoiceField(APPLICATION_STATUSES, {
    description: 'Status of the preview: 409 if it has changed since',
  })
  status: ApplicationStatus;

  @InstantField({
    optional: true,
    description:
      'Time at which you read the application: 409 if another mail has told the applicant of this status since',
  })
  seen_at?: Date;
}

/** The mail that tells an applicant of the present status. */
export class StatusMailDto {
  @ApiProperty({ enum: APPLICATION_STATUSES, description: 'Status that the mail tells the applicant of' })
  status: ApplicationStatus;

  @ApiProperty({ example: 'adaeze@example.com' })
  recipient: string;

  @ApiProperty({ example: 'Good news about your application: Product Designer' })
  subject: string;

  @ApiProperty({ description: 'Mail as plain text' })
  text: string;

  @ApiProperty({ description: 'Mail as HTML; every value in it is escaped' })
  html: string;

  @ApiProperty({ description: 'Whether the mail was sent already; it is sent once for each status' })
  is_sent: boolean;
}
