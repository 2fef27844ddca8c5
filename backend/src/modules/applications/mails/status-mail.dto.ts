import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { ChoiceField, InstantField } from '../../../platform/validation/fields.js';

export class SendStatusMailDto {
  @ChoiceField(APPLICATION_STATUSES, {
    description: 'The status that the preview told of: 409 when it has changed since',
  })
  status: ApplicationStatus;

  @InstantField({
    optional: true,
    description: 'When the application was read: 409 when another mail has told of this status since',
  })
  seen_at?: Date;
}

/** The mail that tells an applicant of the present status. */
export class StatusMailDto {
  @ApiProperty({ enum: APPLICATION_STATUSES, description: 'The status that it tells of' })
  status: ApplicationStatus;

  @ApiProperty({ example: 'adaeze@example.com' })
  recipient: string;

  @ApiProperty({ example: 'Good news about your application: Product Designer' })
  subject: string;

  @ApiProperty({ description: 'As plain text' })
  text: string;

  @ApiProperty({ description: 'As HTML; every value in it is escaped' })
  html: string;

  @ApiProperty({ description: 'Whether it was sent already: it goes out once a status' })
  is_sent: boolean;
}
