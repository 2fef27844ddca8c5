import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATUSES } from '@smash/contract';
import type { MailStatus } from '../mail.entity.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../validation/nullable.js';

/** A mail, without its content. */
export class MailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Kind of mail', example: 'application_received' })
  kind: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Id of the application; null if the mail is about none',
  })
  application_id: string | null;

  @ApiProperty({ example: 'adaeze@example.com' })
  recipient: string;

  @ApiProperty({ example: 'We have your application' })
  subject: string;

  @ApiProperty({
    enum: MAIL_STATUSES,
    description: '`queued`: waits to be sent; `sent`: sent; `failed`: given up',
  })
  status: MailStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Error of the last attempt; null if there is none' })
  last_error: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Time of the next attempt; null if none is planned',
  })
  next_attempt_at: string | null;

  @ApiProperty(NULLABLE_INSTANT)
  sent_at: string | null;
}

export class RetriedMailsDto {
  @ApiProperty({ type: 'integer', description: 'Number of mails that are sent again' })
  retried: number;

  @ApiProperty({ type: 'integer', description: 'Number of mails that were outdated and left the list' })
  outdated: number;
}
