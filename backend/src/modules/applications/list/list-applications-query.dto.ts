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
      'Field to sort by; applied_at if not given. `rating` needs rating_min, so that only applications that you have rated are sorted',
  })
  @NeedsRatingMin()
  sort?: ApplicationSort;

  @TextField({
    optional: true,
    max: 200,
    description: 'Words to search for in the CV; all of them must occur, in any English form of the word',
    example: 'audited accounts',
  })
  cv?: string | null;

  @ChoiceField(APPLICATION_STATUSES, { optional: true, description: 'Only applications with this status' })
  status?: ApplicationStatus;

  @AssigneeFilterField()
  assignee_id?: string;

  @ChoiceField(MENTION_FILTERS, {
    optional: true,
    description:
      'Only applications with a note that mentions you; `unread`: only if you have not read it yet',
  })
  mentioned?: MentionFilter;

  @TextField({
    max: STAGE_LIMITS.id,
    optional: true,
    description: `Id of a stage: only reviewed applications in it; needs the id of the job. ${NO_STAGE}: only reviewed applications in no stage`,
  })
  stage?: string | null;

  @ChoiceField(APPLIED_PERIODS, {
    optional: true,
    description:
      'Only applications that arrived today, in the last seven days, or since the same day last month (Lagos time)',
  })
  applied?: AppliedPeriod;

  @ChoiceField(WITHDRAWAL_FILTERS, {
    optional: true,
    description: '`yes`: only withdrawn applications; `no`: only the others; all if not given',
  })
  withdrawn?: WithdrawalFilter;

  @ChoiceField(TOLD_FILTERS, {
    optional: true,
    description:
      '`no`: accepted or rejected, and no mail has told the applicant; `yes`: a mail has told the applicant or waits to be sent. Withdrawn applications match neither',
  })
  told?: ToldFilter;

  @ChoiceField(TALENT_POOL_FILTERS, {
    optional: true,
    description:
      'Only applications in the talent pool, that is, whose applicants have agreed to be kept for other openings',
  })
  talent_pool?: TalentPoolFilter;

  @TextField({
    optional: true,
    max: CHANNEL_LIMIT,
    description: 'Only applications with this `channel`',
    example: 'whatsapp',
  })
  channel?: string | null;

  @ChoiceField(REPEAT_FILTERS, {
    optional: true,
    description: 'Whether the same person had applied for the same job before; see `repeat_of`',
  })
  applied_before?: RepeatFilter;

  @InstantField({ optional: true, description: 'Only applications that arrived at this time or later' })
  since?: Date;

  @InstantField({
    optional: true,
    description: 'Only applications that arrived or were imported at this time or later',
  })
  new_since?: Date;

  @QueryNumber({
    min: 1,
    max: 3_650,
    description:
      'Only pending applications, not withdrawn, that arrived more than this number of days ago; no imported ones',
  })
  waiting_days?: number;

  @NumericIdsField({
    max: TAG_LIMITS.ofApplication,
    inQuery: true,
    description: 'Ids of tags; only applications with all of them',
  })
  tag?: number[];

  @QueryNumber({
    min: 1,
    max: SCORES.length,
    description: 'Only applications that you have rated yourself and whose rating is at least this',
  })
  rating_min?: number;
}

export class ListApplicationsQueryDto extends ListJobApplicationsQueryDto {
  @QueryNumber({ min: 1, max: 2_147_483_647, description: 'Only applications for the job with this id' })
  job_id?: number;

  @ChoiceField(BRANDS, {
    optional: true,
    description: 'Only applications for jobs of this business; `group` for jobs of the group itself',
  })
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
