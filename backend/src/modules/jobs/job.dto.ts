import { ApiProperty } from '@nestjs/swagger';
import {
  type ApplicationStatus,
  type Brand,
  BRANDS,
  JOB_TYPES,
  type JobCriterion,
  type JobFacts,
  type JobQuestion,
  type JobStage,
  type JobType,
  NIGERIAN_STATES,
  type NigerianState,
  SALARY_CURRENCIES,
  SALARY_PERIODS,
  type SalaryCurrency,
  type SalaryPeriod,
  type StatusMail,
  type Workplace,
  WORKPLACES,
} from '@smash/contract';
import { JobCriterionDto } from './editing/job-criterion.dto.js';
import { JobQuestionDto } from './editing/job-question.dto.js';
import { JobStageDto } from './editing/job-stage.dto.js';
import { JobStatusMailDto } from './editing/status-mail.dto.js';
import { NULLABLE_TEXT } from '../../platform/validation/nullable.js';

export class JobQueuesDto implements Record<ApplicationStatus, number> {
  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  reviewed: number;

  @ApiProperty({ type: 'integer' })
  accepted: number;

  @ApiProperty({ type: 'integer' })
  rejected: number;
}

export class JobDto implements JobFacts {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'Rider Experience Lead, Ridesmash' })
  title: string;

  @ApiProperty({ enum: JOB_TYPES, enumName: 'JobType' })
  job_type: JobType;

  @ApiProperty({ example: 'Abuja' })
  location: string;

  @ApiProperty({ ...NULLABLE_TEXT, example: '₦350,000 to ₦450,000 a month' })
  salary_range: string | null;

  @ApiProperty({
    enum: BRANDS,
    nullable: true,
    description: 'Business that the job belongs to: its slug, or `group`; null if unknown',
  })
  brand: Brand | null;

  @ApiProperty({ ...NULLABLE_TEXT, example: 'Abuja' })
  city: string | null;

  @ApiProperty({ enum: NIGERIAN_STATES, nullable: true })
  state: NigerianState | null;

  @ApiProperty({ enum: WORKPLACES, nullable: true })
  workplace: Workplace | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Lowest salary, in whole units of salary_currency; null if unknown',
    example: 350_000,
  })
  salary_min: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 450_000 })
  salary_max: number | null;

  @ApiProperty({ enum: SALARY_CURRENCIES, nullable: true })
  salary_currency: SalaryCurrency | null;

  @ApiProperty({ enum: SALARY_PERIODS, nullable: true })
  salary_period: SalaryPeriod | null;

  @ApiProperty()
  description: string;

  @ApiProperty()
  responsibility: string;

  @ApiProperty()
  requirements: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Last day for applications, Lagos time; null for no deadline',
  })
  application_deadline: string | null;

  @ApiProperty({ description: 'Whether administrators have switched the job on' })
  is_active: boolean;

  @ApiProperty({
    type: Boolean,
    required: false,
    description:
      'true for a draft, which only callers with `applications.read` or `jobs.edit` can read; absent for other jobs',
  })
  is_draft?: true;

  @ApiProperty({
    description:
      'Whether the job takes applications now: it is active, is not a draft and its deadline has not passed',
  })
  is_open: boolean;

  @ApiProperty({
    type: [JobQuestionDto],
    description: 'Questions of its application form, in addition to the standard fields',
  })
  questions: JobQuestion[];

  @ApiProperty({
    type: [JobStageDto],
    required: false,
    description: 'Stages of reviewed applications; only for callers with `applications.read` or `jobs.edit`',
  })
  stages?: JobStage[];

  @ApiProperty({
    type: [JobCriterionDto],
    required: false,
    description: 'Criteria of its scorecards; only for callers with `applications.read` or `jobs.edit`',
  })
  criteria?: JobCriterion[];

  @ApiProperty({
    type: [JobStatusMailDto],
    description: 'Mails that applicants get automatically when their status changes',
  })
  status_mails: StatusMail[];

  @ApiProperty({
    format: 'date-time',
    required: false,
    description: 'Time of the first publication; absent for a draft that was never published',
  })
  posted_at?: string;

  @ApiProperty({ format: 'date-time', description: 'Time of creation, as a draft or published' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Number of applications; only for callers with `applications.read`',
  })
  application_count?: number;

  @ApiProperty({
    type: JobQueuesDto,
    required: false,
    description:
      'Number of applications by status, without withdrawn ones; only in pages of the list, for callers with `applications.read`',
  })
  queues?: JobQueuesDto;
}
