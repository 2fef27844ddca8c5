import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, MAIL_TEXT_LIMITS } from '@smash/contract';
import { ChoiceField, TextField, VersionField } from '../../../platform/validation/fields.js';
import { MailBodyField, MailSubjectField } from '../writing/mail-text.fields.js';

export const TellsStatusField = (description: string) =>
  ChoiceField(APPLICATION_STATUSES, { optional: true, nullable: true, description });

const tellsStatus = {
  type: String,
  enum: APPLICATION_STATUSES,
  nullable: true,
  description: 'Status that the mail tells applicants of; null if it tells no status',
} as const;

/** Body of POST. */
export class SaveMailTemplateDto {
  @TextField({
    max: MAIL_TEXT_LIMITS.name,
    description: 'Name of the template, by which people choose it',
    example: 'Rejection',
  })
  name: string;

  @MailSubjectField()
  subject: string;

  @MailBodyField()
  body: string;

  @TellsStatusField('Status that the mail tells applicants of; null or not given if it tells no status')
  tells_status?: ApplicationStatus | null;
}

/** Body of PUT, which replaces the whole template. */
export class UpdateMailTemplateDto extends SaveMailTemplateDto {
  @VersionField()
  version?: number;
}

/** A version of a mail template, the present one or one before. */
export class MailTemplateVersionDto {
  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  body: string;

  @ApiProperty(tellsStatus)
  tells_status: ApplicationStatus | null;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Username of the author; null for templates that came with the system and for removed accounts',
  })
  updated_by: string | null;
}

export class MailTemplateDto extends MailTemplateVersionDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;
}
