import { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export const ZONE_SORTS = ['name', 'created_at', 'updated_at'] as const;

export class ListZonesQueryDto extends NumberedListQueryDto {
  @ChoiceField(ZONE_SORTS, { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: (typeof ZONE_SORTS)[number];
}
