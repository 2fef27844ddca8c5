import {
  APPLICATION_STATUSES,
  APPLIED_PERIODS,
  type ApplicationStatus,
  type AppliedPeriod,
  type Brand,
  BRANDS,
  CHANNEL_LIMIT,
  MENTION_FILTERS,
  type MentionFilter,
  NO_STAGE,
  REPEAT_FILTERS,
  type RepeatFilter,
  SCORES,
  STAGE_LIMITS,
  TAG_LIMITS,
  TALENT_POOL_FILTERS,
  type TalentPoolFilter,
  TOLD_FILTERS,
  type ToldFilter,
  WITHDRAWAL_FILTERS,
  type WithdrawalFilter,
} from '@smash/contract';
import { UuidListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { AssigneeFilterField } from '../assignees/assignee.dto.js';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import {
  ChoiceField,
  InstantField,
  NumericIdsField,
  QueryNumber,
  TextField,
} from '../../../platform/validation/fields.js';

export const APPLICATION_SORTS = ['applied_at', 'last_name', 'email', 'status', 'rating'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** Parameters of one job's list; search looks at names, email address, reference and telephone number. */
export class ListJobApplicationsQueryDto extends UuidListQueryDto {
  @ChoiceField(APPLICATION_SORTS, {
    optional: true,
    description:
      'applied_at if not given; rating only with rating_min: who has not rated one does not see where it stands',
  })
  @NeedsRatingMin()
  sort?: ApplicationSort;

  @TextField({
    optional: true,
    max: 200,
    description: 'Words that must all occur in the CV, in any of their English forms',
    example: 'audited accounts',
  })
  cv?: string | null;

  @ChoiceField(APPLICATION_STATUSES, { optional: true, description: 'Only this status' })
  status?: ApplicationStatus;

  @AssigneeFilterField()
  assignee_id?: string;

  @ChoiceField(MENTION_FILTERS, {
    optional: true,
    description: 'Only those with a note that mentions you; unread: and that you have not read',
  })
  mentioned?: MentionFilter;

  @TextField({
    max: STAGE_LIMITS.id,
    optional: true,
    description: `Only reviewed ones in this stage of the job, whose id has to be given; ${NO_STAGE}: only those in no stage`,
  })
  stage?: string | null;

  @ChoiceField(APPLIED_PERIODS, {
    optional: true,
    description: 'Applied today, in the last seven days, or since the same day last month, in Lagos',
  })
  applied?: AppliedPeriod;

  @ChoiceField(WITHDRAWAL_FILTERS, {
    optional: true,
    description: 'Only those that the applicant has withdrawn, or only the others; both if not given',
  })
  withdrawn?: WithdrawalFilter;

  @ChoiceField(TOLD_FILTERS, {
    optional: true,
    description:
      'no: accepted or rejected, and no mail tells the applicant so; yes: one does, or waits to. Withdrawn ones are neither',
  })
  told?: ToldFilter;

  @ChoiceField(TALENT_POOL_FILTERS, {
    optional: true,
    description: 'Only those whose applicants agreed to be kept for other openings, as long as that holds',
  })
  talent_pool?: TalentPoolFilter;

  @TextField({
    optional: true,
    max: CHANNEL_LIMIT,
    description: 'Only those whose applicants read of the job there; see channel',
    example: 'whatsapp',
  })
  channel?: string | null;

  @ChoiceField(REPEAT_FILTERS, {
    optional: true,
    description: 'Whether the same person had applied for the same job before; see repeat_of',
  })
  applied_before?: RepeatFilter;

  @InstantField({ optional: true, description: 'Applied then or later' })
  since?: Date;

  @InstantField({
    optional: true,
    description: 'Applied then or later, or imported then or later, whenever that applicant had applied',
  })
  new_since?: Date;

  @QueryNumber({
    min: 1,
    max: 3_650,
    description: 'Pending, not withdrawn, and applied longer than so many days ago',
  })
  waiting_days?: number;

  @NumericIdsField({
    max: TAG_LIMITS.ofApplication,
    inQuery: true,
    description: 'Only those with all of these tags',
  })
  tag?: number[];

  @QueryNumber({
    min: 1,
    max: SCORES.length,
    description: 'Only those that you have rated yourself, whose rating is at least this',
  })
  rating_min?: number;
}

export class ListApplicationsQueryDto extends ListJobApplicationsQueryDto {
  @QueryNumber({ min: 1, max: 2_147_483_647, description: 'Only this job' })
  job_id?: number;

  @ChoiceField(BRANDS, { optional: true, description: 'Only jobs of this business, or of the group itself' })
  brand?: Brand;

  @IsOfOneJob()
  declare stage?: string | null;
}

/** An order by rating would reveal ratings that the reader must not see yet. */
function NeedsRatingMin(): PropertyDecorator {
  return ValidateBy({
    name: 'needsRatingMin',
    validator: {
      validate: (sort: unknown, { object }: ValidationArguments) =>
        sort !== 'rating' || (object as ListJobApplicationsQueryDto).rating_min !== undefined,
      defaultMessage: () => 'Please choose a least rating too',
    },
  });
}

/** Each job has stages of its own, so a stage's id means nothing without its job. */
function IsOfOneJob(): PropertyDecorator {
  return ValidateBy({
    name: 'ofOneJob',
    validator: {
      validate: (stage: unknown, { object }: ValidationArguments) =>
        stage === NO_STAGE || (object as ListApplicationsQueryDto).job_id !== undefined,
      defaultMessage: () => 'Please choose the job of this stage too',
    },
  });
}
