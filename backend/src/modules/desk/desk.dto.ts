import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type DeskPart, FIRST_DESK_PARTS } from '@smash/contract';

/** One part of the desk, with the number of records that wait. */
export class DeskPartDto {
  @ApiProperty({ enum: FIRST_DESK_PARTS, enumName: 'DeskPart' })
  part: DeskPart;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'Whether there are more than were counted' })
  is_capped: boolean;
}

export class FurtherDeskPartDto extends OmitType(DeskPartDto, ['part']) {
  @ApiProperty({ type: String, example: 'interviews_without_times' })
  part: DeskPart;
}

export class DeskDto {
  @ApiProperty({
    format: 'date-time',
    description: 'When the account was here last; a week ago if it never was',
  })
  since: string;

  @ApiProperty({ type: [DeskPartDto], description: 'Those that the role may see, also where nothing waits' })
  parts: DeskPartDto[];

  @ApiProperty({
    type: [FurtherDeskPartDto],
    description: 'Those that came later. Others may come: a program passes over what it does not know.',
  })
  further_parts: FurtherDeskPartDto[];
}
