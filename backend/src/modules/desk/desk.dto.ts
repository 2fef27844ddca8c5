import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type DeskPart, FIRST_DESK_PARTS } from '@smash/contract';

/** One part of the desk, with the number of records that wait. */
export class DeskPartDto {
  @ApiProperty({ enum: FIRST_DESK_PARTS, enumName: 'DeskPart' })
  part: DeskPart;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'Whether the count stopped at its limit because there are more records' })
  is_capped: boolean;
}

export class FurtherDeskPartDto extends OmitType(DeskPartDto, ['part']) {
  @ApiProperty({ type: String, example: 'interviews_without_times' })
  part: DeskPart;
}

export class DeskDto {
  @ApiProperty({
    format: 'date-time',
    description: 'Time from which records count as new: your last visit, or a week ago on the first visit',
  })
  since: string;

  @ApiProperty({
    type: [DeskPartDto],
    description: 'Parts that your role may see, including those with the number 0',
  })
  parts: DeskPartDto[];

  @ApiProperty({
    type: [FurtherDeskPartDto],
    description: 'Parts that were added later. More may be added: ignore parts that you do not know',
  })
  further_parts: FurtherDeskPartDto[];
}
