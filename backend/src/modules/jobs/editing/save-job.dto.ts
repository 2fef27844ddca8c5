import { ApiProperty } from '@nestjs/swagger';
import {
  CRITERION_LIMITS,
  JOB_DEFAULTS,
  JOB_LIMITS,
  JOB_TYPES,
  type JobType,
  QUESTION_LIMITS,
  STAGE_LIMITS,
} from '@smash/contract';
import { ArrayUnique, IsArray, IsOptional } from 'class-validator';
import {
  BooleanField,
  ChoiceField,
  DayField,
  ObjectsField,
  TextField,
  VersionField,
} from '../../../platform/validation/fields.js';
import { JobCriterionDto } from './job-criterion.dto.js';
import { JobFactsDto } from './job-facts.dto.js';
import { JobQuestionDto } from './job-question.dto.js';
import { JobStageDto } from './job-stage.dto.js';
import { JobStatusMailDto } from './status-mail.dto.js';

/** Body of POST. */
export class SaveJobDto extends JobFactsDto {
  @TextField({ max: JOB_LIMITS.title, description: 'Job title', example: 'Rider Experience Lead, Ridesmash' })
  title: string;

  @TextField({ max: JOB_LIMITS.description, multiline: true, description: 'Job description' })
  description: string;

  @TextField({ max: JOB_LIMITS.requirements, multiline: true, description: 'Requirements' })
  requirements: string;

  @TextField({ max: JOB_LIMITS.responsibility, multiline: true, description: 'Responsibilities' })
  responsibility: string;

  @TextField({
    max: JOB_LIMITS.location,
    optional: true,
    description: `Location; ${JOB_DEFAULTS.location} if blank`,
    example: 'Lagos',
  })
  location?: string | null;

  @ChoiceField(JOB_TYPES, { optional: true, description: `${JOB_DEFAULTS.job_type} if not given` })
  job_type?: JobType;

  @TextField({
    max: JOB_LIMITS.salary_range,
    optional: true,
    description: 'Free text',
    example: '₦350,000 to ₦450,000 a month',
  })
  salary_range?: string | null;

  @DayField({ optional: true, description: 'Last day for applications, in Lagos', example: '2026-12-31' })
  application_deadline?: string | null;

  @BooleanField({ optional: true, description: 'true if not given' })
  is_active?: boolean;

  @BooleanField({
    optional: true,
    description:
      'A draft is unknown to every visitor; not given, a new job is none and another stays what it is',
  })
  is_draft?: boolean;

  @ApiProperty({
    type: [JobQuestionDto],
    required: false,
    description:
      `What the application form asks beside what every form does: at most ${QUESTION_LIMITS.questions}, of them ` +
      `${QUESTION_LIMITS.files} files. Not given, a new job asks nothing and another what it did`,
  })
  @ObjectsField(() => JobQuestionDto)
  @IsOptional()
  @IsArray({ message: 'A list is expected here' })
  questions?: JobQuestionDto[];

  @ApiProperty({
    type: [JobStageDto],
    required: false,
    description:
      `The steps that reviewed applications stand in, at most ${STAGE_LIMITS.stages}. Who stands in one that is left out stands ` +
      'in none from then on. Not given, a new job has none and another what it had',
  })
  @ObjectsField(() => JobStageDto)
  @IsOptional()
  @IsArray({ message: 'A list is expected here' })
  stages?: JobStageDto[];

  @ApiProperty({
    type: [JobCriterionDto],
    required: false,
    description:
      `What scorecards judge its applications by, at most ${CRITERION_LIMITS.criteria}. Scores that were given for one that is ` +
      'left out stay, with its name. Not given, a new job has none and another what it had',
  })
  @ObjectsField(() => JobCriterionDto)
  @IsOptional()
  @IsArray({ message: 'A list is expected here' })
  criteria?: JobCriterionDto[];

  @ApiProperty({
    type: [JobStatusMailDto],
    required: false,
    description:
      'What applicants are told by mail without anybody writing, each status once. Not given, a new job tells nothing and another what it did',
  })
  @ObjectsField(() => JobStatusMailDto)
  @IsOptional()
  @IsArray({ message: 'A list is expected here' })
  @ArrayUnique((mail: { status?: unknown } | null) => mail?.status, {
    message: 'Please choose each status only once',
  })
  status_mails?: JobStatusMailDto[];
}

/** Body of PUT, which replaces the whole posting. */
export class UpdateJobDto extends SaveJobDto {
  @VersionField()
  version?: number | null;
}
