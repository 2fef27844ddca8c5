import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { FILE_MESSAGES } from '@smash/contract';
import { FileField, type UploadedFile } from '../../../platform/files/uploaded-file.js';
import { ApplyDto } from '../apply/apply.dto.js';
import { SubmittedApplication } from '../apply/submitted-application.js';
import { CandidateSessionDto } from '../candidate/candidate.dto.js';
import { ApplicationDto, QuestionAnswerDto } from '../list/application.dto.js';
import { NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

class SentAnswerDto extends PickType(QuestionAnswerDto, ['question_id', 'type', 'value']) {}

/** What an applicant sent, for the form of a newer version. */
export class SentApplicationDto extends PickType(ApplicationDto, [
  'reference',
  'job_id',
  'first_name',
  'middle_name',
  'last_name',
  'dob',
  'state_of_origin',
  'state_of_resident',
  'address',
  'email',
  'phone',
  'portfolio',
  'social_link',
  'cv_filename',
]) {
  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Text of the cover letter; null if it was sent as a file or there is none',
  })
  cover_letter: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: "Name of the cover letter's file; null if it was sent as text or there is none",
  })
  cover_letter_filename: string | null;

  @ApiProperty({
    type: [SentAnswerDto],
    description: 'Answers to the questions of the job, as they were asked',
  })
  answers: SentAnswerDto[];

  @ApiProperty({
    format: 'date-time',
    description: 'Time until which a newer version can be sent in this session',
  })
  page_expires_at: string;
}

/** The form of POST /my-application/update, as the API description shows it. */
export class UpdateFormDto extends OmitType(ApplyDto, ['email', 'cv_file', 'channel']) {
  @FileField({
    optional: true,
    description: 'PDF, DOC or DOCX under 5 MB; if not given, the earlier CV stays',
    message: FILE_MESSAGES.cvRequired,
  })
  cv_file?: UploadedFile;
}

/** The newer version, and a session for its page. */
export class UpdatedApplicationDto extends CandidateSessionDto {
  @ApiProperty({ type: SubmittedApplication })
  application: SubmittedApplication;
}
