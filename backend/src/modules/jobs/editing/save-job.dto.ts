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
import { ArrayUnique, IsArray } from 'class-validator';
import {
  BooleanField,
  ChoiceField,
  DayField,
  NullIsNotGiven,
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
    description: `Place of work as free text; ${JOB_DEFAULTS.location} if blank`,
    example: 'Lagos',
  })
  location?: string | null;

  @ChoiceField(JOB_TYPES, {
    optional: true,
    description: `Type of employment; ${JOB_DEFAULTS.job_type} if not given`,
  })
  job_type?: JobType;

  @TextField({
    max: JOB_LIMITS.salary_range,
    optional: true,
    description: 'Salary as free text',
    example: '₦350,000 to ₦450,000 a month',
  })
  salary_range?: string | null;

  @DayField({
    optional: true,
    description: 'Last day for applications, Lagos time; null for no deadline',
    example: '2035-12-31',
  })
  application_deadline?: string | null;

  @BooleanField({ optional: true, description: 'Whether the job is switched on; true if not given' })
  is_active?: boolean;

  @BooleanField({
    optional: true,
    description:
      'Whether the job is a draft, hidden from visitors. If not given, a new job is published and an existing job stays as it is',
  })
  is_draft?: boolean;

  @ApiProperty({
    type: [JobQuestionDto],
    required: false,
    description:
      `Questions of the application form, in addition to the standard fields: at most ${QUESTION_LIMITS.questions}, of them ` +
      `${QUESTION_LIMITS.files} for files. If not given, a new job has none and an existing job keeps its own`,
  })
  @ObjectsField(() => JobQuestionDto)
  @NullIsNotGiven()
  @IsArray({ message: 'A list is expected here' })
  questions?: JobQuestionDto[];

  @ApiProperty({
    type: [JobStageDto],
    required: false,
    description:
      `Stages of reviewed applications, at most ${STAGE_LIMITS.stages}. Applications in a stage that is left out are then in ` +
      'no stage. If not given, a new job has none and an existing job keeps its own',
  })
  @ObjectsField(() => JobStageDto)
  @NullIsNotGiven()
  @IsArray({ message: 'A list is expected here' })
  stages?: JobStageDto[];

  @ApiProperty({
    type: [JobCriterionDto],
    required: false,
    description:
      `Criteria of the scorecards, at most ${CRITERION_LIMITS.criteria}. Scores for a criterion that is left out are kept, ` +
      'with its name. If not given, a new job has none and an existing job keeps its own',
  })
  @ObjectsField(() => JobCriterionDto)
  @NullIsNotGiven()
  @IsArray({ message: 'A list is expected here' })
  criteria?: JobCriterionDto[];

  @ApiProperty({
    type: [JobStatusMailDto],
    required: false,
    description:
      'Mails that applicants get automatically when their status changes, at most one for each status. If not given, a new job has none and an existing job keeps its own',
  })
  @ObjectsField(() => JobStatusMailDto)
  @NullIsNotGiven()
  @IsArray({ message: 'A list is expected here' })
  @ArrayUnique((mail: { status?: unknown } | null) => mail?.status, {
    message: 'Please choose each status only once',
  })
  status_mails?: JobStatusMailDto[];
}

/** Body of PUT, which replaces the whole posting. */
export class UpdateJobDto extends SaveJobDto {
  @VersionField()
  version?: number;
}
