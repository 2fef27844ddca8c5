import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, FILE_MESSAGES, type ApplicationStatus } from '@smash/contract';
import { FileField, type UploadedFile } from '../../../platform/files/uploaded-file.js';
import { ChoiceField, EmailField, TextField } from '../../../platform/validation/fields.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

export class RequestPageLinkDto {
  @TextField({
    max: 40,
    description: 'In any spelling: spaces, hyphens and case do not matter',
    example: 'SMT-7F3K-9QXA',
  })
  reference: string;

  @EmailField({ description: 'The address of the application', example: 'adaeze@example.com' })
  email: string;
}

export class OpenPageDto {
  @TextField({ max: 200, verbatim: true, description: 'What the link in the mail ends with; it counts once' })
  token: string;
}

export const LINKS_ON_CLOSING = ['end', 'keep'] as const;

export class ClosePageQueryDto {
  @ChoiceField(LINKS_ON_CLOSING, {
    optional: true,
    description: 'Whether mailed links that nobody has opened still open the page; they end if not given',
  })
  links?: (typeof LINKS_ON_CLOSING)[number];
}

export class CandidateSessionDto {
  @ApiProperty({ description: 'Sent as a bearer token' })
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

  @ApiProperty({ description: 'Whether the job mails both decisions by itself, so that one can be promised' })
  is_decision_mailed: boolean;

  @ApiProperty({ format: 'date-time' })
  applied_at: string;

  @ApiProperty(NULLABLE_INSTANT)
  withdrawn_at: string | null;

  @ApiProperty({ description: 'Whether the applicant sent a newer version, rather than withdrawing it' })
  is_replaced: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Reference of the newer version that the applicant sent, while it is kept',
  })
  replaced_by: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Name of the CV file' })
  cv_filename: string | null;

  @ApiProperty({ description: 'While it is pending and not withdrawn' })
  can_replace_cv: boolean;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Until when it is kept for other openings, if the applicant agreed to that',
  })
  talent_pool_until: string | null;

  @ApiProperty({
    description:
      'While the job is open and nobody has decided, or leads the applicant through stages or interviews',
  })
  can_update: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'What the applicant agreed to, in the words that were shown',
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

  @ApiProperty({ type: 'integer', description: 'Files that were erased, those of its other versions too' })
  file_count: number;

  @ApiProperty({ format: 'date-time' })
  erased_at: string;
}
