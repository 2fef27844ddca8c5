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
    description: 'The application whose applicant the mail would go to; without one, examples stand in',
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
  @ApiProperty({ ...NULLABLE_TEXT, description: 'Null where examples stand in' })
  recipient: string | null;

  @ApiProperty({
    description:
      'False where the text names an interview that this applicant does not have: no email would be sent',
  })
  has_all_values: boolean;

  @ApiProperty({ description: 'Where replies go' })
  reply_to: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'As plain text' })
  text: string;

  @ApiProperty({ description: 'The body alone with its values, as a chat could begin' })
  message: string;

  @ApiProperty({ description: 'As HTML; every value in it is escaped' })
  html: string;
}
