import { ApiProperty } from '@nestjs/swagger';

export class CommunityMessageDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'General meeting in March' })
  title: string;

  @ApiProperty()
  body: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the zone; null for a national message',
  })
  zone_id: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the publication; null for a draft and for a withdrawn message',
  })
  published_at: string | null;

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
