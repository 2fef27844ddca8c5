import { ApiProperty } from '@nestjs/swagger';
import { MOST_RECIPIENTS } from '@smash/contract';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { InstantField, LowerCase, NullIsNotGiven, ObjectField } from '../../../platform/validation/fields.js';
import { ApplicationFilterDto } from './application-filter.dto.js';

const SIZE = `1 to ${MOST_RECIPIENTS} entries are expected here`;

/** The applications that an action is for: either `ids` or `filter`. */
export class ChosenApplicationsDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    required: false,
    minItems: 1,
    maxItems: MOST_RECIPIENTS,
    uniqueItems: true,
    description: 'Ids of the applications',
  })
  @NullIsNotGiven()
  @LowerCase()
  @IsUUID('all', { each: true, message: 'This is not a valid id' })
  @IsArray({ message: 'A list is expected here' })
  @ArrayMinSize(1, { message: SIZE })
  @ArrayMaxSize(MOST_RECIPIENTS, { message: SIZE })
  @ArrayUnique({ message: 'Please list each application only once' })
  ids?: string[];

  @ApiProperty({
    type: ApplicationFilterDto,
    required: false,
    description: 'Filter: all applications that the list has with these parameters',
  })
  @ObjectField(() => ApplicationFilterDto)
  filter?: ApplicationFilterDto;

  @InstantField({
    optional: true,
    description:
      'Time at which you saw the list. A `filter` leaves out applications that arrived later, were restored, or were moved by somebody else into the filter (status, stage, assignee, tag, told). A mail about a status leaves out applicants who got one later. `set_status` and `assign` leave out applications whose status or assignee somebody else has changed since',
  })
  seen_at?: Date;
}
