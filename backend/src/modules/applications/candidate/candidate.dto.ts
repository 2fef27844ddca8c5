import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, FILE_MESSAGES, type ApplicationStatus } from '@smash/contract';
import { FileField, type UploadedFile } from '../../../platform/files/uploaded-file.js';
import { ChoiceField, KnownEmailField, TextField } from '../../../platform/validation/fields.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

export class RequestPageLinkDto {
  @TextField({
    max: 40,
    description: 'Reference of the application; spaces, hyphens and case do not matter',
    example: 'SMT-7F3K-9QXA',
  })
  reference: string;

  @KnownEmailField({ description: 'Email address of the application', example: 'adaeze@example.com' })
  email: string;
}

export class OpenPageDto {
  @TextField({
    max: 200,
    verbatim: true,
    description: 'The part of the mailed link after the #; it works once',
  })
  token: string;
}

export const LINKS_ON_CLOSING = ['end', 'keep'] as const;

export class ClosePageQueryDto {
  @ChoiceField(LINKS_ON_CLOSING, {
    optional: true,
    description: '`keep`: mailed links that nobody has opened stay valid; if not given, they end too',
  })
  links?: (typeof LINKS_ON_CLOSING)[number];
}

export class CandidateSessionDto {
  @ApiProperty({ description: 'Token to send as a bearer token' })
  access_token: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;
}

/** An application as its applicant sees it. */
export class CandidateApplicationDto {
  @ApiProperty({ example: 'SMT-7F3K-9QXA' })
  reference: string;

  @ApiProperty()
  job_title: string;

  @ApiProperty()
  first_name: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty({
    description: 'Whether the job automatically mails both decisions, so that the page can promise a mail',
  })
  is_decision_mailed: boolean;

  @ApiProperty({ format: 'date-time' })
  applied_at: string;

  @ApiProperty(NULLABLE_INSTANT)
  withdrawn_at: string | null;

  @ApiProperty({
    description: 'Whether the application counts as withdrawn because the applicant sent a newer version',
  })
  is_replaced: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Reference of the newer version, while that is kept; null if there is none',
  })
  replaced_by: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Name of the CV file; null if there is no file' })
  cv_filename: string | null;

  @ApiProperty({
    description: 'Whether the CV can be replaced: while the application is pending and not withdrawn',
  })
  can_replace_cv: boolean;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Time until which the application is in the talent pool; null if it is not',
  })
  talent_pool_until: string | null;

  @ApiProperty({
    description:
      'Whether a newer version can be sent: while the job is open and the application is neither decided nor in a stage or interview',
  })
  can_update: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Consent text that the applicant agreed to, as it was shown',
  })
  consent_text: string | null;
}

export class CvBody {
  @FileField({ description: 'PDF, DOC or DOCX under 5 MB', message: FILE_MESSAGES.cvRequired })
  cv_file: UploadedFile;
}

/** What remains of an erased application; nothing in it is about a person. */
export class ErasureCertificateDto {
  @ApiProperty({ format: 'uuid', description: 'Number of the certificate' })
  certificate_id: string;

  @ApiProperty({ type: 'integer', description: 'Number of erased files, including those of other versions' })
  file_count: number;

  @ApiProperty({ format: 'date-time' })
  erased_at: string;
}
