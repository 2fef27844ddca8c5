import { ListQueryDto } from '../../../../platform/http/list-query.dto.js';
import { ChoiceField } from '../../../../platform/validation/fields.js';

export const ZONE_SORTS = ['name', 'created_at', 'updated_at'] as const;

export class ListZonesQueryDto extends ListQueryDto {
  @ChoiceField(ZONE_SORTS, { optional: true, description: 'created_at if not given' })
  sort?: (typeof ZONE_SORTS)[number];
}
