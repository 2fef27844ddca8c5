import { ApiProperty } from '@nestjs/swagger';

export class ActivityDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'Members’ day' })
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null for a national activity' })
  zone_id: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'null while the day is open' })
  happens_on: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: 'integer', description: 'Raised by every change; send it back with PUT' })
  version: number;
}
