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
    description: `Words that all occur in title, business, place or description, at most ${JOB_FILTER_LIMITS.words}; neither case nor accents matter`,
    example: 'rider',
  })
  q?: string | null;

  @ChoiceField(BRANDS, { optional, description: 'Whose the job is: the slug of a business, or group' })
  brand?: Brand;

  @TextField({
    optional,
    max: JOB_FILTER_LIMITS.place,
    description: `A city or a state, or ${REMOTE}; neither case nor accents matter`,
    example: 'Abuja',
  })
  place?: string | null;

  @ChoiceField(JOB_TYPES, { optional, description: 'What job_type is' })
  type?: JobType;

  @ChoiceField(WORKPLACES, { optional, description: 'Where the work is done' })
  workplace?: Workplace;
}

/** Which jobs are counted: the filters of a search, and whether the jobs are open. */
export class JobCountsQueryDto extends JobFiltersDto {
  @ChoiceField(['active', 'closed'], { optional, description: 'By is_open: active or closed' })
  status?: JobStatus;
}
