import {
  type Brand,
  BRANDS,
  JOB_FILTER_LIMITS,
  JOB_TYPES,
  type JobFilters,
  type JobType,
  REMOTE,
  type Workplace,
  WORKPLACES,
} from '@smash/contract';
import { ChoiceField, TextField } from '../../../platform/validation/fields.js';

const optional = true;

export type JobStatus = 'active' | 'closed';

/** Filters with which visitors search jobs. */
class JobFiltersDto implements JobFilters {
  @TextField({
    optional,
    max: JOB_FILTER_LIMITS.q,
    description: `At most ${JOB_FILTER_LIMITS.words} words that must all occur in title, business, place or description; case and accents do not matter`,
    example: 'rider',
  })
  q?: string | null;

  @ChoiceField(BRANDS, { optional, description: 'Business that the job belongs to: its slug, or `group`' })
  brand?: Brand;

  @TextField({
    optional,
    max: JOB_FILTER_LIMITS.place,
    description: `A city, a state, or ${REMOTE}; case and accents do not matter`,
    example: 'Abuja',
  })
  place?: string | null;

  @ChoiceField(JOB_TYPES, { optional, description: 'Value of job_type' })
  type?: JobType;

  @ChoiceField(WORKPLACES, { optional, description: 'Workplace of the job' })
  workplace?: Workplace;
}

/** Which jobs are counted: the filters of a search, and whether the jobs are open. */
export class JobCountsQueryDto extends JobFiltersDto {
  @ChoiceField(['active', 'closed'], {
    optional,
    description: '`active`: jobs with is_open true; `closed`: jobs with is_open false',
  })
  status?: JobStatus;
}
