import { IntersectionType } from '@nestjs/swagger';
import { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField, QueryNumber } from '../../../platform/validation/fields.js';
import { JobCountsQueryDto } from './job-filters.dto.js';

export const JOB_SORTS = ['posted_at', 'created_at', 'title', 'application_deadline'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export class ListJobsQueryDto extends IntersectionType(NumberedListQueryDto, JobCountsQueryDto) {
  @ChoiceField(JOB_SORTS, {
    optional: true,
    description: 'Field to sort by; posted_at if not given. A draft is sorted by created_at',
  })
  sort?: JobSort;

  @QueryNumber({
    min: 1,
    max: 365,
    description: 'Only active jobs whose deadline is at most this number of days ahead',
  })
  deadline_days?: number;
}
