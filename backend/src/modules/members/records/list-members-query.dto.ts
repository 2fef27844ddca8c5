import { UuidListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export const MEMBER_SORTS = ['sname', 'created_at'] as const;
export const MEMBER_STATUSES = ['confirmed', 'unconfirmed', 'suspended'] as const;

export class ListMembersQueryDto extends UuidListQueryDto {
  @ChoiceField(MEMBER_SORTS, { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: (typeof MEMBER_SORTS)[number];

  @ChoiceField(MEMBER_STATUSES, {
    optional: true,
    description: '`confirmed`: members with a confirmed address, who may log in',
  })
  status?: (typeof MEMBER_STATUSES)[number];
}
