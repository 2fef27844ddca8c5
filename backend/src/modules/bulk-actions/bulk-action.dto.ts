import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, LARGE_REMOVAL, TAG_LIMITS } from '@smash/contract';
import { IsArray, IsIn } from 'class-validator';
import { OwnPasswordField } from '../../platform/auth/passwords/password-again.dto.js';
import { ChoiceField, NullIsNotGiven, NumericIdsField } from '../../platform/validation/fields.js';
import { AssigneeIdField, ChosenApplicationsDto } from '../applications/index.js';
import { BULK_ACTS, type BulkActionKind } from './entities/bulk-action.entity.js';
import { NULLABLE_INSTANT, NULLABLE_TEXT } from '../../platform/validation/nullable.js';

/** Body of POST /applications/bulk. */
export class StartBulkActionDto extends ChosenApplicationsDto {
  @ChoiceField(BULK_ACTS, { description: 'Action for each application' })
  action: BulkActionKind;

  @ChoiceField(APPLICATION_STATUSES, { optional: true, description: 'For `set_status`: the new status' })
  status?: ApplicationStatus;

  @ApiProperty({
    enum: APPLICATION_STATUSES,
    isArray: true,
    required: false,
    description:
      'For `set_status` with `ids`: the statuses that you saw, in the order of `ids`. An application whose status has changed since, other than by yourself, is left alone',
  })
  @NullIsNotGiven()
  @IsArray({ message: 'A list is expected here' })
  @IsIn(APPLICATION_STATUSES, { each: true, message: 'Please choose from the list' })
  seen_statuses?: ApplicationStatus[];

  @AssigneeIdField({
    optional: true,
    description: 'For `assign`: the id of an account of GET /reviewers; null to unassign',
  })
  assignee_id?: string | null;

  @NumericIdsField({ max: TAG_LIMITS.ofApplication, description: 'For `tag`: ids of the tags to put on' })
  add?: number[];

  @NumericIdsField({ max: TAG_LIMITS.ofApplication, description: 'For `tag`: ids of the tags to take off' })
  remove?: number[];

  @OwnPasswordField(`, to remove more than ${LARGE_REMOVAL}`)
  password?: string | null;
}

const count = (description: string) => ApiProperty({ type: 'integer', description });

/** Number of applications by outcome. */
export class BulkCountsDto {
  @count('Number of applications still waiting')
  waiting: number;

  @count('Number of applications done and not undone')
  done: number;

  @count('Number of applications that needed no change')
  unchanged: number;

  @count('Number of applications left alone because somebody changed them after they were chosen')
  changed: number;

  @count(
    'Number of applications removed by somebody else, or moved out of the businesses that you see, before their turn',
  )
  missing: number;

  @count('Number of applications left alone because they had no room for more tags')
  full: number;

  @count('Number of applications undone')
  undone: number;

  @count('Number of applications not undone because somebody has changed them since')
  kept: number;

  @count('Number of applications undone before their turn')
  cancelled: number;

  @count(
    'Number of applications not done because the action was given up after several attempts, or because the assignee may no longer review them',
  )
  failed: number;
}

export class BulkActionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BULK_ACTS, enumName: 'BulkAct' })
  action: BulkActionKind;

  @ApiProperty({
    type: String,
    enum: APPLICATION_STATUSES,
    nullable: true,
    description: 'Status that is set; null for other actions',
  })
  status: ApplicationStatus | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Id of the account that they are assigned to; null to unassign, and for other actions',
  })
  assignee_id: string | null;

  @ApiProperty({ type: [Number], items: { type: 'integer' }, description: 'Ids of the tags that are put on' })
  add: number[];

  @ApiProperty({
    type: [Number],
    items: { type: 'integer' },
    description: 'Ids of the tags that are taken off',
  })
  remove: number[];

  @count('Number of chosen applications')
  total: number;

  @ApiProperty({ type: BulkCountsDto })
  counts: BulkCountsDto;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', description: 'Time until which the action can be undone' })
  undoable_until: string;

  @ApiProperty({ ...NULLABLE_INSTANT, description: 'Time of the undo; null if it was not undone' })
  undone_at: string | null;

  @ApiProperty({
    ...NULLABLE_INSTANT,
    description: 'Time at which everything was done or undone; null while the action runs',
  })
  finished_at: string | null;

  @ApiProperty({
    ...NULLABLE_TEXT,
    description:
      'Code, for the operator, of the error after which the action was given up; the rest is not done or not undone. Null if it was not given up',
    example: '40P01',
  })
  failure: string | null;
}
