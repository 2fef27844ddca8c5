import { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField, QueryNumber } from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';
import { SCOPES } from '../place.js';

export const MESSAGE_SORTS = ['title', 'published_at', 'created_at', 'updated_at'] as const;

export class ListMessagesQueryDto extends NumberedListQueryDto {
  @ChoiceField(MESSAGE_SORTS, { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: (typeof MESSAGE_SORTS)[number];

  @ChoiceField(['published', 'draft'], {
    optional: true,
    description: '`published`: only messages that members see; `draft`: only the others',
  })
  status?: 'published' | 'draft';

  @QueryNumber({ min: 1, max: LARGEST_ID, description: 'Only records of the zone with this id' })
  zone_id?: number;

  @ChoiceField(SCOPES, {
    optional: true,
    description: '`national`: only records for the whole nation; `zonal`: only records of a zone',
  })
  scope?: (typeof SCOPES)[number];
}
