import { ApiProperty } from '@nestjs/swagger';

export class CountsDto {
  @ApiProperty({
    type: 'integer',
    description: 'Number of members with a confirmed email address',
    example: 1204,
  })
  members: number;

  @ApiProperty({ type: 'integer', example: 6 })
  zones: number;

  @ApiProperty({ type: 'integer', example: 12 })
  activities: number;
}
