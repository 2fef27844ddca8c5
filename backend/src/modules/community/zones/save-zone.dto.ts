import { COMMUNITY_LIMITS, NIGERIAN_STATES, type NigerianState } from '@smash/contract';
import { ChoicesField, TextField, VersionField } from '../../../platform/validation/fields.js';

/** Body of POST. */
export class SaveZoneDto {
  @TextField({
    max: COMMUNITY_LIMITS.zone_name,
    description: 'Name, unique whatever its case',
    example: 'South West',
  })
  name: string;

  @ChoicesField(NIGERIAN_STATES, { description: 'States of the zone; none of them may be in another zone' })
  states: NigerianState[];
}

/** Body of PUT, which replaces the whole zone. */
export class UpdateZoneDto extends SaveZoneDto {
  @VersionField()
  version?: number | null;
}
