import { ApiProperty } from '@nestjs/swagger';
import { MOST_RECIPIENTS } from '@smash/contract';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import { InstantField, LowerCase, ObjectField } from '../../../platform/validation/fields.js';
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
    description: 'These applications',
  })
  @IsOptional()
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
    description: 'All applications of the list with these parameters',
  })
  @ObjectField(() => ApplicationFilterDto)
  filter?: ApplicationFilterDto;

  @InstantField({
    optional: true,
    description:
      'When the list was on the screen: who applied later, or was moved by somebody else to where the filter looks (status, stage, assignee, tag, told) or restored, is left out of those that match it; a mail that tells of a status leaves out those who heard of it later, and set_status and assign leave alone those whose status or assignee somebody else has changed since',
  })
  seen_at?: Date;
}
