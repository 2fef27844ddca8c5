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

  @ApiProperty({ enum: BRANDS, nullable: true, description: 'Whose it is: the slug of a business, or group' })
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
    description: 'In whole units of its currency',
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
    description: 'Last day on which applications are taken, in Lagos',
  })
  application_deadline: string | null;

  @ApiProperty({ description: 'Whether administrators have it open' })
  is_active: boolean;

  @ApiProperty({
    type: Boolean,
    required: false,
    description:
      'true for a draft, which only those with `applications.read` or `jobs.edit` can read; left out of all others',
  })
  is_draft?: true;

  @ApiProperty({
    description: 'Whether it takes applications now: active, no draft, and its deadline has not passed',
  })
  is_open: boolean;

  @ApiProperty({
    type: [JobQuestionDto],
    description: 'What its application form asks beside what every form does',
  })
  questions: JobQuestion[];

  @ApiProperty({
    type: [JobStageDto],
    required: false,
    description:
      'The steps that reviewed applications stand in; only for those with `applications.read` or `jobs.edit`',
  })
  stages?: JobStage[];

  @ApiProperty({
    type: [JobCriterionDto],
    required: false,
    description:
      'What scorecards judge its applications by; only for those with `applications.read` or `jobs.edit`',
  })
  criteria?: JobCriterion[];

  @ApiProperty({
    type: [JobStatusMailDto],
    description: 'What applicants are told by mail without anybody writing: nobody is promised more',
  })
  status_mails: StatusMail[];

  @ApiProperty({
    format: 'date-time',
    required: false,
    description: 'When it was first published; left out of a draft that never was',
  })
  posted_at?: string;

  @ApiProperty({ format: 'date-time', description: 'When it was made, be it as a draft' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: 'integer', description: 'Raised by every change; send it back with PUT' })
  version: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Only for those with `applications.read`' })
  application_count?: number;

  @ApiProperty({
    type: JobQueuesDto,
    required: false,
    description:
      'How many applications of each status there are, withdrawn ones left out; only for those with `applications.read`, in pages of the list',
  })
  queues?: JobQueuesDto;
}
