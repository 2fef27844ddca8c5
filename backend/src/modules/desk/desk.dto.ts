import { ApiProperty } from '@nestjs/swagger';
import { DESK_PARTS, type DeskPart } from '@smash/contract';

/** What waits for somebody, of one kind. */
export class DeskPartDto {
  @ApiProperty({ enum: DESK_PARTS, enumName: 'DeskPart' })
  part: DeskPart;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'Whether there are more than were counted' })
  is_capped: boolean;
}

export class DeskDto {
  @ApiProperty({
    format: 'date-time',
    description: 'When the account was here last; a week ago if it never was',
  })
  since: string;

  @ApiProperty({ type: [DeskPartDto], description: 'Those that the role may see, also where nothing waits' })
  parts: DeskPartDto[];
}
