import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATUSES } from '@smash/contract';

/** A mail to the applicant, as it was written, and whether it arrived at the mail server. */
export class ApplicantMailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Occasion of the mail', example: 'applicant_mail' })
  kind: string;

  @ApiProperty({ example: 'adaeze@example.com' })
  recipient: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ type: String, nullable: true, description: 'What it says; null where it is not kept' })
  text: string | null;

  @ApiProperty({ enum: MAIL_STATUSES, description: 'queued: waits; sent; failed: given up' })
  status: (typeof MAIL_STATUSES)[number];

  @ApiProperty({ type: String, nullable: true, description: 'Why the last attempt failed' })
  last_error: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'While it waits: the next attempt',
  })
  next_attempt_at: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  sent_at: string | null;
}
