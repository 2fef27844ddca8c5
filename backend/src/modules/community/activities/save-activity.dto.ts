import { COMMUNITY_LIMITS } from '@smash/contract';
import { DayField, TextField, VersionField, ZoneField } from '../../../platform/validation/fields.js';

/** Body of POST. */
export class SaveActivityDto {
  @TextField({ max: COMMUNITY_LIMITS.title, description: 'Title', example: 'Members’ day' })
  title: string;

  @TextField({
    max: COMMUNITY_LIMITS.description,
    multiline: true,
    description: 'Description of the activity',
  })
  description: string;

  @ZoneField()
  zone_id?: number | null;

  @DayField({ optional: true, description: 'Day of the activity', example: '2026-12-12' })
  happens_on?: string | null;
}

/** Body of PUT, which replaces the whole activity. */
export class UpdateActivityDto extends SaveActivityDto {
  @VersionField()
  version?: number;
}
