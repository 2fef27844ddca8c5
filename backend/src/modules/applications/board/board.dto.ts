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
    description: 'Of a reviewed one: the stage, or null for none',
  })
  stage_id: string | null;

  @ApiProperty({ description: 'What it is called' })
  name: string;

  @ApiProperty({
    type: 'integer',
    description: `How many stand in it; ${COUNT_LIMIT + 1} for more than ${COUNT_LIMIT}`,
  })
  count: number;

  @ApiProperty({ type: [BoardCardDto], description: 'The newest of them, newest first' })
  cards: BoardCardDto[];
}

export class BoardDto {
  @ApiProperty({
    type: [BoardColumnDto],
    description: 'Pending, reviewed, the stages, accepted, rejected. Withdrawn applications stand in none',
  })
  columns: BoardColumnDto[];
}

export class BoardColumnQueryDto {
  @ChoiceField(APPLICATION_STATUSES, { description: 'The status of the column' })
  status: ApplicationStatus;

  @TextField({ max: STAGE_LIMITS.id, optional: true, description: 'Its stage, if it is one' })
  stage?: string | null;

  @IdField({ optional: true, description: 'The last card that was shown: those behind it follow' })
  after?: string;
}
