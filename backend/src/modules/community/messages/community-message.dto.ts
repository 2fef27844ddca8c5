import { ApiProperty } from '@nestjs/swagger';

export class CommunityMessageDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'General meeting in March' })
  title: string;

  @ApiProperty()
  body: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null for a national message' })
  zone_id: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when members see it; null for a draft and after it was withdrawn',
  })
  published_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: 'integer', description: 'Raised by every change; send it back with PUT' })
  version: number;
}
