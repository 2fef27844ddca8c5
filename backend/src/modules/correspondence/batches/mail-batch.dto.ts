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
    description: 'Id of the template that the text comes from; its status is the default of `tells_status`',
  })
  template_id?: number | null;

  @MailSubjectField()
  subject: string;

  @MailBodyField()
  body: string;

  @TellsStatusField(
    'Status that the mail tells the applicants of; applications with another status get no mail. If not given, that of the template; null if the mail tells no status',
  )
  tells_status?: ApplicationStatus | null;
}

export class LeftOutDto implements LeftOut {
  @ApiProperty({ type: 'integer', description: 'Number of applications that do not exist or are deleted' })
  missing: number;

  @ApiProperty({ type: 'integer', description: 'Number of withdrawn applications' })
  withdrawn: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of applications whose status differs from that of the mail',
  })
  other_status: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of applicants whom another mail has told of the same status since `seen_at`',
  })
  already_told: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of applicants without the interview that the text names',
  })
  no_interview: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of applications whose email address gets the mail for another application',
  })
  same_person: number;
}

export class MailBatchDto {
  @ApiProperty({ format: 'uuid' })
  batch_id: string;

  @ApiProperty({ type: 'integer', description: 'Number of applicants who get the mail' })
  count: number;

  @ApiProperty({
    format: 'date-time',
    description: 'Time at which the mails are sent; until then they can be undone',
  })
  sends_at: string;

  @ApiProperty({ type: String, enum: APPLICATION_STATUSES, nullable: true })
  tells_status: ApplicationStatus | null;

  @ApiProperty({ type: LeftOutDto, description: 'Numbers of applications left out, by reason' })
  left_out: LeftOutDto;
}

/** Progress of the mails of one batch. */
export class MailProgressDto extends MailBatchDto {
  @ApiProperty({ type: 'integer', description: 'Number of mails made' })
  prepared: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of mails that were never made: it failed several times and was given up',
  })
  not_made: number;

  @ApiProperty({ type: 'integer', description: 'Number of mails that are made and wait to be sent' })
  queued: number;

  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer', description: 'Number of mails given up' })
  failed: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Number of mails that were made and never sent: undone; or the application was withdrawn, deleted or decided otherwise; or the interview that they name was moved or cancelled. Mails of erased applications count here too, even if they were sent',
  })
  taken_back: number;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'Time of the undo; null if it was not undone' })
  undone_at: string | null;
}
