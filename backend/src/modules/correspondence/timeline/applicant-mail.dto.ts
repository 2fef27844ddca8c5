import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MailDto } from '../../../platform/mail/list/mail.dto.js';
import { NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

/** A mail to the applicant, as it was written, and whether it arrived at the mail server. */
export class ApplicantMailDto extends OmitType(MailDto, ['application_id', 'attempts']) {
  @ApiProperty({ ...NULLABLE_TEXT, description: 'Text of the mail; null if it is not kept' })
  text: string | null;
}
