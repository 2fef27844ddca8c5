import { ListQueryDto } from '../../../platform/http/list-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export const JOB_SORTS = ['created_at', 'title', 'application_deadline'] as const;

export class ListJobsQueryDto extends ListQueryDto {
  @ChoiceField(JOB_SORTS, { optional: true, description: 'created_at if not given' })
  sort?: (typeof JOB_SORTS)[number];

  @ChoiceField(['active', 'closed'], { optional: true, description: 'By is_open: active or closed' })
  status?: 'active' | 'closed';
}
