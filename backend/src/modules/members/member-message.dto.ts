import { ApiProperty } from '@nestjs/swagger';

/** A published message as members read it. */
export class MemberMessageDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  body: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Id of the zone; null for a national message',
  })
  zone_id: number | null;

  @ApiProperty({ format: 'date-time' })
  published_at: string;
}
