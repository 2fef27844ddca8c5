import { ApiProperty } from '@nestjs/swagger';

export class ActivityDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'Members’ day' })
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the zone; null for a national activity',
  })
  zone_id: number | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day of the activity; null if it is not decided yet',
  })
  happens_on: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: 'integer',
    description: 'Version number, raised by every change; send it back with PUT',
  })
  version: number;
}
