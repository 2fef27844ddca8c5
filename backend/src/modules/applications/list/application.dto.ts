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
  @ApiProperty({
    description: 'Id of the question; the kind of a file that answers it is question_{question_id}',
  })
  question_id: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType' })
  type: QuestionType;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'The answer: a text, a number in digits, one of the choices, yes or no, or the name of a file; null for no answer',
  })
  value: string | null;

  @ApiProperty({ ...fileWarnings, description: 'Warnings about the file, for opening it outside the portal' })
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
    description: 'Telephone number in E.164, as dialled from anywhere; null if the number cannot exist',
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

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The link as typed, with or without a scheme; null if not given',
    example: 'adaeze.dev',
  })
  portfolio: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The link as an http or https address to open; null if there is none',
    example: 'https://adaeze.dev/',
  })
  portfolio_url: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The link as typed, with or without a scheme; null if not given',
  })
  social_link: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'The link as an http or https address to open; null if there is none',
  })
  social_link_url: string | null;

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Name of the CV file; null if there is no file' })
  cv_filename: string | null;

  @ApiProperty({ ...fileWarnings, description: 'Warnings about the CV, for opening it outside the portal' })
  cv_warnings: FileWarning[];

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'Text of the cover letter, or the name of its file, as cover_letter_kind says; null if there is none',
  })
  cover_letter: string | null;

  @ApiProperty({ type: String, enum: ['text', 'file'], nullable: true })
  cover_letter_kind: 'text' | 'file' | null;

  @ApiProperty({
    ...fileWarnings,
    description: 'Warnings about the cover letter, for opening it outside the portal',
  })
  cover_letter_warnings: FileWarning[];

  @ApiProperty({
    type: [QuestionAnswerDto],
    description: 'Answers to the questions of the job, in their order',
  })
  answers: QuestionAnswerDto[];

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty({
    type: JobStageDto,
    nullable: true,
    description:
      'Stage of the job; null if the application is in no stage. Only reviewed applications have a stage',
  })
  stage: JobStage | null;

  @ApiProperty({
    type: ReviewerDto,
    nullable: true,
    description:
      'Account that is to review the application; null if there is none or the account is suspended',
  })
  assignee: ReviewerDto | null;

  @ApiProperty({ format: 'date-time' })
  applied_at: string;

  @ApiProperty({
    format: 'date-time',
    description:
      'Time of the last change of the status, the stage, the notes, the scorecards, the CV or the details, or of the withdrawal; not of tags, the assignee or the person',
  })
  updated_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time at which the status first changed from pending; null if it never has',
  })
  first_reviewed_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Time at which the applicant withdrew the application, which keeps its status; null if it was not withdrawn',
  })
  withdrawn_at: string | null;

  @ApiProperty({
    description: 'Whether the application counts as withdrawn because the applicant sent a newer version',
  })
  is_replaced: boolean;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'uuid',
    description: 'Id of the newer version, while that is kept; null if there is none',
  })
  replaced_by: string | null;

  @ApiProperty({
    type: String,
    enum: APPLICATION_STATUSES,
    nullable: true,
    description: 'Latest status that a mail tells the applicant of, sent or waiting; null if none',
  })
  told_status: ApplicationStatus | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Version of the consent text that the applicant agreed to; null if it was not recorded',
  })
  consent_version: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'date-time',
    description:
      'Time at which the applicant last agreed to be in the talent pool; null without such a consent',
  })
  talent_pool_since: string | null;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Time at which that consent ends; null without such a consent',
  })
  talent_pool_until: string | null;

  @ApiProperty({
    enum: APPLICATION_SOURCES,
    enumName: 'ApplicationSource',
    description: 'Source: the applicant sent the form, or an administrator imported the application',
  })
  source: ApplicationSource;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Channel where the applicant read of the job, from ?src= of the address; null if unknown',
    example: 'whatsapp',
  })
  channel: string | null;

  @ApiProperty({
    format: 'uuid',
    description: 'Id of the person, the same for all applications of one person',
  })
  person_id: string;

  @ApiProperty({
    ...NULLABLE_TEXT,
    format: 'uuid',
    description: 'Id of the previous application of the same person for the same job; null if there is none',
  })
  repeat_of: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Number of other applications of the same person; GET /people/{id} lists them',
  })
  other_applications: number;

  @ApiProperty({ type: 'integer', description: 'Number of notes, including those about the person' })
  notes_count: number;

  @ApiProperty({ description: 'Whether a note that you have not read mentions you' })
  is_mentioned: boolean;

  @ApiProperty({
    type: ApplicantReplyDto,
    nullable: true,
    description: 'Latest action of the applicant since applying; null if there was none',
  })
  last_reply: ApplicantReplyDto | null;

  @ApiProperty({ type: [AppliedTagDto], description: 'Tags, by name' })
  tags: AppliedTagDto[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: `Mean of its scorecards from 1 to ${SCORES.length}, with one decimal; null until you give your own scorecard`,
    example: 3.5,
  })
  rating: number | null;

  @ApiProperty({ type: 'integer', description: 'Number of scorecards' })
  ratings_count: number;
}

export class ChangedApplicationDto extends ApplicationDto {
  @ApiProperty({
    enum: APPLICATION_STATUSES,
    enumName: 'ApplicationStatus',
    nullable: true,
    description: 'Status before the change; null if nothing was changed',
  })
  previous_status: ApplicationStatus | null;
}
