import { COMMUNITY_LIMITS, NIGERIAN_STATES, type NigerianState } from '@smash/contract';
import { ChoicesField, TextField, VersionField } from '../../../platform/validation/fields.js';

/** Body of POST. */
export class SaveZoneDto {
  @TextField({
    max: COMMUNITY_LIMITS.zone_name,
    description: 'Name of the zone; names that differ only in case count as equal',
    example: 'South West',
  })
  name: string;

  @ChoicesField(NIGERIAN_STATES, {
    description: 'States of the zone; none of them may belong to another zone',
  })
  states: NigerianState[];
}

/** Body of PUT, which replaces the whole zone. */
export class UpdateZoneDto extends SaveZoneDto {
  @VersionField()
  version?: number;
}
