import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { WholeNumberField } from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';
import { ChosenApplicationsDto } from '../../applications/index.js';
import { TellsStatusField } from '../templates/mail-template.dto.js';
import { MailBodyField, MailSubjectField } from '../writing/mail-text.fields.js';
import type { LeftOut } from './choose-recipients.js';
import { NULLABLE_INSTANT } from '../../../platform/validation/nullable.js';

/** Body of POST /applications/mails. */
export class WriteMailsDto extends ChosenApplicationsDto {
  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'The template that the text comes from; it says what status the mail tells of',
  })
  template_id?: number | null;

  @MailSubjectField()
  subject: string;

  @MailBodyField()
  body: string;

  @TellsStatusField(
    "The status that the mail tells of: who has another one gets none. The template's if not given, null for none",
  )
  tells_status?: ApplicationStatus | null;
}

export class LeftOutDto implements LeftOut {
  @ApiProperty({ type: 'integer', description: 'Unknown or deleted applications' })
  missing: number;

  @ApiProperty({ type: 'integer', description: 'The applicant has withdrawn' })
  withdrawn: number;

  @ApiProperty({ type: 'integer', description: 'The application has another status than the mail tells of' })
  other_status: number;

  @ApiProperty({
    type: 'integer',
    description: 'Another mail has told of the same status since `seen_at`',
  })
  already_told: number;

  @ApiProperty({
    type: 'integer',
    description: 'The text names an interview that the applicant does not have',
  })
  no_interview: number;

  @ApiProperty({ type: 'integer', description: 'The same address gets the mail for another application' })
  same_person: number;
}

export class MailBatchDto {
  @ApiProperty({ format: 'uuid' })
  batch_id: string;

  @ApiProperty({ type: 'integer', description: 'How many applicants get the mail' })
  count: number;

  @ApiProperty({ format: 'date-time', description: 'When the mails leave; until then they can be undone' })
  sends_at: string;

  @ApiProperty({ type: String, enum: APPLICATION_STATUSES, nullable: true })
  tells_status: ApplicationStatus | null;

  @ApiProperty({ type: LeftOutDto, description: 'Who gets none, and why' })
  left_out: LeftOutDto;
}

/** Progress of the mails of one batch. */
export class MailProgressDto extends MailBatchDto {
  @ApiProperty({ type: 'integer', description: 'For how many the mail has been made' })
  prepared: number;

  @ApiProperty({ type: 'integer', description: 'Never made: that failed several times and was given up' })
  not_made: number;

  @ApiProperty({ type: 'integer', description: 'Made, and waiting to be sent' })
  queued: number;

  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer', description: 'Given up' })
  failed: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Made and never sent: undone, or the application was withdrawn, deleted or decided otherwise, or the interview that it names was moved or cancelled. Mails go with an erased application: those that had been sent count here, too',
  })
  taken_back: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'When it was undone' })
  undone_at: string | null;
}
