import { ERASURE_REASONS, type ErasureReason } from '@smash/contract';
import { UuidListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export class ListErasuresQueryDto extends UuidListQueryDto {
  @ChoiceField(['erased_at'], { optional: true, description: 'Field to sort by; erased_at if not given' })
  sort?: 'erased_at';

  @ChoiceField(ERASURE_REASONS, { optional: true, description: 'Only erasures for this reason' })
  reason?: ErasureReason;
}
