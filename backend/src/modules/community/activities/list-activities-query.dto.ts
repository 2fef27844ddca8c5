import { NumberedListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField, QueryNumber } from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';
import { SCOPES } from '../place.js';

export const ACTIVITY_SORTS = ['title', 'happens_on', 'created_at', 'updated_at'] as const;

export class ListActivitiesQueryDto extends NumberedListQueryDto {
  @ChoiceField(ACTIVITY_SORTS, { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: (typeof ACTIVITY_SORTS)[number];

  @QueryNumber({ min: 1, max: LARGEST_ID, description: 'Only records of the zone with this id' })
  zone_id?: number;

  @ChoiceField(SCOPES, {
    optional: true,
    description: '`national`: only records for the whole nation; `zonal`: only records of a zone',
  })
  scope?: (typeof SCOPES)[number];
}
