import { ApiProperty, PickType } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, STAGE_LIMITS } from '@smash/contract';
import { COUNT_LIMIT } from '../../../platform/http/counted-page.js';
import { ChoiceField, IdField, TextField } from '../../../platform/validation/fields.js';
import { ApplicationDto } from '../list/application.dto.js';

/** Fields of a card: the name, the day, and the marks that rows of the list have too. */
export const CARD_FIELDS = [
  'id',
  'job_id',
  'reference',
  'first_name',
  'middle_name',
  'last_name',
  'status',
  'stage',
  'applied_at',
  'withdrawn_at',
  'told_status',
  'repeat_of',
  'notes_count',
  'rating',
  'ratings_count',
] as const satisfies readonly (keyof ApplicationDto)[];

export class BoardCardDto extends PickType(ApplicationDto, CARD_FIELDS) {}

export class BoardColumnDto {
  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'In a column of reviewed applications: the id of the stage; null if no stage',
  })
  stage_id: string | null;

  @ApiProperty({ description: 'Name' })
  name: string;

  @ApiProperty({
    type: 'integer',
    description: `Number of applications in the column; ${COUNT_LIMIT + 1} if there are more than ${COUNT_LIMIT}`,
  })
  count: number;

  @ApiProperty({ type: [BoardCardDto], description: 'The newest applications in the column, newest first' })
  cards: BoardCardDto[];
}

export class BoardDto {
  @ApiProperty({
    type: [BoardColumnDto],
    description:
      'Columns: pending, reviewed, the stages, accepted, rejected. Withdrawn applications are in no column',
  })
  columns: BoardColumnDto[];
}

export class BoardColumnQueryDto {
  @ChoiceField(APPLICATION_STATUSES, { description: 'Status of the column' })
  status: ApplicationStatus;

  @TextField({
    max: STAGE_LIMITS.id,
    optional: true,
    description: 'Stage of the column, if the column is a stage',
  })
  stage?: string | null;

  @IdField({
    optional: true,
    description: 'Id of the last card already shown; the response has the cards after it',
  })
  after?: string;
}
