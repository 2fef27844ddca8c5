import { ApiProperty } from '@nestjs/swagger';
import { FILE_WARNINGS, type FileWarning } from '../../../platform/files/index.js';
import { JobStageDto } from '../../jobs/index.js';
import { ReviewerDto } from '../assignees/assignee.dto.js';
import { AppliedTagDto } from '../tags/tag.dto.js';
import { APPLICATION_SOURCES, type ApplicationSource } from '../entities/application.entity.js';
import {
  APPLICANT_REPLIES,
  type ApplicantReplyType,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type JobStage,
  QUESTION_TYPES,
  type QuestionAnswer,
  type QuestionType,
  SCORES,
} from '@smash/contract';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

const fileWarnings = { enum: FILE_WARNINGS, enumName: 'FileWarning', isArray: true } as const;

/** A question of the job as it was asked, with the answer. */
export class QuestionAnswerDto implements QuestionAnswer {
  @ApiProperty({ description: 'Its file, if it is one, is of the kind question_{question_id}' })
  question_id: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  type: QuestionType;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'Text, a number in digits, one of the choices, yes or no, or the name of a file; null for no answer',
  })
  value: string | null;

  @ApiProperty({ ...fileWarnings, description: 'What the file can do when it is opened elsewhere than here' })
  warnings: FileWarning[];
}

/** The applicant's latest own action on the application; replies by mail go to a mailbox and do not count. */
export class ApplicantReplyDto {
  @ApiProperty({ enum: APPLICANT_REPLIES, enumName: 'ApplicantReplyType' })
  type: ApplicantReplyType;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ApplicationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'SMT-7F3K-9QXA' })
  reference: string;

  @ApiProperty({ type: 'integer' })
  job_id: number;

  @ApiProperty()
  job_title: string;

  @ApiProperty()
  first_name: string;

  @ApiProperty(NULLABLE_TEXT)
  middle_name: string | null;

  @ApiProperty()
  last_name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  phone: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'The same in E.164, as it is dialled from anywhere; null for a number that nobody could have',
    example: '+2348035550100',
  })
  phone_e164: string | null;

  @ApiProperty({ format: 'date', description: 'Date of birth' })
  dob: string;

  @ApiProperty()
  state_of_origin: string;

  @ApiProperty()
  state_of_resident: string;

  @ApiProperty()
  address: string;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'As typed, with or without a scheme', example: 'adaeze.dev' })
  portfolio: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The http or https address to open',
    example: 'https://adaeze.dev/',
  })
  portfolio_url: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'As typed, with or without a scheme' })
  social_link: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'The http or https address to open' })
  social_link_url: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Name of the CV file' })
  cv_filename: string | null;

  @ApiProperty({ ...fileWarnings, description: 'What the CV can do when it is opened elsewhere than here' })
  cv_warnings: FileWarning[];

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The letter itself, or its file name; see cover_letter_kind',
  })
  cover_letter: string | null;

  @ApiProperty({ type: String, enum: ['text', 'file'], nullable: true })
  cover_letter_kind: 'text' | 'file' | null;

  @ApiProperty({ ...fileWarnings, description: 'The same of the cover letter' })
  cover_letter_warnings: FileWarning[];

  @ApiProperty({ type: [QuestionAnswerDto], description: 'To the questions of the job, in their order' })
  answers: QuestionAnswerDto[];

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty({
    type: JobStageDto,
    nullable: true,
    description: 'The stage of the job that it stands in; only a reviewed one stands in any',
  })
  stage: JobStage | null;

  @ApiProperty({
    type: ReviewerDto,
    nullable: true,
    description: 'Who is to review it; null also when that account is suspended',
  })
  assignee: ReviewerDto | null;

  @ApiProperty({ format: 'date-time' })
  applied_at: string;

  @ApiProperty({ format: 'date-time', description: 'Last change of the status, the notes or the scorecards' })
  updated_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the status first left pending',
  })
  first_reviewed_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the applicant withdrew it; the status stays as it was',
  })
  withdrawn_at: string | null;

  @ApiProperty({ description: 'Whether the applicant sent a newer version, rather than withdrawing it' })
  is_replaced: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'uuid',
    description:
      'The application that the applicant sent in its place, while it is kept; it counts as withdrawn since then',
  })
  replaced_by: string | null;

  @ApiProperty({
    type: String,
    enum: APPLICATION_STATUSES,
    nullable: true,
    description: 'The status that a mail told the applicant of last, sent or about to be',
  })
  told_status: ApplicationStatus | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'Version of the words that the applicant agreed to; null for applications from before they were kept',
  })
  consent_version: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'date-time',
    description: 'When the applicant last agreed to be kept for other openings; null without such a consent',
  })
  talent_pool_since: string | null;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'When that consent ends' })
  talent_pool_until: string | null;

  @ApiProperty({
    enum: APPLICATION_SOURCES,
    enumName: 'ApplicationSource',
    description: 'Whether the applicant sent the form, or an administrator brought it in from a table',
  })
  source: ApplicationSource;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Where the applicant read of the job, as ?src= of the address said; null when it did not',
    example: 'whatsapp',
  })
  channel: string | null;

  @ApiProperty({ format: 'uuid', description: 'The same for all applications of one person' })
  person_id: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'uuid',
    description: 'The application of the same person for the same job that came before this one',
  })
  repeat_of: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'How many other applications the same person has; GET /people/{id} tells which',
  })
  other_applications: number;

  @ApiProperty({ type: 'integer', description: 'With those about the person' })
  notes_count: number;

  @ApiProperty({ description: 'Whether one of its notes mentions you and you have not read it' })
  is_mentioned: boolean;

  @ApiProperty({
    type: ApplicantReplyDto,
    nullable: true,
    description: 'Null when the applicant did nothing since applying',
  })
  last_reply: ApplicantReplyDto | null;

  @ApiProperty({ type: [AppliedTagDto], description: 'By name' })
  tags: AppliedTagDto[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: `The mean of its scorecards from 1 to ${SCORES.length}, with one decimal; null unless you have given one yourself`,
    example: 3.5,
  })
  rating: number | null;

  @ApiProperty({ type: 'integer', description: 'How many scorecards it has' })
  ratings_count: number;
}

export class ChangedApplicationDto extends ApplicationDto {
  @ApiProperty({
    enum: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    nullable: true,
    description: 'Null when it had the status already and nothing was changed',
  })
  previous_status: ApplicationStatus | null;
}
