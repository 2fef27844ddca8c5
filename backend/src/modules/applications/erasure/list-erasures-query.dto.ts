import { ERASURE_REASONS, type ErasureReason } from '@smash/contract';
import { ListQueryDto } from '../../../platform/http/list-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export class ListErasuresQueryDto extends ListQueryDto {
  @ChoiceField(['erased_at'], { optional: true, description: 'erased_at if not given' })
  sort?: 'erased_at';

  @ChoiceField(ERASURE_REASONS, { optional: true, description: 'Only those' })
  reason?: ErasureReason;
}
