import { ApiProperty } from '@nestjs/swagger';
import { TAG_COLOURS, TAG_LIMITS, type TagColour } from '@smash/contract';
import {
  ChoiceField,
  NumericIdsField,
  TextField,
  WholeNumberField,
} from '../../../platform/validation/fields.js';
import { LARGEST_ID } from '../../../platform/validation/id.pipes.js';
import { ApplicationIdsDto } from '../status/bulk.dto.js';

const colour = { enum: TAG_COLOURS, enumName: 'TagColour' };

/** Most tags that one request puts on or takes off. */
const MOST_TAGS = TAG_LIMITS.ofApplication;

/** A tag as an application shows it. */
export class AppliedTagDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ maxLength: TAG_LIMITS.name, example: 'Shortlist' })
  name: string;

  @ApiProperty(colour)
  colour: TagColour;
}

export class TagDto extends AppliedTagDto {
  @ApiProperty({ type: 'integer', description: 'How many applications have it' })
  applications_count: number;
}

/** Body of POST and PUT. */
export class SaveTagDto {
  @TextField({ max: TAG_LIMITS.name, description: 'Upper and lower case do not tell two apart' })
  name: string;

  @ChoiceField(TAG_COLOURS, { optional: true, description: 'grey for a new tag; otherwise as it was' })
  colour?: TagColour;
}

/** Body of POST /tags/{id}/merge. */
export class MergeTagDto {
  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    description: 'The tag that stays, which all applications get that had this one',
  })
  into_id: number;
}

/** Body of PATCH /applications/tags. */
export class TagApplicationsDto extends ApplicationIdsDto {
  @NumericIdsField({ max: MOST_TAGS, description: 'Tags that these applications shall have' })
  add?: number[];

  @NumericIdsField({ max: MOST_TAGS, description: 'Tags that they shall not have' })
  remove?: number[];
}

export class TaggedApplicationsDto {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Those whose tags are others now' })
  changed: string[];

  @ApiProperty({ type: [String], format: 'uuid', description: 'Unknown, or removed' })
  missing: string[];
}
