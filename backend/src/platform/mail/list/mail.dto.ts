import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATUSES } from '@smash/contract';
import type { MailStatus } from '../mail.entity.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../validation/nullable.js';

/** A mail, without its content. */
export class MailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Occasion of the mail', example: 'application_received' })
  kind: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'The application that it is about',
  })
  application_id: string | null;

  @ApiProperty({ example: 'adaeze@example.com' })
  recipient: string;

  @ApiProperty({ example: 'We have your application' })
  subject: string;

  @ApiProperty({ enum: MAIL_STATUSES, description: 'queued: waits; sent; failed: given up' })
  status: MailStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Why the last attempt failed' })
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

  @ApiProperty(NULLABLE_INSTANT)
  sent_at: string | null;
}

export class RetriedMailsDto {
  @ApiProperty({ type: 'integer', description: 'How many are sent again' })
  retried: number;

  @ApiProperty({ type: 'integer', description: 'How many were of no use any more, and left the list' })
  outdated: number;
}
