import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, LARGE_REMOVAL, TAG_LIMITS } from '@smash/contract';
import { IsArray, IsIn, IsOptional } from 'class-validator';
import { OwnPasswordField } from '../../platform/auth/passwords/password-again.dto.js';
import { ChoiceField, NumericIdsField } from '../../platform/validation/fields.js';
import { AssigneeIdField, ChosenApplicationsDto } from '../applications/index.js';
import { BULK_ACTS, type BulkAct } from './entities/bulk-action.entity.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../platform/validation/nullable.js';

/** Body of POST /applications/bulk. */
export class StartBulkActionDto extends ChosenApplicationsDto {
  @ChoiceField(BULK_ACTS, { description: 'What is done with each' })
  action: BulkAct;

  @ChoiceField(APPLICATION_STATUSES, { optional: true, description: 'For set_status: the status to set' })
  status?: ApplicationStatus;

  @ApiProperty({
    enum: APPLICATION_STATUSES,
    isArray: true,
    required: false,
    description:
      "For set_status of `ids`: the status of each, in their order, as it was on the screen. Whoever has another by now, not by a change of one's own, is left alone",
  })
  @IsOptional()
  @IsArray({ message: 'A list is expected here' })
  @IsIn(APPLICATION_STATUSES, { each: true, message: 'Please choose from the list' })
  seen_statuses?: ApplicationStatus[];

  @AssigneeIdField({
    optional: true,
    description: 'For assign: an account of GET /reviewers; null for nobody',
  })
  assignee_id?: string | null;

  @NumericIdsField({ max: TAG_LIMITS.ofApplication, description: 'For tag: the tags to put on' })
  add?: number[];

  @NumericIdsField({ max: TAG_LIMITS.ofApplication, description: 'For tag: the tags to take off' })
  remove?: number[];

  @OwnPasswordField(`, to remove more than ${LARGE_REMOVAL}`)
  password?: string | null;
}

const count = (description: string) => ApiProperty({ type: 'integer', description });

/** Number of applications by outcome. */
export class BulkCountsDto {
  @count('Their turn is still to come')
  waiting: number;

  @count('Done, and not undone')
  done: number;

  @count('Were so already')
  unchanged: number;

  @count('Left alone, since somebody changed them after they were chosen')
  changed: number;

  @count('Removed by somebody else, or no longer of a brand that one sees, before their turn came')
  missing: number;

  @count('Left alone, since there was no room for more tags')
  full: number;

  @count('Undone')
  undone: number;

  @count('Not undone, since somebody has changed them since')
  kept: number;

  @count('Undone before their turn came')
  cancelled: number;

  @count(
    'Not done, since the action was given up after several attempts, or the assignee may no longer review them',
  )
  failed: number;
}

export class BulkActionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BULK_ACTS, enumName: 'BulkAct' })
  action: BulkAct;

  @ApiProperty({
    type: String,
    enum: APPLICATION_STATUSES,
    nullable: true,
    description: 'The status that is set',
  })
  status: ApplicationStatus | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Whom they are assigned to; null for nobody, and for other actions',
  })
  assignee_id: string | null;

  @ApiProperty({ type: [Number], items: { type: 'integer' }, description: 'The tags that are put on' })
  add: number[];

  @ApiProperty({ type: [Number], items: { type: 'integer' }, description: 'The tags that are taken off' })
  remove: number[];

  @count('How many applications were chosen')
  total: number;

  @ApiProperty({ type: BulkCountsDto })
  counts: BulkCountsDto;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', description: 'Until then it can be undone' })
  undoable_until: string;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'When it was undone' })
  undone_at: string | null;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'When all was done, or all undone; null while it is under way',
  })
  finished_at: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description: 'Why it was given up, as a code for the operator: the rest is not done, or not undone',
    example: '40P01',
  })
  failure: string | null;
}
