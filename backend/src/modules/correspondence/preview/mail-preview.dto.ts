import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { MailBodyField, MailSubjectField } from '../writing/mail-text.fields.js';
import { NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

/** Body of POST /mail-templates/preview. */
export class PreviewMailDto {
  @ApiProperty({
    format: 'uuid',
    required: false,
    nullable: true,
    type: String,
    description:
      'Id of the application whose applicant would get the mail; without it, the preview has example values',
  })
  @IsOptional()
  @IsUUID('all', { message: 'This is not a valid id' })
  application_id?: string | null;

  @MailSubjectField()
  subject: string;

  @MailBodyField()
  body: string;
}

/** A mail exactly as it would be sent. */
export class MailPreviewDto {
  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Email address of the applicant; null if the preview has example values',
  })
  recipient: string | null;

  @ApiProperty({
    description:
      'Whether all placeholders have values. False if the text names an interview that the applicant does not have: no mail would be sent',
  })
  has_all_values: boolean;

  @ApiProperty({ description: 'Email address that replies go to' })
  reply_to: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'Mail as plain text' })
  text: string;

  @ApiProperty({ description: 'Only the body with its values, as the start of a chat' })
  message: string;

  @ApiProperty({ description: 'Mail as HTML; every value in it is escaped' })
  html: string;
}
