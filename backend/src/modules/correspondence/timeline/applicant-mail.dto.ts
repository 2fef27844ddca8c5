import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MailDto } from '../../../platform/mail/list/mail.dto.js';

/** A mail to the applicant, as it was written, and whether it arrived at the mail server. */
export class ApplicantMailDto extends OmitType(MailDto, ['application_id', 'attempts']) {
  @ApiProperty({ type: String, nullable: true, description: 'What it says; null where it is not kept' })
  text: string | null;
}
