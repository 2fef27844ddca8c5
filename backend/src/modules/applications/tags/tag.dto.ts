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

/** A tag as applications and filters show it. */
export class AppliedTagDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ maxLength: TAG_LIMITS.name, example: 'Shortlist' })
  name: string;

  @ApiProperty(colour)
  colour: TagColour;
}

export class TagDto extends AppliedTagDto {
  @ApiProperty({ type: 'integer', description: 'Number of applications with the tag' })
  applications_count: number;
}

/** Body of POST and PUT. */
export class SaveTagDto {
  @TextField({
    max: TAG_LIMITS.name,
    description: 'Name of the tag; names that differ only in case count as equal',
  })
  name: string;

  @ChoiceField(TAG_COLOURS, {
    optional: true,
    description: 'Colour of the tag; if not given, a new tag is grey and an existing tag keeps its colour',
  })
  colour?: TagColour;
}

/** Body of POST /tags/{id}/merge. */
export class MergeTagDto {
  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    description: 'Id of the tag that stays; all applications with this tag get it',
  })
  into_id: number;
}

/** Body of PATCH /applications/tags. */
export class TagApplicationsDto extends ApplicationIdsDto {
  @NumericIdsField({ max: MOST_TAGS, description: 'Ids of the tags to put on' })
  add?: number[];

  @NumericIdsField({ max: MOST_TAGS, description: 'Ids of the tags to take off' })
  remove?: number[];
}

export class TaggedApplicationsDto {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Applications whose tags have changed' })
  changed: string[];

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'Ids of applications that do not exist or were removed',
  })
  missing: string[];
}
